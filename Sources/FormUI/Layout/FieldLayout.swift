/// Where the parts of a field are in its block.
///
/// The label is beside the widget, or above it if there is too little room for both.
struct FieldLayout {
  /// The smallest width of a widget beside its label, in cells.
  static let widgetMinimum = 28

  /// The column of labels.
  static let labelColumn = 2

  /// The heading above it, in its last row, and the height of that.
  let heading: (text: String, rows: Int)?

  /// The row of the label.
  var labelRow: Int { heading?.rows ?? 0 }

  /// The first cell of the widget.
  let corner: Position

  /// The size of the widget.
  let size: Size

  /// The lines below the widget.
  let lines: [MessageLine]

  /// The first row of those lines.
  var messageRow: Int { corner.row + size.rows }

  /// The number of rows.
  var height: Int { messageRow + lines.count }
}

extension Session {
  /// Returns where the parts of a field are on a screen; `nil` if it is not asked.
  func fieldLayout(at index: Int, on screen: Size) -> FieldLayout? {
    guard isAsked(fieldAt: index) else { return nil }
    let (corner, columns) = widgetColumns(at: index, on: screen)
    let lines = messageLines(at: index, width: messageWidth(from: corner, on: screen))
    return FieldLayout(
      heading: heading(at: index),
      corner: corner,
      size: widgetSize(at: index, from: corner, columns: columns, above: lines.count, on: screen),
      lines: lines
    )
  }

  /// Returns the first cell of a field's widget in its block, and its size.
  func widgetArea(at index: Int, on screen: Size) -> (corner: Position, size: Size) {
    let (corner, columns) = widgetColumns(at: index, on: screen)
    // Only what is open makes room for the lines below it.
    let lines =
      fields[index].isOpen
      ? messageLines(at: index, width: messageWidth(from: corner, on: screen)).count : 1
    return (
      corner, widgetSize(at: index, from: corner, columns: columns, above: lines, on: screen)
    )
  }

  /// Returns the first cell of a field's widget, and its width.
  private func widgetColumns(at index: Int, on screen: Size) -> (corner: Position, columns: Int) {
    let top = heading(at: index)?.rows ?? 0
    let field = measures.fields[index]
    let labelWidth = min(measures.labelWidth, screen.columns / 3)
    let beside = FieldLayout.labelColumn + labelWidth + 2
    let isNarrow = screen.columns - beside - 3 < FieldLayout.widgetMinimum
    // Fields of one form line up even if one of them has its label above.
    let column = isNarrow ? FieldLayout.labelColumn : beside
    let isStacked = isNarrow || field.labelWidth > labelWidth
    return (
      Position(row: top + (isStacked ? 1 : 0), column: column),
      max(1, min(field.widgetLimit, screen.columns - column - 3))
    )
  }

  /// Returns the width of a line of a message, after its mark.
  private func messageWidth(from corner: Position, on screen: Size) -> Int {
    max(1, screen.columns - corner.column - 3)
  }

  /// Returns the size of a widget with some lines below it; an open list leaves its label and those
  /// lines in view.
  private func widgetSize(
    at index: Int,
    from corner: Position,
    columns: Int,
    above lines: Int,
    on screen: Size
  ) -> Size {
    let rows = max(1, Session.rowsOfForm(on: screen) - corner.row - lines)
    let room = Size(columns: columns, rows: rows)
    return Size(columns: columns, rows: fields[index].widget.height(in: room))
  }

  /// Returns the heading before the first field asked in a part, and its height; among answers, it
  /// has a blank row before it.
  func heading(at index: Int) -> (text: String, rows: Int)? {
    guard let part = measures.fields[index].part, isReviewing || part.kind == .section,
      askedIndexInForm(from: part.start) == index,
      isReviewing || firstNote(of: part) == nil
    else { return nil }
    return (part.title, isReviewing && askedIndexInForm(from: 0) != index ? 2 : 1)
  }

  private func askedIndexInForm(from index: Int) -> Int? {
    form.fields.indices[index...].first(where: isAsked)
  }
}
