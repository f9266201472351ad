import FormFilling
import FormNarration
import FormWidgets
import Forms

/// Where the parts of a field are in the block of its row.
///
/// The label is beside the widget, or above it if there is too little room for both.
struct FieldLayout {
  /// The smallest width of a widget beside its label, in cells.
  static let widgetMinimum = 28

  /// The column of labels.
  static let labelColumn = 2

  /// The cells between the label and the widget.
  static let labelGap = 2

  /// The cells between a widget and the next label: for the mark of a valid answer, and for the
  /// mark of the focus.
  static let rowGap = 5

  /// The index of the field in the form.
  let index: Int

  /// The first cell of the label.
  let label: Position

  /// The first cell of the widget.
  let corner: Position

  /// The size of the widget.
  let size: Size

  /// The lines below the widget, and the first cell of their marks.
  let lines: [MessageLine]
  let lineCorner: Position

  /// Whether an error is shown.
  var showsError: Bool { lines.contains { $0.style == .error } }

  /// The style of the bar and the label with the focus.
  var focusStyle: Style { showsError ? .errorLabel : .focusedLabel }

  /// The number of rows from the top of the block to its end.
  var height: Int { max(corner.row + size.rows, lineCorner.row + lines.count) }
}

/// Where the fields of a row are in its block, from left to right.
struct RowLayout {
  /// The headings above it.
  let heading: FieldHeading?

  /// The fields.
  let fields: [FieldLayout]

  /// The number of rows.
  var height: Int { fields.reduce(0) { max($0, $1.height) } }
}

extension Screen {
  /// Returns the layout of the row that a field begins on a screen; `nil` if the field is not
  /// asked, or if another one begins its row.
  func rowLayout(at index: Int, on screen: Size) -> RowLayout? {
    guard filling.isAsked(fieldAt: index) else { return nil }
    let heading = heading(at: index)
    if measures.runs[index] != nil {
      let slots = slots(ofRowAt: index, on: screen)
      guard slots[0].index == index else { return nil }
      if slots.count > 1 {
        return RowLayout(heading: heading, fields: fields(in: slots, on: screen))
      }
    }
    let slot = slot(ofFieldAt: index, on: screen)
    let width = messageWidth(from: slot.corner, on: screen)
    let keepsAll = keepsLine(at: index)
    let lines = keptLines(messageLines(at: index, width: width), keepsAll: keepsAll, on: screen)
    let size = widgetSize(of: slot, above: lines.count, on: screen)
    let field = FieldLayout(
      index: index,
      label: slot.label,
      corner: slot.corner,
      size: size,
      lines: lines,
      lineCorner: Position(row: slot.corner.row + size.rows, column: slot.corner.column)
    )
    return RowLayout(heading: heading, fields: [field])
  }

  /// Returns the first cell of a field's widget in the block of its row, and its size.
  func widgetArea(at index: Int, on screen: Size) -> (corner: Position, size: Size) {
    let slot = slot(ofFieldAt: index, on: screen)
    // Only an open widget needs the room for the lines below it.
    let lines =
      filling.fields[index].isOpen
      ? messageLines(at: index, width: messageWidth(from: slot.corner, on: screen)).count : 1
    return (slot.corner, widgetSize(of: slot, above: lines, on: screen))
  }

  /// Returns whether a field keeps its reserved line in any case: the focused one, so that a message
  /// moves nothing, and those that the mouse has left.
  borrowing func keepsLine(at index: Int) -> Bool {
    filling.focusedIndex == index || view.keptLines.contains(index)
  }

  /// Returns the lines below a widget, without the line that is only reserved if the page has too
  /// little room, unless it keeps all.
  func keptLines(_ lines: [MessageLine], keepsAll: Bool, on screen: Size) -> [MessageLine] {
    guard lines.last?.text.isEmpty == true, !keepsAll else { return lines }
    let (rows, more) = measures.roomyRows[filling.page]
    let roomyRows = rows + (isStacked(columns: screen.columns) ? more : 0)
    return roomyRows > Screen.rowsOfForm(on: screen) ? lines.dropLast() : lines
  }

  /// Returns the width of a line of a message, after its mark, up to the edge of the screen.
  func messageWidth(from corner: Position, on screen: Size) -> Int {
    max(1, screen.columns - corner.column - 3)
  }

  /// Returns the size of a widget with some lines below it; an open list keeps its label and those
  /// lines visible.
  func widgetSize(of slot: FieldSlot, above lines: Int, on screen: Size) -> Size {
    let rows = max(1, Screen.rowsOfForm(on: screen) - slot.corner.row - lines)
    let room = Size(columns: slot.columns, rows: rows)
    // Asking the field would copy all of it.
    let isReadOnly = filling.fields[slot.index].isReadOnly
    let height = isReadOnly ? 1 : filling.fields[slot.index].widget.fittedHeight(in: room)
    return Size(columns: slot.columns, rows: height)
  }

  /// Returns the lines of a field's label in a width: a single line, which keeps the asterisk of a
  /// required field if it is truncated; a single question is shown in full.
  func labelLines(at index: Int, width columns: Int) -> [String] {
    let label = measures.fields[index].label
    guard measures.fields[index].labelWidth > columns else { return [label] }
    if facts.form.isQuestion { return label.wrapped(to: max(1, columns)) }
    let star = label.hasSuffix(FieldMeasures.star) ? FieldMeasures.star : ""
    let name = String(label.dropLast(star.count))
    return [name.fitted(to: columns - star.count, narrator.glyphs) + star]
  }

  /// Returns the headings before the first field asked in a part and in groups; among answers, they
  /// are preceded by a blank row.
  func heading(at index: Int) -> FieldHeading? {
    guard measures.fields[index].isInPart else { return nil }
    var heading: FieldHeading?
    if let part = facts.fields[index].part, filling.isReviewing || part.kind == .section,
      filling.askedIndexInForm(from: part.start) == index,
      filling.isReviewing || filling.firstNote(of: part) == nil
    {
      heading = FieldHeading(lines: [FieldHeading.Line(text: part.title, indent: 0)])
    }
    for group in facts.fields[index].groups
    where group.hasHeading && filling.begins(group, at: index) {
      let indent = FieldMeasures.indent(atDepth: group.depth)
      heading = heading ?? FieldHeading()
      heading?.lines.append(FieldHeading.Line(text: group.label, indent: indent))
    }
    heading?.isApart = filling.isReviewing && filling.askedIndexInForm(from: 0) != index
    return heading
  }
}

/// The headings above a field, one in each row.
struct FieldHeading {
  struct Line {
    let text: String
    let indent: Int
  }

  var lines: [Line] = []

  /// Whether a blank row precedes them.
  var isApart = false

  var rows: Int { lines.count + (isApart ? 1 : 0) }
}
