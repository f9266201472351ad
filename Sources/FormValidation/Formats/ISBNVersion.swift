/// Which book numbers will do.
public enum ISBNVersion: String, Hashable, Sendable, CaseIterable {
  case isbn10 = "10"
  case isbn13 = "13"
  /// Either of them.
  case any
}
