/// Where the parts of a field are in its block.
///
/// The label is beside the widget, or above it if there is too little room for both.
struct FieldLayout {
  /// The smallest width of a widget beside its label, in cells.
  static let widgetMinimum = 28

  /// The column of labels.
  static let labelColumn = 2

  /// The headings above it.
  let heading: FieldHeading?

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
    if field.isControl {
      let column = FieldLayout.labelColumn + field.indent
      return (Position(row: top, column: column), max(1, screen.columns - column - 1))
    }
    let labelWidth = min(measures.labelWidth, screen.columns / 3)
    let beside = FieldLayout.labelColumn + labelWidth + 2
    let isNarrow = screen.columns - beside - 3 < FieldLayout.widgetMinimum
    // Fields of one form line up even if one of them has its label above.
    let column = isNarrow ? FieldLayout.labelColumn + field.indent : beside
    let isStacked = isNarrow || field.indent + field.labelWidth > labelWidth
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

  /// Returns the headings before the first field asked in a part and in groups; among answers, they
  /// have a blank row before them.
  func heading(at index: Int) -> FieldHeading? {
    let field = measures.fields[index]
    var heading: FieldHeading?
    if let part = field.part, isReviewing || part.kind == .section,
      askedIndexInForm(from: part.start) == index,
      isReviewing || firstNote(of: part) == nil
    {
      heading = FieldHeading(lines: [FieldHeading.Line(text: part.title, indent: 0)])
    }
    for group in field.groups where begins(group, at: index) {
      let indent = FieldMeasures.indent(atDepth: group.depth)
      heading = heading ?? FieldHeading()
      heading?.lines.append(FieldHeading.Line(text: group.label, indent: indent))
    }
    heading?.isApart = isReviewing && askedIndexInForm(from: 0) != index
    return heading
  }

  /// Returns whether a field is the first one asked in a group.
  func begins(_ group: Form.FieldGroup, at index: Int) -> Bool {
    group.indices.first(where: isAsked) == index
  }

  private func askedIndexInForm(from index: Int) -> Int? {
    form.fields.indices[index...].first(where: isAsked)
  }
}

/// The headings above a field, one in each row.
struct FieldHeading {
  struct Line {
    let text: String
    let indent: Int
  }

  var lines: [Line] = []

  /// Whether there is a blank row before them.
  var isApart = false

  var rows: Int { lines.count + (isApart ? 1 : 0) }
}
