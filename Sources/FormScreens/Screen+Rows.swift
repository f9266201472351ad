import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The cells of a field's label and widget in the block of its row.
struct FieldSlot {
  /// The index of the field in the form.
  let index: Int
  /// The first cell of the label.
  let label: Position
  /// The first cell of the widget.
  let corner: Position
  /// The width of the widget.
  let columns: Int

  /// The first column of the label and the widget.
  var start: Int { min(label.column, corner.column) }
}

extension FieldSlot {
  /// Returns the column of a field's messages, that of its control, and their width after the mark,
  /// up to the bar of the next field in the row or the edge of the screen.
  static func messageColumns(
    of slots: [FieldSlot],
    _ number: Int,
    on screen: Size
  ) -> (column: Int, width: Int) {
    let slot = slots[number]
    if number + 1 < slots.count {
      // A blank, and the bar, which is two columns before the field.
      let end = slots[number + 1].start - 3
      return (slot.corner.column, max(1, end - slot.corner.column - 2))
    }
    let end = screen.columns - 1
    let column = max(slot.start, min(slot.corner.column, end - FieldLayout.messageMinimum))
    return (column, max(1, end - column - 2))
  }
}

/// Fields side by side.
///
/// Of a run of fields that the form places beside each other, as many as fit share a row; the next
/// one begins another row. A field without its own width takes the space that the others leave.
extension Screen {
  /// Returns the column of the values of the page, except those beside others.
  func valueColumn(columns: Int) -> Int {
    if filling.sheet.isReviewing {
      let width = min(measures.answerLabelWidth, columns * 2 / 5)
      return FieldLayout.labelColumn + width + FieldLayout.labelGap
    }
    let grid = LabelGrid(of: self, columns: columns)
    return grid.start + grid.firstOffset
  }

  /// Returns the index of the field that begins the row of a field.
  func leader(ofRowAt index: Int, on screen: Size) -> Int {
    measures.runs[index] == nil ? index : indices(ofRowAt: index, on: screen)[0]
  }

  /// Returns the indices of the fields in the row of a field, which may be alone.
  func indices(ofRowAt index: Int, on screen: Size) -> [Int] {
    guard let run = measures.runs[index], filling.sheet.isAsked(fieldAt: index) else {
      return [index]
    }
    let grid = LabelGrid(of: self, columns: screen.columns)
    var row: [Int] = []
    var end = 0
    for next in run where filling.sheet.isAsked(fieldAt: next) {
      let isFirst = row.isEmpty
      let width = grid.width(of: next, in: self, isFirst: isFirst)
      if !isFirst, end + FieldLayout.rowGap + width > grid.end {
        if row.contains(index) { break }
        row = [next]
        end = grid.start(of: next, in: self) + grid.width(of: next, in: self, isFirst: true)
      } else {
        row.append(next)
        end = isFirst ? grid.start(of: next, in: self) + width : end + FieldLayout.rowGap + width
      }
    }
    return row
  }

  /// Returns the cells of a field in its row.
  func slot(ofFieldAt index: Int, on screen: Size) -> FieldSlot {
    let slots = slots(ofRowAt: index, on: screen)
    return slots.first { $0.index == index } ?? slots[0]
  }

  /// Returns the cells of the fields in the row of a field, from left to right, below its headings.
  func slots(ofRowAt index: Int, on screen: Size) -> [FieldSlot] {
    let top =
      FieldHeading(above: leader(ofRowAt: index, on: screen), in: self, on: screen)?.rows ?? 0
    return slots(ofRowAt: index, on: screen, below: top)
  }

  /// Returns the cells of the fields in the row of a field, from left to right, below some rows.
  func slots(ofRowAt index: Int, on screen: Size, below top: Int) -> [FieldSlot] {
    let grid = LabelGrid(of: self, columns: screen.columns)
    guard measures.runs[index] != nil else { return [grid.slot(of: index, in: self, row: top)] }
    let row = indices(ofRowAt: index, on: screen)
    guard row.count > 1 else { return [grid.slot(of: row[0], in: self, row: top)] }
    let start = grid.start(of: row[0], in: self)
    var spare = grid.end - start - FieldLayout.rowGap * (row.count - 1)
    for (number, index) in row.enumerated() {
      spare -= grid.width(of: index, in: self, isFirst: number == 0)
    }
    let widths = row.map { measures.fields[$0].widths(isOpen: filling.sheet.fields[$0].isOpen) }
    var flexible = widths.count { $0.limit > $0.minimum }
    var column = start
    return row.enumerated().map { number, index in
      let (minimum, limit) = widths[number]
      let extra = flexible > 0 ? min(limit - minimum, max(0, spare / flexible)) : 0
      if limit > minimum {
        spare -= extra
        flexible -= 1
      }
      let offset = grid.labelOffset(of: index, in: self, isFirst: number == 0)
      let corner = Position(row: top + (grid.isStacked ? 1 : 0), column: column + offset)
      let label = Position(row: top, column: column)
      let width = grid.width(of: index, in: self, isFirst: number == 0)
      column += max(width, offset + minimum + extra) + FieldLayout.rowGap
      return FieldSlot(index: index, label: label, corner: corner, columns: minimum + extra)
    }
  }
}

/// The columns of labels and of widgets on a screen.
private struct LabelGrid {
  /// The column of the labels at the left edge, and the end of widgets at the right.
  let start = FieldLayout.labelColumn
  let end: Int

  /// The columns of the screen.
  let columns: Int

  /// Whether labels are above their widgets, because there is little room.
  let isStacked: Bool

  /// The width of the column of labels at the left edge.
  private let labelWidth: Int

  init(of screen: borrowing Screen, columns: Int) {
    self.columns = columns
    // Behind it are a check mark and the marks of scrolling; from 40 columns on, with blanks between.
    end = columns - (columns < 40 ? 3 : 4)
    labelWidth = min(screen.measures.labelWidth, columns / 3)
    let beside = start + labelWidth + FieldLayout.labelGap
    isStacked = columns - 3 - beside < FieldLayout.widgetMinimum
  }

  /// The cells from a label at the left edge to its widget.
  var firstOffset: Int { isStacked ? 0 : labelWidth + FieldLayout.labelGap }

  /// Returns the column of the label of a field that begins a row.
  func start(of index: Int, in screen: borrowing Screen) -> Int {
    start + screen.measures.fields[index].indent
  }

  /// Returns the cells from a field's label to its widget.
  func labelOffset(of index: Int, in screen: borrowing Screen, isFirst: Bool) -> Int {
    if isStacked { return 0 }
    if isFirst { return firstOffset - screen.measures.fields[index].indent }
    return screen.measures.fields[index].labelWidth + FieldLayout.labelGap
  }

  /// Returns the minimum width of a field in a row; more than any row has if its label must be
  /// above a widget that has others beside it.
  func width(of index: Int, in screen: borrowing Screen, isFirst: Bool) -> Int {
    let (label, isOpen) = (
      screen.measures.fields[index].labelWidth, screen.filling.sheet.fields[index].isOpen
    )
    let widget = screen.measures.fields[index].widths(isOpen: isOpen).minimum
    if isStacked { return max(label, widget) }
    if isFirst, screen.measures.fields[index].indent + label > labelWidth { return end }
    return labelOffset(of: index, in: screen, isFirst: isFirst) + widget
  }

  /// Returns the cells of a toggle that is a box before its label.
  private func boxedSlot(
    of index: Int,
    in screen: borrowing Screen,
    at corner: Position
  ) -> FieldSlot {
    let room = max(1, end - corner.column - FieldLayout.boxWidth)
    let label = Position(row: corner.row, column: corner.column + FieldLayout.boxWidth)
    let columns = FieldLayout.boxWidth + min(room, screen.measures.fields[index].labelWidth)
    return FieldSlot(index: index, label: label, corner: corner, columns: columns)
  }

  /// Returns the columns that a control leaves free for counters that are always shown and fit
  /// neither above it nor below its label: its own, or those that are beside others.
  private func counterRoom(
    of index: Int,
    in screen: borrowing Screen,
    label: Position,
    corner: Position
  ) -> Int {
    let measures = screen.measures.fields[index]
    guard label.row == corner.row else { return 0 }
    let traits = screen.facts.fields[index].traits
    let isElsewhere =
      !traits.isBox
      || traits.keepsLineBreaks
        && FieldLayout.hasCounter(below: label, corner, measures.counterWidth)
    let width = max(isElsewhere ? 0 : measures.counterWidth, measures.besideWidth)
    guard width > 0 else { return 0 }
    return end - corner.column - width - 2 < FieldLayout.widgetMinimum ? 0 : width + 2
  }

  /// Returns the cells of a field that is alone in its row.
  func slot(of index: Int, in screen: borrowing Screen, row: Int) -> FieldSlot {
    let label = Position(row: row, column: start(of: index, in: screen))
    if screen.facts.fields[index].isControl {
      let columns = max(1, columns - 1 - label.column)
      return FieldSlot(index: index, label: label, corner: label, columns: columns)
    }
    if screen.measures.fields[index].isBoxed { return boxedSlot(of: index, in: screen, at: label) }
    let labelEnd = label.column + screen.measures.fields[index].labelWidth
    let isAbove = isStacked || labelEnd > start + labelWidth
    let rows =
      isAbove
      ? screen.measures.fields[index].labelLines(width: columns - 1 - label.column).count : 0
    // Fields of one form line up even if one of them has its label above.
    let offset =
      isAbove && screen.facts.form.isQuestion
      ? 0 : labelOffset(of: index, in: screen, isFirst: true)
    let corner = Position(row: row + rows, column: label.column + offset)
    let isOpen = screen.filling.sheet.fields[index].isOpen
    let measures = screen.measures.fields[index]
    let limit = isOpen ? measures.widths(isOpen: true).limit : measures.widgetLimit
    let room = counterRoom(of: index, in: screen, label: label, corner: corner)
    var columns = min(limit, end - corner.column - room)
    if columns > FieldMeasures.widgetLimit, measures.spareWidth > 0 {
      let wide = end - corner.column - measures.spareWidth - 2
      columns = min(columns, max(FieldMeasures.widgetLimit, wide))
    }
    return FieldSlot(index: index, label: label, corner: corner, columns: max(1, columns))
  }
}

/// Moving up and down among fields side by side.
extension Screen {
  /// Returns the field above or below the focused one, the nearest in its row; `nil` unless one of
  /// the two rows has fields side by side.
  func fieldAcross(step: Int) -> Int? {
    guard !measures.runs.isEmpty, let index = filling.sheet.focusedIndex else { return nil }
    let row = indices(ofRowAt: index, on: size)
    let edge = step > 0 ? row[row.count - 1] : row[0]
    guard let next = filling.sheet.askedIndexOnPage(from: edge + step, step: step) else {
      return nil
    }
    let target = slots(ofRowAt: next, on: size)
    guard row.count > 1 || target.count > 1 else { return nil }
    let column = widgetArea(at: index, on: size).corner.column
    return target.min { abs($0.corner.column - column) < abs($1.corner.column - column) }?.index
  }
}
