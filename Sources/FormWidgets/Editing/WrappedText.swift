/// A text wrapped into the lines that display it.
///
/// A line ends at a line break, or at the last space or wide character where it fits; longer words
/// are broken. The last column is reserved for the caret and at most a trailing space.
struct WrappedText {
  /// The ranges of the lines in UTF-8 bytes, without line breaks; at least one.
  private(set) var lines: [Range<Int>] = []

  /// The width of a line in cells.
  let columns: Int

  /// Wraps a text to a width in cells.
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

  /// Returns the line of a position, from 0; at a soft break, the later line.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns whether the text continues in the next line without a line break.
  func isSoft(_ line: Int) -> Bool {
    line + 1 < lines.count && lines[line + 1].lowerBound == lines[line].upperBound
  }

  /// Wraps a paragraph in which every byte takes a cell, except spaces at the ends of lines.
  private mutating func breakBytes(of paragraph: Substring, from start: Int) {
    let bytes = paragraph.utf8
    var line = bytes.startIndex
    var offset = start
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
      let next = offset + bytes.distance(from: line, to: end)
      lines.append(offset..<next)
      (line, offset) = (end, next)
    }
    lines.append(offset..<start + bytes.count)
  }

  private mutating func breakGraphemes(of paragraph: Substring, from start: Int) {
    var line = start
    var width = 0
    /// The last position where the line can be broken, and the width before it.
    var chance: (offset: Int, width: Int)?
    var last: Character?
    var offset = start
    for character in paragraph {
      let cells = character.shownWidth
      if let last, last == " " || last.allowsBreak(before: character) {
        chance = (offset, width)
      }
      let limit = character == " " ? columns + 1 : columns
      while width + cells > limit, offset > line {
        let end = chance ?? (offset, width)
        lines.append(line..<end.offset)
        (line, width, chance) = (end.offset, width - end.width, nil)
      }
      width += cells
      offset += character.utf8.count
      last = character
    }
    lines.append(line..<offset)
  }
}
