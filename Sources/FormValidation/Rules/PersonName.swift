/// A text must be a name that a person can have, in letters of any script.
///
/// It is words with one space between, of letters, marks, apostrophes, hyphens and middle dots;
/// each has a letter. Any white space counts as a space.
///
/// Passes: `"José"`, `"O'Brien"`, `"李"`. Fails: `"Ada "`, incomplete, and `"Ada1"`, invalid.
/// - Source: Unicode Standard, 4.5, the general categories L and M.
public struct PersonName: Rule {
  public let name = "person_name"

  /// How many words there must be.
  public let minWords: Int

  /// Creates the rule.
  public init(minWords: Int = 1) {
    self.minWords = minWords
  }

  public var requirement: Requirement { Requirement("needs.name", "A name") }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.person_name", "a name") { scanner throws(FormatFinding) in
      try scanner.readName(minWords: minWords)
    }
  }
}

extension PersonName {
  package static let definition = RuleDefinition(
    "person_name",
    "A person's name",
    details: """
      Words with one space between, of letters of any script, marks, apostrophes, hyphens and
      middle dots.
      """,
    standard: "Unicode Standard, 4.5, the general categories L and M",
    parameters: [RuleParameter("min_words", .count, "smallest number of words", default: 1)],
    codes: [.format("person_name", "min")],
    example: RuleExample("person_name", passes: #""O'Brien""#, fails: #""Ada1""#)
  ) { PersonName(minWords: $0["min_words"]) }
}

extension Clause {
  /// A text must be a name that a person can have.
  public static func personName(minWords: Int = 1) -> Clause {
    Clause(PersonName(minWords: minWords))
  }
}
