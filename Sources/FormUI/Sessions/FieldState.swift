/// What happened to a field so far, as far as showing its messages depends on it.
public struct FieldState: Hashable, Sendable {
  /// Whether its answer was ever changed.
  public internal(set) var isChanged = false

  /// Whether the focus has left it after a change.
  public internal(set) var wasLeftChanged = false

  /// Whether the focus has left it at all.
  public internal(set) var wasLeft = false

  /// Whether an error stands beside it; it stays until the answer is valid.
  public internal(set) var showsError = false
}
