/// A text must neither begin nor end with a space.
///
/// A text that begins with one is invalid, one that ends with one incomplete: more can follow.
///
/// Passes: `"a b"`. Fails: `" a"`, invalid.
/// - Source: Unicode Character Database, the property White_Space, where any white space is meant.
public struct Trimmed: Rule {
  public let name = "trimmed"
  public let requirement = Requirement("needs.trimmed", "No space at the start or end")

  /// Whether any white space counts as a space.
  public let anyWhitespace: Bool

  /// Creates the rule.
  public init(anyWhitespace: Bool = false) {
    self.anyWhitespace = anyWhitespace
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdictOnStart(anyWhitespace: anyWhitespace)
      .merging(text.verdictOnEnd(anyWhitespace: anyWhitespace))
  }
}

extension Trimmed {
  package static let definition = RuleDefinition(
    "trimmed",
    aliases: ["empty_space"],
    "No space at the start or end",
    details: "To remove such spaces instead, give the field `normalize: [trim]`.",
    standard: RuleDefinition.whiteSpace,
    parameters: [.anyWhitespace],
    codes: ["space.leading", "space.trailing"],
    example: RuleExample("trimmed", passes: #""a b""#, fails: #"" a""#)
  ) { Trimmed(anyWhitespace: $0["any_whitespace"]) }
}

extension Clause {
  /// A text must neither begin nor end with a space.
  public static var trimmed: Clause { Clause(Trimmed()) }

  /// A text must neither begin nor end with a space, or any white space.
  public static func trimmed(anyWhitespace: Bool) -> Clause {
    Clause(Trimmed(anyWhitespace: anyWhitespace))
  }
}
