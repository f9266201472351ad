extension String {
  /// The text broken at spaces into lines of at most so many cells; one line at least.
  ///
  /// A word longer than a line is broken where the line ends, but not before the end of a sentence or
  /// a bracket, where a character can be taken along.
  /// - Complexity: O(n), in characters.
  func wrapped(to columns: Int) -> [String] {
    guard cellWidth > columns else { return [self] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in split(separator: " ") {
      let wordWidth = String(word).cellWidth
      if width > 0, width + 1 + wordWidth <= columns {
        line += " " + word
        width += 1 + wordWidth
        continue
      }
      if width > 0 { lines.append(line) }
      var pieces = word.broken(to: columns)
      line = pieces.removeLast()
      width = line.cellWidth
      lines += pieces
    }
    return lines + [line]
  }
}

extension String {
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

extension Character {
  /// Whether the character may not begin a line, as it closes what stands before it.
  /// - Source: W3C, Requirements for Japanese Text Layout, 3.1.7.
  fileprivate var endsPart: Bool { "。、」』）！？".contains(self) }
}

extension Substring {
  /// The text in pieces of at most so many cells, one at least.
  fileprivate func broken(to columns: Int) -> [String] {
    guard String(self).cellWidth > columns else { return [String(self)] }
    var pieces = [""]
    var width = 0
    for character in self {
      width += character.cellWidth
      if width > columns, pieces.last != "" {
        var full = pieces.removeLast()
        let isTaken = character.endsPart && full.count > 1 && full.last?.endsPart == false
        let start = isTaken ? String(full.removeLast()) : ""
        pieces += [full, start]
        width = start.cellWidth + character.cellWidth
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
