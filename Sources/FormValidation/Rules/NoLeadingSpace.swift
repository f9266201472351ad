/// A text must not begin with a space.
///
/// A text that does is invalid.
///
/// Passes: `"a "`. Fails: `" a"`, invalid.
/// - Source: Unicode Character Database, the property White_Space, where any white space is meant.
public struct NoLeadingSpace: Rule {
  public let name = "no_leading_space"
  public let requirement = Requirement("needs.no_space_start", "No space at the start")

  /// Whether any white space counts as a space.
  public let anyWhitespace: Bool

  /// Creates the rule.
  public init(anyWhitespace: Bool = false) {
    self.anyWhitespace = anyWhitespace
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdictOnStart(anyWhitespace: anyWhitespace)
  }
}

extension NoLeadingSpace {
  package static let definition = RuleDefinition(
    "no_leading_space",
    "No space at the start",
    standard: RuleDefinition.whiteSpace,
    parameters: [.anyWhitespace],
    codes: ["space.leading"],
    example: RuleExample("no_leading_space", passes: #""a ""#, fails: #"" a""#)
  ) { NoLeadingSpace(anyWhitespace: $0["any_whitespace"]) }
}

extension Clause {
  /// A text must not begin with a space.
  public static var noLeadingSpace: Clause { Clause(NoLeadingSpace()) }

  /// A text must not begin with a space, or any white space.
  public static func noLeadingSpace(anyWhitespace: Bool) -> Clause {
    Clause(NoLeadingSpace(anyWhitespace: anyWhitespace))
  }
}
