/// What the keys go to.
public enum Focus: Hashable, Sendable {
  /// A field, by its place in the form, from 0.
  case field(Int)
  /// The button at the end of a page that continues: to the next page, or by submitting.
  case button
  /// The button at the end of a page that returns to the page before.
  case back
  /// An answer on the review page, by its field's place in the form, from 0.
  case answer(Int)
}
