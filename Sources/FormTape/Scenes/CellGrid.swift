public import FormUI

/// A screen as a grid of cells.
///
/// One made of a frame is worked out as far as it is looked at, since most expectations look at a
/// row or two.
public struct CellGrid: Sendable {
  private enum Source {
    case rows([[Cell]])
    case frame(Frame, Theme)
  }

  private let source: Source

  /// The cells by row, each row as wide as the screen.
  /// - Complexity: O(n), in cells, for a grid made of a frame.
  public var rows: [[Cell]] {
    switch source {
    case .rows(let rows): rows
    case .frame(let frame, let theme):
      (0..<frame.size.rows).map { CellGrid.cells(of: $0, in: frame, theme) }
    }
  }

  /// Creates a grid of rows that are equally wide.
  public init(_ rows: [[Cell]]) {
    source = .rows(rows)
  }

  /// Creates a grid of lines of text, cut and filled up to a size; a picture for tests.
  public init(_ lines: [String], columns: Int) {
    source = .rows(
      lines.map { CellGrid.cells(of: [Span(column: 0, plain: $0)], columns: columns, .default) }
    )
  }

  /// Creates the grid of a frame, which looks as a terminal shows it in a theme.
  public init(_ frame: Frame, in theme: Theme = .default) {
    source = .frame(frame, theme)
  }

  /// The frame that the grid was made of; nothing where it was made of something else.
  public var frame: Frame? {
    if case .frame(let frame, _) = source { frame } else { nil }
  }

  /// The size.
  public var size: Size {
    switch source {
    case .rows(let rows): Size(columns: rows.first?.count ?? 0, rows: rows.count)
    case .frame(let frame, _): frame.size
    }
  }

  /// The cell at a position; nothing beyond the screen.
  public subscript(position: ScreenPosition) -> Cell? {
    guard let cells = cells(inRow: position.row), cells.indices.contains(position.column - 1) else {
      return nil
    }
    return cells[position.column - 1]
  }

  /// A row as text, from 1, blanks at its end dropped; empty beyond the screen.
  public func line(_ row: Int, from column: Int = 1) -> String {
    if case .frame(let frame, _) = source, column <= 1 { return frame.line(row - 1) }
    guard let cells = texts(inRow: row) else { return "" }
    var line = cells.dropFirst(max(0, column - 1)).joined()[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The rows as text, blanks at their ends dropped.
  public var lines: [String] { (0..<size.rows).map { line($0 + 1) } }

  /// All rows as one text, joined by line feeds, empty rows at the end dropped.
  public var text: String {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether a row, from 1, is made of the same as that row of another grid.
  ///
  /// Of rows made of different things, that is not worked out, though they may look the same.
  func hasRow(_ row: Int, of other: CellGrid) -> Bool {
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

  /// The cells of a row, from 1; nothing beyond the screen.
  func cells(inRow row: Int) -> [Cell]? {
    guard 1...max(1, size.rows) ~= row, size.rows > 0 else { return nil }
    switch source {
    case .rows(let rows): return rows[row - 1]
    case .frame(let frame, let theme): return CellGrid.cells(of: row - 1, in: frame, theme)
    }
  }

  /// The texts of the cells of a row, from 1; nothing beyond the screen.
  private func texts(inRow row: Int) -> [String]? {
    guard 1...max(1, size.rows) ~= row, size.rows > 0 else { return nil }
    switch source {
    case .rows(let rows): return rows[row - 1].map(\.text)
    case .frame(let frame, _):
      guard frame.rows.indices ~= row - 1 else { return [] }
      return Frame.cells(of: frame.rows[row - 1], columns: frame.size.columns)
    }
  }

  /// The cells of a row of a frame, from 0.
  private static func cells(of row: Int, in frame: Frame, _ theme: Theme) -> [Cell] {
    cells(
      of: frame.rows.indices ~= row ? frame.rows[row] : [],
      columns: frame.size.columns,
      theme
    )
  }

  /// The cells that spans cover and those between, the later span above the earlier one.
  private static func cells(of spans: [Span], columns: Int, _ theme: Theme) -> [Cell] {
    let row = CellRow(of: spans, columns: columns)
    var last = (style: Style.plain, look: CellLook(theme.look(of: .plain)))
    return zip(row.texts, row.styles).map { text, style in
      if style != last.style { last = (style, CellLook(theme.look(of: style))) }
      return Cell(text, style: style, look: last.look)
    }
  }
}

extension CellGrid: Hashable {
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    left.rows == right.rows
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows)
  }
}

extension Span {
  /// Creates a span of plain text.
  fileprivate init(column: Int, plain text: String) {
    self.init(column: column, text: text, width: text.cellWidth, style: .plain)
  }
}
