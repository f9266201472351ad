/// What Enter does in a single-line field whose widget does not use it.
public enum EnterUse: String, Hashable, Sendable, CaseIterable {
  /// Moves to the next field; on the last one, to the next page, or submits.
  case next
  /// Submits, from any field.
  case submit
}
