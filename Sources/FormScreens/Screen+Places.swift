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
    guard let place = drawnPlace(ofFieldAt: index) else { return nil }
    let rows = rowsInView
    return rows.contains(place.label.row) && rows.contains(place.corner.row) ? place : nil
  }

  /// Returns the first cell of an option of a field of the current page, by its index among those
  /// that its widget points at; `nil` unless it is in view.
  package func cell(ofOption option: Int, ofFieldAt index: Int) -> Position? {
    guard !filling.isReviewing, let place = drawnPlace(ofFieldAt: index),
      let widget = filling.fields[index].widget as? any PointedWidget
    else { return nil }
    for row in 0..<place.size.rows where rowsInView.contains(place.corner.row + row) {
      // No option is narrower than its mark.
      for column in stride(from: 0, to: place.size.columns, by: 2)
      where widget.option(at: Position(row: row, column: column), in: place.size) == option {
        return Position(row: place.corner.row + row, column: place.corner.column + column)
      }
    }
    return nil
  }

  /// Returns where a field of the current page is, even if only part of it is in view; `nil` if none
  /// is.
  private func drawnPlace(ofFieldAt index: Int) -> FieldPlace? {
    if case .help = overlay { return nil }
    guard Screen.isFillable(on: size), !filling.isModal, filling.isAsked(fieldAt: index),
      filling.isReviewing || filling.indicesOnPage.contains(index)
    else { return nil }
    let stop: Focus = filling.isReviewing ? .answer(index) : .field(index)
    let number = numberOfBlock(of: stop, on: size)
    let block = layout(on: size).blocks.first { $0.number == number }
    return block.map { place(ofFieldAt: index, belowRow: $0.row + 1) }
  }

  /// The rows of the form that nothing covers.
  private var rowsInView: Range<Int> { 1..<max(1, endOfView(on: size)) }

  private func place(ofFieldAt index: Int, belowRow row: Int) -> FieldPlace {
    func moved(_ cell: Position) -> Position { Position(row: cell.row + row, column: cell.column) }
    if filling.isReviewing, let answer = answerLayout(at: index, on: size) {
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
