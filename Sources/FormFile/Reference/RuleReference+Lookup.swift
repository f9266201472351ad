import Diagnostics

extension RuleReference {
  /// The reference of every rule, theme by theme.
  public static var all: [RuleReference] { RuleTheme.all.flatMap { $0.references() } }

  /// The codes that any rule gives: for a value of a kind it cannot look at, and for a text too
  /// long to be looked at while it is typed.
  public static let commonCodes = ["kind", "text.too_long"]

  /// The codes of every violation that there is, in alphabetical order.
  public static var codes: [String] {
    Set(all.flatMap(\.codes) + commonCodes).sorted()
  }

  /// The reference of a rule by its name or an alias.
  public static func named(_ name: String) -> RuleReference? {
    guard let name = RuleKey.named(name)?.name else { return nil }
    for theme in RuleTheme.all {
      if let reference = theme.references().first(where: { $0.name == name }) { return reference }
    }
    return nil
  }

  /// The name of a rule, or the alias, that was probably meant by a misspelt one.
  public static func nearest(to misspelt: String) -> String? {
    RuleKey.all.map(\.name).nearest(to: misspelt)
      ?? RuleKey.all.flatMap(\.aliases).nearest(to: misspelt)
  }

  /// What every rule takes beside its own parameters.
  public static var modifiers: [(name: String, meaning: String)] {
    [
      ("message", "the words instead of the rule's own; {label} is the field's"),
      ("hint", "the words while the answer is incomplete"),
      ("code", "the code instead of the rule's own"),
      ("severity", "error, or warning and info, which never block"),
      ("stop", "true to skip the field's later rules while it is broken"),
      ("id", "a name of its own, by which messages can word it"),
      ("reveal", "polite, immediately, on-leave or on-submit, where it differs from the field"),
      ("when", "a condition under which it counts: {field: country, equals: US}"),
      ("unless", "a condition under which it does not count"),
    ]
  }
}
