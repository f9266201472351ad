public import FormWidgets

/// A screen as a grid of cells.
///
/// The cells of a frame are computed on access, because most expectations look at only a row or
/// two.
public struct CellGrid: Sendable {
  private enum Source {
    case rows([[Cell]])
    case frame(Frame, Theme)
  }

  private let source: Source

  /// The cells by row, each row as wide as the screen.
  /// - Complexity: O(n), in cells, if created from a frame.
  package var rows: [[Cell]] {
    switch source {
    case .rows(let rows): rows
    case .frame(let frame, let theme):
      (0..<frame.size.rows).map { CellGrid.cells(of: $0, in: frame, theme) }
    }
  }

  /// Creates a grid of rows of equal width.
  package init(_ rows: [[Cell]]) {
    source = .rows(rows)
  }

  /// Creates a grid of lines of text, cut and padded to a size, for tests.
  package init(_ lines: [String], columns: Int) {
    source = .rows(
      lines.map { CellGrid.cells(of: [Span(column: 0, plain: $0)], columns: columns, .default) }
    )
  }

  /// Creates the grid of a frame, as a terminal shows it in a theme.
  package init(_ frame: Frame, in theme: Theme = .default) {
    source = .frame(frame, theme)
  }

  /// The frame that the grid was created from; `nil` if it was created otherwise.
  package var frame: Frame? {
    if case .frame(let frame, _) = source { frame } else { nil }
  }

  /// The theme of the frame that the grid was created from; the default one if it was created
  /// otherwise.
  var theme: Theme {
    if case .frame(_, let theme) = source { theme } else { .default }
  }

  /// Returns the grid with more rows below.
  func appending(_ spans: [[Span]]) -> CellGrid {
    switch source {
    case .rows(let rows):
      let columns = size.columns
      return CellGrid(rows + spans.map { CellGrid.cells(of: $0, columns: columns, .default) })
    case .frame(let frame, let theme):
      return CellGrid(frame.extended(by: spans), in: theme)
    }
  }

  /// The size.
  public var size: Size {
    switch source {
    case .rows(let rows): Size(columns: rows.first?.count ?? 0, rows: rows.count)
    case .frame(let frame, _): frame.size
    }
  }

  /// The cell at a position; `nil` outside the screen.
  package subscript(position: ScreenPosition) -> Cell? {
    guard let cells = cells(inRow: position.row), cells.indices.contains(position.column - 1) else {
      return nil
    }
    return cells[position.column - 1]
  }

  /// Returns a row as text, from 1, without trailing blanks; empty outside the screen.
  public func line(_ row: Int, from column: Int = 1) -> String {
    if case .frame(let frame, _) = source, column <= 1 { return frame.line(row - 1) }
    guard let cells = texts(inRow: row) else { return "" }
    var line = cells.dropFirst(max(0, column - 1)).joined()[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The rows as text, without trailing blanks.
  public var lines: [String] { (0..<size.rows).map { line($0 + 1) } }

  /// All rows as one text, joined by line feeds, without empty rows at the end.
  public var text: String {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Returns whether a row, from 1, has the same content as that row of another grid.
  ///
  /// Rows from different sources count as different, even if they look the same.
  package func hasRow(_ row: Int, of other: CellGrid) -> Bool {
    switch (source, other.source) {
    case (.rows(let rows), .rows(let others)):
      return row <= min(rows.count, others.count) && rows[row - 1] == others[row - 1]
    case (.frame(let frame, let theme), .frame(let earlier, let earlierTheme)):
      return frame.size.columns == earlier.size.columns
        && row <= min(frame.rows.count, earlier.rows.count)
        && frame.rows[row - 1] == earlier.rows[row - 1] && theme == earlierTheme
    default: return false
    }
  }

  /// Returns the cells of a row, from 1; `nil` outside the screen.
  package func cells(inRow row: Int) -> [Cell]? {
    guard 1...max(1, size.rows) ~= row, size.rows > 0 else { return nil }
    switch source {
    case .rows(let rows): return rows[row - 1]
    case .frame(let frame, let theme): return CellGrid.cells(of: row - 1, in: frame, theme)
    }
  }

  /// Returns the texts of the cells of a row, from 1; `nil` outside the screen.
  private func texts(inRow row: Int) -> [String]? {
    guard 1...max(1, size.rows) ~= row, size.rows > 0 else { return nil }
    switch source {
    case .rows(let rows): return rows[row - 1].map(\.text)
    case .frame(let frame, _):
      guard frame.rows.indices ~= row - 1 else { return [] }
      return Frame.cells(of: frame.rows[row - 1], columns: frame.size.columns)
    }
  }

  /// Returns the cells of a row of a frame, from 0.
  private static func cells(of row: Int, in frame: Frame, _ theme: Theme) -> [Cell] {
    cells(
      of: frame.rows.indices ~= row ? frame.rows[row] : [],
      columns: frame.size.columns,
      theme
    )
  }

  /// Returns the cells of spans and the gaps between them; later spans cover earlier ones.
  private static func cells(of spans: [Span], columns: Int, _ theme: Theme) -> [Cell] {
    let row = CellRow(of: spans, columns: columns)
    var last = (paint: Paint.plain, look: CellAppearance(theme.look(of: Paint.plain)))
    return zip(row.texts, row.paints).map { text, paint in
      if paint != last.paint { last = (paint, CellAppearance(theme.look(of: paint))) }
      return Cell(text, style: paint.style, look: last.look)
    }
  }
}

extension CellGrid: Equatable {
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    left.rows == right.rows
  }
}

extension Span {
  /// Creates a span of plain text.
  fileprivate init(column: Int, plain text: String) {
    self.init(column: column, text: text, width: text.cellWidth, style: .plain)
  }
}

/// One cell of a screen.
package struct Cell: Equatable, Sendable {
  /// A character with its marks; empty in the second cell of a wide one.
  package var text: String

  /// The role of the cell; `nil` if unknown, as on a terminal observed from outside.
  package var style: Style?

  /// The attributes and colors.
  package var look: CellAppearance

  package init(_ text: String = " ", style: Style? = nil, look: CellAppearance = CellAppearance()) {
    self.text = text
    self.style = style
    self.look = look
  }

  /// The number of cells that its text covers; 0 for the second cell of a wide character.
  package var width: Int { text.cellWidth }
}

/// The attributes and colors of a cell.
package struct CellAppearance: Hashable, Sendable {
  package var attributes: Look.Attributes

  /// The color of the text, such as `red`, a number or `#rrggbb`; `nil` for the terminal's own.
  package var foreground: String?

  /// The background color; `nil` for the terminal's own.
  package var background: String?

  /// Creates a look; by default, that of plain text.
  package init(
    _ attributes: Look.Attributes = [],
    foreground: String? = nil,
    background: String? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// The look that a theme gives a style.
  package init(_ look: Look) {
    self.init(
      look.attributes,
      foreground: look.foreground?.name,
      background: look.background?.name
    )
  }
}

extension Look.Attributes {
  /// The attributes by their names in tapes and reports.
  static let named: [(name: String, attribute: Look.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strike", .strike),
  ]

  /// The names of the attributes, in order.
  package var names: [String] {
    Look.Attributes.named.filter { contains($0.attribute) }.map(\.name)
  }
}
