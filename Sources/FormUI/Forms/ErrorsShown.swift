/// How many messages a field shows.
public enum ErrorsShown: String, Hashable, Sendable, CaseIterable {
  /// The first only.
  case first
  /// Every one, a line each.
  case all
}
