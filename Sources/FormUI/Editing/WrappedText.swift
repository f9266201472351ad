/// A text broken into the lines that it is shown in.
///
/// A line ends where one was typed, or behind a space or beside a wide character as late as it
/// fits; what is longer than a line is broken where the line ends. The last column is left to the
/// caret: no more than a space stands there, the one that the line ends with.
struct WrappedText {
  /// The lines in order, by their places in bytes of UTF-8 and without the breaks that end them;
  /// one at least.
  private(set) var lines: [Range<Int>] = []

  /// The cells that a line may fill.
  let columns: Int

  /// Breaks a text for a width in cells.
  /// - Complexity: O(n), in bytes.
  init(_ text: String, columns: Int) {
    self.columns = max(1, columns - 1)
    var text = text
    let breaks = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == 0x0A } }
    var start = 0
    for end in breaks + [text.utf8.count] {
      let paragraph = text.utf8.index(text.startIndex, offsetBy: start)
      let rest = text[paragraph..<text.utf8.index(paragraph, offsetBy: end - start)]
      if rest.utf8.allSatisfy({ $0 < 0x80 }) {
        breakBytes(of: rest, from: start)
      } else {
        breakGraphemes(of: rest, from: start)
      }
      start = end + 1
    }
  }

  /// The line that a place belongs to, from 0: between two that nothing was typed to part, the
  /// later.
  func line(of place: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether the text goes on in the next line without a break.
  func isSoft(_ line: Int) -> Bool {
    line + 1 < lines.count && lines[line + 1].lowerBound == lines[line].upperBound
  }

  /// Breaks a paragraph whose every byte takes a cell, but for spaces at the ends of lines.
  private mutating func breakBytes(of paragraph: Substring, from start: Int) {
    let bytes = paragraph.utf8
    var line = bytes.startIndex
    var place = start
    while let limit = bytes.index(line, offsetBy: columns, limitedBy: bytes.endIndex),
      limit < bytes.endIndex
    {
      let space = UInt8(ascii: " ")
      var end = limit
      if bytes[limit] == space {
        end = bytes.index(after: limit)
      } else if let last = bytes[line..<limit].lastIndex(of: space) {
        end = bytes.index(after: last)
      }
      guard end < bytes.endIndex else { break }
      let next = place + bytes.distance(from: line, to: end)
      lines.append(place..<next)
      (line, place) = (end, next)
    }
    lines.append(place..<start + bytes.count)
  }

  private mutating func breakGraphemes(of paragraph: Substring, from start: Int) {
    var line = start
    var width = 0
    /// The last place where the line may end, and the cells before it.
    var chance: (place: Int, width: Int)?
    var last: Character?
    var place = start
    for character in paragraph {
      let cells = character.shownWidth
      if let last, last == " " || last.allowsBreak(before: character) {
        chance = (place, width)
      }
      let limit = character == " " ? columns + 1 : columns
      while width + cells > limit, place > line {
        let end = chance ?? (place, width)
        lines.append(line..<end.place)
        (line, width, chance) = (end.place, width - end.width, nil)
      }
      width += cells
      place += character.utf8.count
      last = character
    }
    lines.append(line..<place)
  }
}
