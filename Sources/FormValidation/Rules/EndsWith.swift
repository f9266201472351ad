/// A text must end with a certain one, or with one of several.
///
/// Texts are compared by canonical equivalence, character by character. Any other text is
/// incomplete: the wanted end can still follow.
///
/// With `".com"`: passes `"example.com"`; fails `"example.org"`, incomplete.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct EndsWith: Rule {
  public let name = "ends_with"
  public let textLimit = 100_000

  private let sought: SoughtTexts

  /// Creates the rule.
  ///
  /// An empty text is not looked for; without any other, the rule always holds.
  public init(_ texts: [String], ignoreCase: Bool = false) {
    sought = SoughtTexts(texts, ignoreCase: ignoreCase)
  }

  /// The wanted ends, one of which is enough.
  public var texts: [String] { sought.texts }

  /// Whether upper and lower case are the same.
  public var ignoreCase: Bool { sought.ignoreCase }

  public var requirement: Requirement {
    Requirement("needs.ends_with", "Ends with {sought}", sought.parameters)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    sought.end(text)
      ? .valid
      : .incomplete("text.wrong_end", "End with {sought}.", sought.parameters)
  }
}

extension EndsWith {
  package static let definition = RuleDefinition(
    "ends_with",
    aliases: ["suffix"],
    "Ends with a text",
    standard: RuleDefinition.equivalence,
    parameters: [
      .main("text", .texts, "the text, or a list of texts, any of which will do"), .ignoreCase,
    ],
    codes: [ViolationCode("text.wrong_end", "text")],
    example: RuleExample("ends_with: .com", passes: #""example.com""#, fails: #""example.org""#)
  ) { EndsWith($0["text"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// A text must end with one of these.
  public static func endsWith(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    Clause(EndsWith(texts, ignoreCase: ignoreCase))
  }
}
