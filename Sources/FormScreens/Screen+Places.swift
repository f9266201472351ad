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
    stop(ofFieldAt: index).flatMap { ShownPage(of: self, on: size).place(ofFieldAt: index, $0) }
  }

  /// Returns the first cell of an option of a field of the current page, by its index among those
  /// that its widget points at; `nil` unless it is in view.
  package func cell(ofOption option: Int, ofFieldAt index: Int) -> Position? {
    guard !filling.sheet.isReviewing, let stop = stop(ofFieldAt: index),
      let widget = filling.sheet.fields[index].widget as? any PointedWidget
    else { return nil }
    return ShownPage(of: self, on: size).cell(ofOption: option, of: widget, at: index, stop)
  }

  /// Returns the stop that shows a field of the current page; `nil` if none does.
  private func stop(ofFieldAt index: Int) -> Focus? {
    if case .help = overlay { return nil }
    guard size.isFillable, !filling.mode.isModal, filling.sheet.isAsked(fieldAt: index),
      filling.sheet.isReviewing || filling.sheet.indicesOnPage.contains(index)
    else { return nil }
    return filling.sheet.isReviewing ? .answer(index) : .field(index)
  }
}
