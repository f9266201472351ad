/// What Enter does in a field of one line that has no use for it itself.
public enum EnterUse: String, Hashable, Sendable, CaseIterable {
  /// It goes on to the next field; on the last one, to the next page, or submits.
  case next
  /// It submits, from any field.
  case submit
}
