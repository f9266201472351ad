/// A text must start with a certain one, or with one of several.
///
/// Texts are compared by canonical equivalence, character by character: `"é"` starts with `"é"`
/// however it is written, and not with `"e"`. A text that is the start of a wanted one is
/// incomplete.
///
/// With `"https://"`: passes `"https://x"`; fails `"http"`, incomplete, and `"ftp"`, invalid.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct StartsWith: Rule {
  public let name = "starts_with"
  public let textLimit = 100_000

  private let sought: SoughtTexts

  /// Creates the rule.
  ///
  /// An empty text is not looked for; without any other, the rule always holds.
  public init(_ texts: [String], ignoreCase: Bool = false) {
    sought = SoughtTexts(texts, ignoreCase: ignoreCase)
  }

  /// The wanted starts, one of which is enough.
  public var texts: [String] { sought.texts }

  /// Whether upper and lower case are the same.
  public var ignoreCase: Bool { sought.ignoreCase }

  public var requirement: Requirement {
    Requirement("needs.starts_with", "Starts with {sought}", sought.parameters)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    if sought.begin(text) { return .valid }
    let (code, message): (String, Message) = ("text.wrong_start", "Start with {sought}.")
    return sought.canFollow(text)
      ? .incomplete(code, message, sought.parameters)
      : .invalid(code, message, sought.parameters)
  }
}

extension StartsWith {
  package static let definition = RuleDefinition(
    "starts_with",
    aliases: ["prefix"],
    "Starts with a text",
    standard: RuleDefinition.equivalence,
    parameters: [
      .main("text", .texts, "the text, or a list of texts, any of which will do"), .ignoreCase,
    ],
    codes: [ViolationCode("text.wrong_start", "text")],
    example: RuleExample(
      "starts_with: https://",
      passes: #""https://example.com""#,
      fails: #""ftp""#
    )
  ) { StartsWith($0["text"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// A text must start with one of these.
  public static func startsWith(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    Clause(StartsWith(texts, ignoreCase: ignoreCase))
  }
}
