extension String {
  /// The text broken into lines of at most so many cells; one line at least.
  ///
  /// A line ends at a space or beside a wide character, where neither a sentence's end nor a
  /// bracket stands in the way; what is longer than a line without such a place is broken where the
  /// line ends.
  /// - Complexity: O(n), in characters.
  func wrapped(to columns: Int) -> [String] {
    guard cellWidth > columns else { return [self] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in split(separator: " ") {
      var gap = width > 0 ? 1 : 0
      for piece in word.pieces(of: columns) {
        if width > 0, width + gap + piece.width > columns {
          lines.append(line)
          (line, width, gap) = ("", 0, 0)
        }
        if gap > 0 { line += " " }
        line += piece.text
        width += gap + piece.width
        gap = 0
      }
    }
    return lines + [line]
  }
}

extension String {
  /// The lines of a text that the form's author wrote, without blank ones at its end.
  var textLines: [String] {
    var lines = withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.map(String.init)
  }

  /// The text where it fits in so many cells, else as much of it as does with a mark behind.
  func fitted(to columns: Int, _ glyphs: Glyphs) -> String {
    guard cellWidth > columns else { return self }
    var kept = ""
    var width = 1
    for character in self {
      width += character.cellWidth
      if width > columns { break }
      kept.append(character)
    }
    return kept + glyphs.hint
  }
}

extension Substring {
  /// A part of a word that stays on one line, and its cells.
  fileprivate typealias Piece = (text: Substring, width: Int)

  /// The word in pieces that no line ends inside of, of at most so many cells where there is room
  /// for a character.
  fileprivate func pieces(of columns: Int) -> [Piece] {
    var pieces: [Piece] = []
    var start = startIndex
    var width = 0
    var last: Character?
    for index in indices {
      let character = self[index]
      if let last, last.allowsBreak(before: character) {
        pieces += self[start..<index].broken(to: columns, from: width)
        (start, width) = (index, 0)
      }
      width += character.cellWidth
      last = character
    }
    return pieces + self[start...].broken(to: columns, from: width)
  }

  /// The text of so many cells in pieces of at most as many as a line has, a character at least.
  private func broken(to columns: Int, from width: Int) -> [Piece] {
    guard width > columns else { return [(self, width)] }
    var pieces: [Piece] = []
    var start = startIndex
    var width = 0
    for index in indices {
      let cells = self[index].cellWidth
      if width + cells > columns, start < index {
        pieces.append((self[start..<index], width))
        (start, width) = (index, 0)
      }
      width += cells
    }
    return pieces + [(self[start...], width)]
  }
}
