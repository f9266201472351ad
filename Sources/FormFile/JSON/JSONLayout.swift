/// How an object of JSON is laid out.
public enum JSONLayout: Hashable, Sendable {
  /// All of it on one line.
  case oneLine
  /// A name a line, indented by two spaces.
  case indented
}
