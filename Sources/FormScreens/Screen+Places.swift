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
    guard size.isFillable, !filling.mode.isModal, filling.sheet.isAsked(fieldAt: index),
      filling.sheet.isReviewing || filling.sheet.indicesOnPage.contains(index)
    else { return nil }
    let stop: Focus = filling.sheet.isReviewing ? .answer(index) : .field(index)
    return ShownPage(of: self, on: size).place(ofFieldAt: index, stop)
  }
}
