/// How many messages a field shows.
public enum ErrorsShown: String, Hashable, Sendable, CaseIterable {
  /// Only the first.
  case first
  /// All, one per line.
  case all
}
