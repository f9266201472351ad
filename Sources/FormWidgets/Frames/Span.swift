/// A run of text in one style in a row.
public struct Span: Equatable, Sendable {
  /// The first cell's column, from 0.
  public var column: Int
  /// The text: printable, and no wider than the rest of the row.
  public var text: String
  /// The width in cells.
  public var width: Int
  /// The style.
  public var style: Style
  /// What it is part of.
  public var ground: Ground

  /// Creates a span.
  public init(column: Int, text: String, width: Int, style: Style, ground: Ground = .form) {
    self.column = column
    self.text = text
    self.width = width
    self.style = style
    self.ground = ground
  }

  /// The style, and what it is part of.
  package var paint: Paint { Paint(style, on: ground) }
}

extension Span {
  /// Whether each scalar is obviously a character of one cell on any terminal.
  /// - Complexity: O(n), in scalars; O(1) if every byte takes a cell.
  package var isOfPlainCells: Bool {
    isOfBytes || text.unicodeScalars.allSatisfy(\.isPlainCell)
  }
}

extension Unicode.Scalar {
  /// Whether it is Latin, or one of the symbols that frames are drawn with; never one that joins
  /// others or is wide.
  var isPlainCell: Bool {
    switch value {
    case ..<0x300: true
    // Dashes, quotation marks, the ellipsis; arrows, a root; lines, blocks, shapes; check marks.
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x221A: true
    case 0x2500...0x25FC, 0x2713...0x2718: true
    default: false
    }
  }
}

extension Span {
  /// Returns the part of the span in some columns; `nil` if there is none.
  ///
  /// A wide character that would be cut in half is left out.
  /// - Complexity: O(n), in bytes of the text.
  package func clipped(to columns: Range<Int>) -> Span? {
    let end = column + width
    guard width > 0, column < columns.upperBound, end > columns.lowerBound else { return nil }
    guard column < columns.lowerBound || end > columns.upperBound else { return self }
    return isOfBytes
      ? clippedByCell(to: columns)
      : clippedByCharacter(to: columns)
  }

  /// Whether every byte takes a cell, as in ASCII.
  package var isOfBytes: Bool { text.utf8.count == width }

  private func clippedByCell(to columns: Range<Int>) -> Span {
    let kept = columns.clamped(to: column..<column + width)
    let bytes = text.utf8.dropFirst(kept.lowerBound - column).prefix(kept.count)
    return Span(
      column: kept.lowerBound,
      text: String(Substring(bytes)),
      width: kept.count,
      style: style,
      ground: ground
    )
  }

  private func clippedByCharacter(to columns: Range<Int>) -> Span? {
    var kept = ""
    var first: Int?
    var end = column
    for character in text {
      let start = end
      end += character.cellWidth
      guard end <= columns.upperBound else {
        end = start
        break
      }
      guard start >= columns.lowerBound else { continue }
      if first == nil { first = start }
      kept.append(character)
    }
    return first.map {
      Span(column: $0, text: kept, width: end - $0, style: style, ground: ground)
    }
  }
}

extension Span {
  /// Returns the columns outside of which two rows show the same; empty if they are the same.
  ///
  /// No character is only partly within them, in either row.
  /// - Complexity: O(n), in bytes of the spans.
  package static func difference(from old: [Span], to new: [Span], columns: Int) -> Range<Int> {
    let isWhole = areInOrder(old[...]) && areInOrder(new[...])
    // A wide character that a later span half covers shows or not, depending on that span.
    guard isWhole || old.allSatisfy(\.isOfPlainCells) && new.allSatisfy(\.isOfPlainCells) else {
      return 0..<columns
    }
    var first = 0
    var (oldEnd, newEnd) = (old.count, new.count)
    while first < min(oldEnd, newEnd), old[first] == new[first] { first += 1 }
    while first < min(oldEnd, newEnd), old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (gone, come) = (old[first..<oldEnd], new[first..<newEnd])
    guard let oldFirst = gone.first, let newFirst = come.first, let oldLast = gone.last,
      let newLast = come.last, isWhole || areInOrder(gone) && areInOrder(come)
    else { return Span.columns(of: [gone, come]) }
    let before = oldFirst.sharedCells(with: newFirst, fromEnd: false)
    let after = oldLast.sharedCells(with: newLast, fromEnd: true)
    let start = min(oldFirst.column, newFirst.column) + before
    return start..<max(oldLast.end, newLast.end) - after
  }

  /// Returns the columns from the first to the last of some spans.
  private static func columns(of spans: [ArraySlice<Span>]) -> Range<Int> {
    let start = spans.joined().map(\.column).min() ?? 0
    return start..<(spans.joined().map(\.end).max() ?? start)
  }

  /// Returns how many cells another span shares from the same beginning, or to the same end; 0
  /// unless every byte of both takes a cell.
  private func sharedCells(with other: Span, fromEnd: Bool) -> Int {
    guard fromEnd ? end == other.end : column == other.column, style == other.style,
      ground == other.ground, isOfBytes, other.isOfBytes
    else { return 0 }
    let (bytes, otherBytes) = (text.utf8Span.span, other.text.utf8Span.span)
    let limit = min(bytes.count, otherBytes.count)
    var count = 0
    while count < limit {
      let (index, otherIndex) =
        fromEnd
        ? (bytes.count - 1 - count, otherBytes.count - 1 - count) : (count, count)
      guard bytes[index] == otherBytes[otherIndex] else { break }
      count += 1
    }
    return count
  }

  /// The column after the last cell.
  package var end: Int { column + width }

  /// Whether spans are ordered from left to right without overlapping.
  private static func areInOrder(_ spans: ArraySlice<Span>) -> Bool {
    var column = 0
    for span in spans {
      guard span.column >= column else { return false }
      column = span.end
    }
    return true
  }
}

/// The cells of a row that spans cover; later spans cover earlier ones.
package struct CellRow: Equatable, Sendable {
  /// The text of each cell; empty for the second cell of a wide character.
  package private(set) var texts: [String]

  /// The style and ground of each cell; plain if no span covers it.
  ///
  /// The blank to the left of a wide character that a later span half covers is also plain, because
  /// terminals do not keep its style.
  package private(set) var paints: [Paint]

  /// Creates the cells of a row from spans.
  /// - Complexity: O(n), in cells.
  package init(of spans: [Span], columns: Int) {
    texts = [String](repeating: " ", count: max(0, columns))
    paints = [Paint](repeating: .plain, count: max(0, columns))
    for span in spans {
      var column = span.column
      for scalar in span.text.unicodeScalars {
        let width = scalar.cellWidth
        if width == 0, column > span.column, column <= columns {
          let last = texts[..<column].lastIndex { !$0.isEmpty } ?? 0
          texts[last].unicodeScalars.append(scalar)
        } else if width > 0, column >= 0, column + width <= columns {
          put(scalar, width: width, at: column, span.paint)
        }
        column += width
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, width: Int, at column: Int, _ paint: Paint) {
    blankHalf(of: column)
    blankHalf(of: column + width - 1)
    for covered in column..<(column + width) {
      texts[covered] = covered == column ? String(scalar) : ""
      paints[covered] = paint
    }
  }

  /// Blanks both cells of the wide character at a column.
  private mutating func blankHalf(of column: Int) {
    let start = texts[column].isEmpty && column > 0 ? column - 1 : column
    guard start + 1 < texts.count, texts[start + 1].isEmpty else { return }
    for half in [start, start + 1] {
      texts[half] = " "
      paints[half] = .plain
    }
  }
}
