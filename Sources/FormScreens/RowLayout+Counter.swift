import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// How much of a limit the answer with the focus takes: `137 / 200 words`, with the mark of an error
/// above the limit, in cells that are free whatever has the focus.
extension RowLayout {
  /// Draws the counter of the field with the focus, if it is in a row and there is room.
  func drawCounter(on canvas: inout Canvas, of screen: Screen) {
    guard let number = fields.firstIndex(where: { $0.index == screen.filling.sheet.focusedIndex })
    else {
      return
    }
    let index = fields[number].index
    guard let limit = screen.facts.fields[index].limit else { return }
    let count = limit.count(
      of: screen.filling.sheet.ruler.answers[screen.facts.form.fields[index].id]
    )
    guard limit.shows(count) else { return }
    let text = screen.narrator.counter(count, of: limit.max, limit.unit)
    let longest = screen.narrator.counter(limit.max, of: limit.max, limit.unit)
    // Digits are at the same places whatever the count.
    let width = max(text.cellWidth, longest.cellWidth)
    guard let corner = counterCorner(number, in: screen, width: width, columns: canvas.size.columns)
    else { return }
    let isOver = count > limit.max
    if isOver {
      let column = corner.column - FieldLayout.counterMarkWidth
      canvas.fill(
        screen.narrator.glyphs.error,
        count: 1,
        row: corner.row,
        column: column,
        style: .error
      )
    }
    canvas.writeCount(
      text,
      row: corner.row,
      column: corner.column + width - text.cellWidth,
      style: isOver ? .error : .quiet
    )
  }

  /// Returns the first cell of the counter of a field: beside its control, at the end of the label
  /// above it or below the label beside it, or at the end of its first message; `nil` without room.
  private func counterCorner(
    _ number: Int,
    in screen: Screen,
    width: Int,
    columns: Int
  ) -> Position? {
    let field = fields[number]
    let (label, corner) = (field.label, field.corner)
    let next = number + 1 < fields.count ? fields[number + 1].label.column - 1 : columns
    let beside = corner.column + field.contentWidth(in: screen) + 1 + FieldLayout.counterMarkWidth
    if beside + width <= next - 2 { return Position(row: corner.row, column: beside) }
    let above = corner.row - label.row
    if above == 0, field.size.rows > 1, FieldLayout.hasCounter(below: label, corner, width) {
      return Position(row: corner.row + 1, column: corner.column - FieldLayout.labelGap - width)
    }
    let column = corner.column + field.size.columns - width
    let room = column - FieldLayout.counterMarkWidth - 1
    let lines = screen.measures.fields[field.index].labelLines(width: columns - label.column - 1)
    if above > 0, label.column + (lines.last?.cellWidth ?? 0) < room {
      return Position(row: corner.row - 1, column: column)
    }
    guard max(dealt, field.lines.count) > 0 else { return nil }
    let message = field.lines.first.map { $0.text.cellWidth + 2 } ?? 0
    return field.lineCorner.column + message < room
      ? Position(row: field.lineCorner.row, column: column) : nil
  }
}

extension FieldLayout {
  /// The cells before a counter: for the mark, which a valid answer has there, too.
  fileprivate static let counterMarkWidth = 2

  /// Returns the width of what a control shows: of a list of choices, unless it is filtered or
  /// scrolls, that of its choices.
  func contentWidth(in screen: Screen) -> Int {
    let columns = size.columns
    guard screen.facts.fields[index].traits.role == .choices,
      let width = screen.measures.fields[index].choicesWidth
    else { return columns }
    let description = screen.filling.sheet.fields[index].description
    let isWhole = description.textBeforeCaret == nil && description.choices.count <= size.rows
    return isWhole ? min(width, columns) : columns
  }

  /// Returns whether a counter fits below a label that is beside its control.
  static func hasCounter(below label: Position, _ corner: Position, _ width: Int) -> Bool {
    label.column + counterMarkWidth + width + FieldLayout.labelGap <= corner.column
  }
}
