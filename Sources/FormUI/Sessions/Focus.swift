/// What the keys go to.
public enum Focus: Hashable, Sendable {
  /// A field, by its place in the form, from 0.
  case field(Int)
  /// The button at the end of a page, which goes on to the next or submits.
  case button
  /// An answer on the page that shows them all once more, by its field's place in the form, from 0.
  case answer(Int)
}
