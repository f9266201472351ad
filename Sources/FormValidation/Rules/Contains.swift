/// A text must contain a certain one, or one of several, so many times.
///
/// Texts are compared by canonical equivalence, character by character. Occurrences do not overlap;
/// those of several texts count together. So many characters at the start may be left out. Any
/// other text is incomplete: more can still follow.
///
/// With `"foo"`, twice: passes `"foo-foo"`; fails `"foo"`, incomplete.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct Contains: Rule {
  public let name = "contains"
  public let textLimit = 100_000

  /// The fewest occurrences.
  public let min: Int

  /// How many characters at the start are left out.
  public let position: Int

  private let sought: SoughtTexts

  /// Creates the rule.
  ///
  /// An empty text is not looked for; without any other, the rule always holds.
  public init(_ texts: [String], min: Int = 1, position: Int = 0, ignoreCase: Bool = false) {
    self.min = min
    self.position = position
    sought = SoughtTexts(texts, ignoreCase: ignoreCase)
  }

  /// The wanted texts.
  public var texts: [String] { sought.texts }

  /// Whether upper and lower case are the same.
  public var ignoreCase: Bool { sought.ignoreCase }

  public var requirement: Requirement {
    Requirement(
      Message(
        "needs.contains",
        "Contains {sought}, {min} times",
        one: "Contains {sought}",
        counting: "min"
      ),
      parameters
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let part = position == 0 ? text : String(text.dropFirst(position))
    let count = sought.count(in: part, upTo: min)
    guard count < min else { return .valid }
    var parameters = parameters
    parameters["actual"] = .number(Number(count))
    parameters["missing"] = .number(Number(min - count))
    return .incomplete(
      "text.not_contained",
      Message(
        "Add {sought}, {missing} times more.",
        one: "Add {sought}.",
        counting: "missing"
      ),
      parameters
    )
  }

  private var parameters: Parameters {
    var parameters = sought.parameters
    parameters["min"] = .number(Number(min))
    return parameters
  }
}

extension Contains {
  package static let definition = RuleDefinition(
    "contains",
    aliases: ["includes"],
    "Contains a text",
    details: "Occurrences do not overlap; those of several texts count together.",
    standard: RuleDefinition.equivalence,
    parameters: [
      .main("text", .texts, "the text, or a list of texts, any of which will do"),
      RuleParameter("min", .count, "how many times", default: 1),
      RuleParameter("position", .count, "how many characters to skip at the start", default: 0),
      .ignoreCase,
    ],
    codes: [ViolationCode("text.not_contained", "text", "min", "actual", "missing")],
    example: RuleExample("contains: {text: foo, min: 2}", passes: #""foo-foo""#, fails: #""foo""#)
  ) {
    Contains($0["text"], min: $0["min"], position: $0["position"], ignoreCase: $0["ignore_case"])
  }
}

extension Clause {
  /// A text must contain one of these, so many times.
  public static func contains(
    _ texts: String...,
    min: Int = 1,
    position: Int = 0,
    ignoreCase: Bool = false
  ) -> Clause {
    Clause(Contains(texts, min: min, position: position, ignoreCase: ignoreCase))
  }
}
