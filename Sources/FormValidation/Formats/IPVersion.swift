/// Which addresses of the Internet Protocol will do.
public enum IPVersion: String, Hashable, Sendable, CaseIterable {
  case v4 = "4"
  case v6 = "6"
  /// Either of them.
  case any
}
