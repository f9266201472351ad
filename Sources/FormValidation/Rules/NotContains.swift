/// A text must not contain a certain one, or any of several.
///
/// Texts are compared by canonical equivalence, character by character. A text that has one is
/// invalid, or incomplete while it ends with it: an accent can still follow, which makes its last
/// character another one.
///
/// With `"admin"`: passes `"ad-min"`; fails `"admin"`, incomplete, and `"admins"`, invalid.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct NotContains: Rule {
  public let name = "not_contains"
  public let textLimit = 100_000

  private let sought: SoughtTexts

  /// Creates the rule.
  ///
  /// An empty text is not looked for; without any other, the rule always holds.
  public init(_ texts: [String], ignoreCase: Bool = false) {
    sought = SoughtTexts(texts, ignoreCase: ignoreCase)
  }

  /// The texts to leave out.
  public var texts: [String] { sought.texts }

  /// Whether upper and lower case are the same.
  public var ignoreCase: Bool { sought.ignoreCase }

  public var requirement: Requirement {
    Requirement("needs.without", "Without {text}", sought.parameters)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    guard let (found, range) = sought.first(in: text) else { return .valid }
    let violation = Violation(
      "text.contained",
      "Remove {text}.",
      ["text": .text(found)],
      range: range,
      isIncomplete: sought.first(in: String(text.dropLast())) == nil
    )
    return Verdict([violation])
  }
}

extension NotContains {
  package static let definition = RuleDefinition(
    "not_contains",
    "Does not contain a text",
    standard: RuleDefinition.equivalence,
    parameters: [
      .main("text", .texts, "the text, or a list of texts, all of which are refused"), .ignoreCase,
    ],
    codes: [ViolationCode("text.contained", "text")],
    example: RuleExample("not_contains: admin", passes: #""ad-min""#, fails: #""admins""#)
  ) { NotContains($0["text"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// A text must not contain any of these.
  public static func notContains(_ texts: String..., ignoreCase: Bool = false) -> Clause {
    Clause(NotContains(texts, ignoreCase: ignoreCase))
  }
}
