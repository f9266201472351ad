import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// How much of a limit the answer with the focus takes: `137 / 200 words`, with the mark of an error
/// above the limit, in cells that are free whatever has the focus.
extension Screen {
  /// The cells before a counter: for the mark, which a valid answer has there, too.
  private static let markWidth = 2

  /// Draws the counter of the field with the focus, if it is in a row and there is room.
  func drawCounter(in row: RowLayout, on canvas: inout Canvas) {
    guard let number = row.fields.firstIndex(where: { $0.index == filling.focusedIndex }) else {
      return
    }
    let index = row.fields[number].index
    guard let limit = facts.fields[index].limit else { return }
    let count = limit.count(of: filling.ruler.answers[facts.form.fields[index].id])
    guard limit.shows(count) else { return }
    let text = narrator.counter(count, of: limit.max, limit.unit)
    let longest = narrator.counter(limit.max, of: limit.max, limit.unit)
    // Digits are at the same places whatever the count.
    let width = max(text.cellWidth, longest.cellWidth)
    guard let corner = counterCorner(number, in: row, width: width, columns: canvas.size.columns)
    else { return }
    let isOver = count > limit.max
    if isOver {
      let column = corner.column - Screen.markWidth
      canvas.fill(narrator.glyphs.error, count: 1, row: corner.row, column: column, style: .error)
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
    in row: RowLayout,
    width: Int,
    columns: Int
  ) -> Position? {
    let field = row.fields[number]
    let (label, corner) = (field.label, field.corner)
    let next = number + 1 < row.fields.count ? row.fields[number + 1].label.column - 1 : columns
    let beside = corner.column + contentWidth(of: field) + 1 + Screen.markWidth
    if beside + width <= next - 2 { return Position(row: corner.row, column: beside) }
    let above = corner.row - label.row
    if above == 0, field.size.rows > 1, hasCounterBelowLabel(label, corner, width) {
      return Position(row: corner.row + 1, column: corner.column - FieldLayout.labelGap - width)
    }
    let column = corner.column + field.size.columns - width
    let room = column - Screen.markWidth - 1
    let lines = labelLines(at: field.index, width: columns - label.column - 1)
    if above > 0, label.column + (lines.last?.cellWidth ?? 0) < room {
      return Position(row: corner.row - 1, column: column)
    }
    guard max(row.dealt, field.lines.count) > 0 else { return nil }
    let message = field.lines.first.map { $0.text.cellWidth + 2 } ?? 0
    return field.lineCorner.column + message < room
      ? Position(row: field.lineCorner.row, column: column) : nil
  }

  /// Returns the width of what a control shows: of a list of choices, unless it is filtered or
  /// scrolls, that of its choices.
  func contentWidth(of field: FieldLayout) -> Int {
    let columns = field.size.columns
    guard facts.fields[field.index].traits.role == .choices,
      let width = measures.fields[field.index].choicesWidth
    else { return columns }
    let description = filling.fields[field.index].description
    let isWhole = description.textBeforeCaret == nil && description.choices.count <= field.size.rows
    return isWhole ? min(width, columns) : columns
  }

  private func hasCounterBelowLabel(_ label: Position, _ corner: Position, _ width: Int) -> Bool {
    label.column + Screen.markWidth + width + FieldLayout.labelGap <= corner.column
  }

  /// Returns the columns that a control leaves free for a counter that is always shown and fits
  /// neither above it nor below its label.
  func counterRoom(at index: Int, label: Position, corner: Position, end: Int) -> Int {
    let width = measures.fields[index].counterWidth
    let traits = facts.fields[index].traits
    guard width > 0, traits.isBox, label.row == corner.row else { return 0 }
    if traits.keepsLineBreaks, hasCounterBelowLabel(label, corner, width) { return 0 }
    return end - corner.column - width - 2 < FieldLayout.widgetMinimum ? 0 : width + 2
  }
}
