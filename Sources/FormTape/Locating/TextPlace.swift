import FormValidation
import FormWidgets

/// A text as a screen shows it: the cells that it covers in a row, or in several if it wraps.
package struct TextPlace: Hashable, Sendable {
  /// The row, from 1.
  package let row: Int

  /// The columns, from 1.
  package let columns: ClosedRange<Int>

  /// Where a text that wraps goes on, row by row.
  package let rest: [TextPlace]

  package init(row: Int, columns: ClosedRange<Int>, rest: [TextPlace] = []) {
    (self.row, self.columns, self.rest) = (row, columns, rest)
  }

  /// The first cell.
  package var start: ScreenPosition { ScreenPosition(row: row, column: columns.lowerBound) }
}

extension CellGrid {
  /// Returns where a text or pattern is on the screen, from the top left, without overlaps.
  ///
  /// A text that wraps at a blank is found, too. Part of a character is never found, such as the
  /// letter below an accent.
  /// - Complexity: O(n), in cells.
  package func places(of match: TextMatch) -> [TextPlace] {
    (1...max(1, size.rows)).flatMap { row in
      places(of: match, inRow: row) + wrappedPlaces(of: match, fromRow: row)
    }
  }

  /// Returns where a text or pattern is in a row.
  func places(of match: TextMatch, inRow row: Int) -> [TextPlace] {
    let line = RowOfCells(cells(inRow: row) ?? [])
    let found =
      switch match {
      case .containing(let text), .exactly(let text): line.places(of: text.map { String($0) })
      case .found(let pattern): pattern.ranges(in: self.line(row)).compactMap(line.columns)
      }
    return found.map { TextPlace(row: row, columns: $0) }
  }

  /// The texts on the screen: what blanks separate in its rows, from the top left.
  var pieces: [String] {
    lines.flatMap { line -> [String] in
      let gaps = line.split(separator: "  ").map(\.trimmingBlanks)
      return gaps.filter { !$0.isEmpty }
    }
  }

  /// The words on the screen.
  var words: [String] { lines.flatMap { $0.split(separator: " ").map(String.init) } }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The cells of a row that begin a character, with their columns.
struct RowOfCells {
  private let cells: [Cell]
  private let texts: [String]
  private let columns: [ClosedRange<Int>]

  init(_ cells: [Cell]) {
    self.cells = cells
    // The second cell of a wide character is empty.
    let starts = cells.indices.filter { !cells[$0].text.isEmpty }
    texts = starts.map { cells[$0].text }
    columns = starts.enumerated().map { number, start in
      let next = number + 1 < starts.count ? starts[number + 1] : cells.count
      return start + 1...next
    }
  }

  /// Returns the text of the cell at a column, from 1; `nil` outside the row.
  func text(at column: Int) -> String? {
    cells.indices ~= column - 1 ? cells[column - 1].text : nil
  }

  /// Returns the columns of a text, given by characters.
  func places(of characters: [String]) -> [ClosedRange<Int>] {
    guard let first = characters.first, characters.count <= texts.count else { return [] }
    var found: [ClosedRange<Int>] = []
    var start = 0
    while start <= texts.count - characters.count {
      let end = start + characters.count
      if texts[start] == first, texts[start..<end].elementsEqual(characters) {
        found.append(columns[start].lowerBound...columns[end - 1].upperBound)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  /// Returns the columns of a range of the text, in bytes of UTF-8.
  func columns(of range: Range<Int>) -> ClosedRange<Int>? {
    var offset = 0
    var found: [Int] = []
    for (index, text) in texts.enumerated() where offset < range.upperBound {
      let end = offset + text.utf8.count
      if end > range.lowerBound { found.append(index) }
      offset = end
    }
    guard let first = found.first, let last = found.last else { return nil }
    return columns[first].lowerBound...columns[last].upperBound
  }
}
