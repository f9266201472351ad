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

  /// The width of a box before a label, with the blank after it.
  static let boxWidth = 4

  /// The smallest width of messages at the right edge of the screen, with their mark.
  static let messageMinimum = 14

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

  /// The line above the keys, if it has no rows of its own for that.
  let hint: MessageLine?

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

  let fields: [FieldLayout]

  /// The number of rows dealt out below the controls.
  let dealt: Int

  /// The number of rows.
  var height: Int {
    fields.reduce(0) { max($0, $1.height, $1.corner.row + $1.size.rows + dealt) }
  }
}

extension Screen {
  /// Returns the layout of the row that a field begins on a screen; `nil` if the field is not
  /// asked, or if another one begins its row.
  func rowLayout(at index: Int, on screen: Size) -> RowLayout? {
    guard filling.sheet.isAsked(fieldAt: index) else { return nil }
    let heading = FieldHeading(above: index, in: self, on: screen)
    let slots = slots(ofRowAt: index, on: screen, below: heading?.rows ?? 0)
    guard slots[0].index == index else { return nil }
    let dealt = dealtRows(on: screen).count(below: index)
    let fields = slots.indices.map { number in
      let slot = slots[number]
      let (column, width) = FieldSlot.messageColumns(of: slots, number, on: screen)
      let (lines, hint) = narrator.linesBelow(
        slot.index,
        of: filling.sheet,
        width: width,
        rows: dealt
      )
      let size = widgetSize(of: slot, above: max(lines.count, dealt), on: screen)
      return FieldLayout(
        index: slot.index,
        label: slot.label,
        corner: slot.corner,
        size: size,
        lines: lines,
        lineCorner: Position(row: slot.corner.row + size.rows, column: column),
        hint: hint
      )
    }
    return RowLayout(heading: heading, fields: fields, dealt: dealt)
  }

  /// Returns the first cell of a field's widget in the block of its row, and its size.
  func widgetArea(at index: Int, on screen: Size) -> (corner: Position, size: Size) {
    let slot = slot(ofFieldAt: index, on: screen)
    // Only an open widget needs the room for the lines below it.
    guard filling.sheet.fields[index].isOpen else {
      return (slot.corner, widgetSize(of: slot, above: 1, on: screen))
    }
    let row = rowLayout(at: leader(ofRowAt: index, on: screen), on: screen)
    let field = row?.fields.first { $0.index == index }
    return (slot.corner, field?.size ?? widgetSize(of: slot, above: 1, on: screen))
  }

  /// Returns the size of a widget with some lines below it; an open list keeps its label and those
  /// lines visible.
  func widgetSize(of slot: FieldSlot, above lines: Int, on screen: Size) -> Size {
    if measures.fields[slot.index].isBoxed {
      let lines = measures.fields[slot.index]
        .labelLines(width: slot.columns - FieldLayout.boxWidth)
      return Size(columns: slot.columns, rows: lines.count)
    }
    let rows = max(1, screen.rowsOfForm - slot.corner.row - lines)
    let room = Size(columns: slot.columns, rows: rows)
    // Asking the field would copy all of it.
    let isReadOnly = filling.sheet.fields[slot.index].isReadOnly
    let height = isReadOnly ? 1 : filling.sheet.fields[slot.index].widget.fittedHeight(in: room)
    return Size(columns: slot.columns, rows: height)
  }
}

/// The rows of the headings above a field.
struct FieldHeading {
  struct Line {
    let text: String
    let indent: Int
    var style = Style.title

    /// Returns the heading wrapped to the width of the screen.
    func wrapped(to columns: Int) -> [Line] {
      text.printable.wrapped(to: max(1, columns - 2 - indent)).map {
        Line(text: $0, indent: indent, style: style)
      }
    }
  }

  let lines: [Line]

  /// Whether a blank row precedes them.
  let isApart: Bool

  var rows: Int { lines.count + (isApart ? 1 : 0) }
}

extension FieldHeading {
  /// Makes the headings before the first field asked in a part and in groups, after a blank row if
  /// one is dealt to them; among answers, always; `nil` if there are none.
  init?(above index: Int, in screen: borrowing Screen, on size: Size) {
    let sheet = screen.filling.sheet
    lines = FieldHeading.lines(above: index, in: screen, on: size)
    guard !lines.isEmpty else { return nil }
    let first = sheet.askedIndexOnPage(
      from: sheet.indicesOnPage.lowerBound,
      step: 1
    )
    let isSpaced = sheet.isReviewing || screen.dealtRows(on: size).spacesHeadings
    isApart = first != index && isSpaced
  }

  /// Returns the headings before the first field asked in a part and in groups, and those of the
  /// columns of a table, wrapped to the width of the screen.
  static func lines(above index: Int, in screen: borrowing Screen, on size: Size) -> [Line] {
    guard screen.measures.fields[index].isInPart else { return [] }
    let sheet = screen.filling.sheet
    var headings: [Line] = []
    if let part = sheet.facts.fields[index].part, sheet.isReviewing || part.kind == .section,
      sheet.askedIndexInForm(from: part.start) == index,
      sheet.isReviewing || sheet.firstNote(of: part) == nil
    {
      headings.append(Line(text: part.title, indent: 0))
    }
    for group in sheet.facts.fields[index].groups
    where group.hasHeading && sheet.begins(group, at: index)
      && (sheet.isReviewing || sheet.firstNote(of: group) == nil)
    {
      let indent = FieldMeasures.indent(atDepth: group.depth)
      headings.append(Line(text: group.label, indent: indent))
    }
    return headings.flatMap { $0.wrapped(to: size.columns) }
      + tableLines(above: index, in: screen, on: size)
  }

  /// Returns the headings of the columns of the table that a field begins, if any.
  private static func tableLines(
    above index: Int,
    in screen: borrowing Screen,
    on size: Size
  ) -> [Line] {
    let sheet = screen.filling.sheet
    guard !sheet.isReviewing, let row = sheet.fields[index].widget as? any TableRow,
      let group = sheet.facts.fields[index].groups.last, sheet.begins(group, at: index)
    else { return [] }
    let slot = screen.slots(ofRowAt: index, on: size, below: 0)[0]
    return row.heading(in: slot.columns).map {
      Line(text: $0, indent: slot.corner.column - 1, style: .label)
    }
  }
}
