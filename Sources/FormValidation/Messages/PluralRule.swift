/// How a language sorts counts.
/// - Source: Unicode CLDR 46, "Language Plural Rules", cardinals.
public enum PluralRule: String, Hashable, Sendable, CaseIterable {
  /// All counts alike, as in Japanese.
  case alike
  /// One, and the rest, as in English and German.
  case oneOrMore
  /// One, a few, and many, as in Polish.
  case polish

  /// The category of a count; a number that is not whole is `other`.
  public func category(of count: Number) -> PluralCategory {
    guard count.isWhole else { return .other }
    switch self {
    case .alike:
      return .other
    case .oneOrMore:
      return count == 1 ? .one : .other
    case .polish:
      if count == 1 { return .one }
      // Numbers too large to be counted are as many as any.
      let count = count.wholeValue?.magnitude ?? 5
      return 2...4 ~= count % 10 && !(12...14 ~= count % 100) ? .few : .many
    }
  }
}
