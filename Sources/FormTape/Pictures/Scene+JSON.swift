import FormValidation
import FormWidgets
import SourceText

extension Scene {
  /// The screen as JSON: its size, cursor and lines, and the cells that are not plain.
  ///
  /// Rows and columns count from 1; the last column of a range is included.
  package var screenJSON: String {
    let size = screen.size
    let members: [String: Value] = [
      "columns": .number(Number(size.columns)),
      "rows": .number(Number(size.rows)),
      "cursor": cursor.map {
        .object(["row": .number(Number($0.row)), "column": .number(Number($0.column))])
      } ?? .null,
      "lines": .list(screen.lines.map { .text($0) }),
      "looks": .list(screen.rows.enumerated().flatMap(looks)),
    ]
    return Value.object(members).json + "\n"
  }

  /// Returns the runs of equally styled, not plain cells in a row.
  private func looks(inRow row: Int, _ cells: [Cell]) -> [Value] {
    var looks: [Value] = []
    var start = 0
    for column in cells.indices {
      let isLast =
        column + 1 == cells.count || cells[column + 1].look != cells[column].look
        || cells[column + 1].style != cells[column].style
      guard isLast else { continue }
      if cells[column].look != CellAppearance() || cells[column].isOfNamedStyle {
        looks.append(Scene.look(of: cells[column], row: row, columns: start...column))
      }
      start = column + 1
    }
    return looks
  }

  private static func look(of cell: Cell, row: Int, columns: ClosedRange<Int>) -> Value {
    var members: [String: Value] = [
      "row": .number(Number(row + 1)),
      "from": .number(Number(columns.lowerBound + 1)),
      "to": .number(Number(columns.upperBound + 1)),
    ]
    let attributes = cell.look.attributes.names
    if !attributes.isEmpty { members["attributes"] = .list(attributes.map { .text($0) }) }
    if let color = cell.look.foreground { members["foreground"] = .text(color) }
    if let color = cell.look.background { members["background"] = .text(color) }
    if let style = cell.style, cell.isOfNamedStyle { members["style"] = .text("\(style)") }
    return .object(members)
  }
}

extension Cell {
  /// Whether the cell has a known style other than plain text.
  fileprivate var isOfNamedStyle: Bool { style != nil && style != .plain }
}
