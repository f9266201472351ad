/// The layout of a JSON object.
public enum JSONLayout: Hashable, Sendable {
  /// All on one line.
  case oneLine
  /// One name per line, indented by two spaces.
  case indented
}
