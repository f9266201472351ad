extension String {
  /// Returns the text wrapped to a width in cells; at least one line.
  ///
  /// A line ends at a space or beside a wide character, unless punctuation or a bracket forbids it;
  /// a longer word is broken at the end of the line.
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
  /// The lines of a text by the form's author, without blank ones at its end.
  var textLines: [String] {
    var lines = withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Returns the text if it fits in a width, else as much as fits with a mark after it.
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
  /// A part of a word that stays on one line, and its width.
  fileprivate typealias Piece = (text: Substring, width: Int)

  /// Returns the word in unbreakable pieces, none wider than a line if a character fits.
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

  /// Returns the text in pieces no wider than a line, each at least a character.
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
