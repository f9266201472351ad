extension EditedText {
  /// Returns the index at a position.
  func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }

  /// Returns the position of an index.
  func place(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns where a move leads from the caret if the whole text is one line.
  func place(of move: CaretMove) -> Int {
    switch move {
    case .left: place(indexBefore(index(caret)))
    case .right: place(indexAfter(index(caret)))
    case .wordLeft: place(wordStart)
    case .wordRight: place(wordEnd)
    case .lineStart, .textStart, .lineUp: 0
    case .lineEnd, .textEnd, .lineDown: text.utf8.count
    }
  }

  /// Returns the index one grapheme before, or the start.
  func indexBefore(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  /// Returns the index one grapheme after, or the end.
  func indexAfter(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  /// The start of the word at or before the caret.
  private var wordStart: String.Index {
    let head = beforeCaret
    guard let last = head.lastIndex(where: \.isWordCharacter) else { return text.startIndex }
    let gap = head[..<last].lastIndex { !$0.isWordCharacter }
    return gap.map { text.index(after: $0) } ?? text.startIndex
  }

  /// The end of the word at or after the caret.
  private var wordEnd: String.Index {
    let tail = text[index(caret)...]
    guard let first = tail.firstIndex(where: \.isWordCharacter) else { return text.endIndex }
    return tail[first...].firstIndex { !$0.isWordCharacter } ?? text.endIndex
  }
}
