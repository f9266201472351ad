/// What the keys go to.
public enum Focus: Hashable, Sendable {
  /// A field, by its place in the form, from 0.
  case field(Int)
  /// The button that submits.
  case submit
}
