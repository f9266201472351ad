public import FormUI

/// A screen as a grid of cells.
public struct CellGrid: Hashable, Sendable {
  /// The cells by row, each row as wide as the screen.
  public let rows: [[Cell]]

  /// Creates a grid of rows that are equally wide.
  public init(_ rows: [[Cell]]) {
    self.rows = rows
  }

  /// Creates a grid of lines of text, cut and filled up to a size; a picture for tests.
  public init(_ lines: [String], columns: Int) {
    rows = lines.map { CellGrid.cells(of: [Span(column: 0, plain: $0)], columns: columns) }
  }

  /// Creates the grid of a frame, which looks as a terminal with colours shows it.
  /// - Complexity: O(n), in cells.
  public init(_ frame: Frame) {
    rows = frame.rows.map { CellGrid.cells(of: $0, columns: frame.size.columns) }
  }

  /// The size.
  public var size: Size { Size(columns: rows.first?.count ?? 0, rows: rows.count) }

  /// The cell at a position; nothing beyond the screen.
  public subscript(position: ScreenPosition) -> Cell? {
    guard rows.indices.contains(position.row - 1),
      rows[position.row - 1].indices.contains(position.column - 1)
    else { return nil }
    return rows[position.row - 1][position.column - 1]
  }

  /// A row as text, from 1, blanks at its end dropped; empty beyond the screen.
  public func line(_ row: Int, from column: Int = 1) -> String {
    guard rows.indices.contains(row - 1) else { return "" }
    var line = rows[row - 1].dropFirst(max(0, column - 1)).map(\.text).joined()[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The rows as text, blanks at their ends dropped.
  public var lines: [String] { rows.indices.map { line($0 + 1) } }

  /// All rows as one text, joined by line feeds, empty rows at the end dropped.
  public var text: String {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The cells that spans cover and those between, the later span above the earlier one.
  private static func cells(of spans: [Span], columns: Int) -> [Cell] {
    var cells = Frame.cells(of: spans, columns: columns).map { Cell($0) }
    for span in spans {
      let covered = max(0, span.column)..<max(0, min(span.column + span.width, columns))
      for column in covered {
        cells[column].style = span.style
        cells[column].look = CellLook(of: span.style)
      }
    }
    return cells
  }
}

extension Span {
  /// Creates a span of plain text.
  fileprivate init(column: Int, plain text: String) {
    self.init(column: column, text: text, width: text.cellWidth, style: .plain)
  }
}
