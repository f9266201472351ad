/// A text must not end with a space.
///
/// A text that does is incomplete: more can follow.
///
/// Passes: `" a"`. Fails: `"a "`, incomplete.
/// - Source: Unicode Character Database, the property White_Space, where any white space is meant.
public struct NoTrailingSpace: Rule {
  public let name = "no_trailing_space"
  public let requirement = Requirement("needs.no_space_end", "No space at the end")

  /// Whether any white space counts as a space.
  public let anyWhitespace: Bool

  /// Creates the rule.
  public init(anyWhitespace: Bool = false) {
    self.anyWhitespace = anyWhitespace
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdictOnEnd(anyWhitespace: anyWhitespace)
  }
}

extension NoTrailingSpace {
  package static let definition = RuleDefinition(
    "no_trailing_space",
    "No space at the end",
    standard: RuleDefinition.whiteSpace,
    parameters: [.anyWhitespace],
    codes: ["space.trailing"],
    example: RuleExample("no_trailing_space", passes: #"" a""#, fails: #""a ""#)
  ) { NoTrailingSpace(anyWhitespace: $0["any_whitespace"]) }
}

extension Clause {
  /// A text must not end with a space.
  public static var noTrailingSpace: Clause { Clause(NoTrailingSpace()) }

  /// A text must not end with a space, or any white space.
  public static func noTrailingSpace(anyWhitespace: Bool) -> Clause {
    Clause(NoTrailingSpace(anyWhitespace: anyWhitespace))
  }
}
