import FormFilling
package import FormWidgets

/// Where a field is on a screen, as drawn.
package struct FieldPlace: Equatable, Sendable {
  /// The first cell of its label.
  package let label: Position

  /// The first cell of its widget; on the review page, of its answer.
  package let corner: Position

  /// The size of the widget.
  package let size: Size

  /// Whether the widget is a box before the label, so that a click on either toggles it.
  package let isBoxed: Bool
}

/// Where things are on the screen, for those who point at them by name.
extension Screen {
  /// Returns where a field of the current page is; `nil` unless its label and the first row of its
  /// widget are in view.
  package func place(ofFieldAt index: Int) -> FieldPlace? {
    if case .help = overlay { return nil }
    guard Screen.isFillable(on: size), !filling.mode.isModal, filling.sheet.isAsked(fieldAt: index),
      filling.sheet.isReviewing || filling.sheet.indicesOnPage.contains(index)
    else { return nil }
    let stop: Focus = filling.sheet.isReviewing ? .answer(index) : .field(index)
    let number = numberOfBlock(of: stop, on: size)
    guard let block = layout(on: size).blocks.first(where: { $0.number == number }) else {
      return nil
    }
    let place = place(ofFieldAt: index, belowRow: block.row + 1)
    let rows = 1..<endOfView(on: size)
    return rows.contains(place.label.row) && rows.contains(place.corner.row) ? place : nil
  }

  private func place(ofFieldAt index: Int, belowRow row: Int) -> FieldPlace {
    func moved(_ cell: Position) -> Position { Position(row: cell.row + row, column: cell.column) }
    if filling.sheet.isReviewing, let answer = answerLayout(at: index, on: size) {
      let rows = max(1, answer.lines.count)
      return FieldPlace(
        label: moved(answer.labelCorner),
        corner: moved(answer.corner),
        size: Size(columns: max(1, size.columns - answer.corner.column), rows: rows),
        isBoxed: false
      )
    }
    let area = widgetArea(at: index, on: size)
    return FieldPlace(
      label: moved(slot(ofFieldAt: index, on: size).label),
      corner: moved(area.corner),
      size: area.size,
      isBoxed: measures.fields[index].isBoxed
    )
  }

  /// Returns the row after those of the form that nothing covers: a reply, a hint, or the keys.
  func endOfView(on size: Size) -> Int {
    let keyRows = size.rows < Screen.roomyRows ? 0 : 1
    let coveredRows =
      filling.notice != nil
      ? noticeLines(on: size).count : keyRows + rowsCoveredByHint(in: layout(on: size), on: size)
    return size.rows - keyRows - coveredRows
  }
}
