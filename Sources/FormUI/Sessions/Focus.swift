/// The element that has the focus.
public enum Focus: Hashable, Sendable {
  /// A field, by its index in the form.
  case field(Int)
  /// The button at the end of a page that moves to the next page or submits.
  case button
  /// The button at the end of a page that moves to the previous page.
  case back
  /// An answer on the review page, by its field's index in the form.
  case answer(Int)
}
