extension TextArea {
  /// Returns the target of a move within a line as drawn; `nil` for moves that do not depend on
  /// lines.
  func place(of move: CaretMove, in wrapped: WrappedText) -> Int? {
    let line = wrapped.line(of: edited.caret)
    return switch move {
    case .lineStart: wrapped.lines[line].lowerBound
    case .lineEnd: end(ofLine: line, in: wrapped)
    default: nil
    }
  }

  /// Returns the position of a cell in a line as drawn, or the line's end; lines outside the text
  /// are its ends.
  func place(atCell cell: Int, ofLine line: Int, in wrapped: WrappedText) -> Int {
    guard line >= 0 else { return 0 }
    guard line < wrapped.lines.count else { return edited.text.utf8.count }
    let place = edited.place(atCell: cell, ofLine: wrapped.lines[line])
    return min(place, end(ofLine: line, in: wrapped))
  }

  /// Returns the last position in a line as drawn: before its last grapheme if it continues in the
  /// next.
  private func end(ofLine line: Int, in wrapped: WrappedText) -> Int {
    let end = wrapped.lines[line].upperBound
    guard wrapped.isSoft(line) else { return end }
    return edited.place(edited.indexBefore(edited.index(end)))
  }

  /// Returns the end of the line as typed that a deletion goes to, or the position after it if the
  /// caret is already there; `nil` for other moves.
  func endOfTypedLine(_ move: CaretMove) -> Int? {
    let (text, caret) = (edited.text.utf8, edited.index(edited.caret))
    let lineFeed = UInt8(ascii: "\n")
    switch move {
    case .lineStart:
      let start = text[..<caret].lastIndex(of: lineFeed).map(text.index(after:))
      let place = edited.place(start ?? text.startIndex)
      return place == edited.caret ? max(0, place - 1) : place
    case .lineEnd:
      let place = edited.place(text[caret...].firstIndex(of: lineFeed) ?? text.endIndex)
      return place == edited.caret ? min(place + 1, text.count) : place
    default: return nil
    }
  }
}

extension CaretMove {
  /// The number of lines that the move goes down, negative for up; `nil` if it stays in one.
  var lines: Int? {
    switch self {
    case .lineUp: -1
    case .lineDown: 1
    default: nil
    }
  }
}

extension String {
  /// The text with all line breaks as line feeds.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var unified = ""
    for character in self {
      unified.append(character == "\r\n" || character == "\r" ? "\n" : character)
    }
    return unified
  }
}
