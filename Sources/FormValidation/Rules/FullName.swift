/// A text must be a person's full name: two words or more, in letters of any script.
///
/// It is words with one space between, of letters, marks, apostrophes, hyphens and middle dots;
/// each has a letter. Any white space counts as a space. Not everybody has two names; `person_name`
/// asks for one.
///
/// Passes: `"Ada Lovelace"`, `"Nguyễn Văn A"`. Fails: `"Ada"`, incomplete, and `"Ada 2"`, invalid.
/// - Source: Unicode Standard, 4.5, the general categories L and M.
struct FullName: Rule {
  let name = "full_name"

  /// How many words there must be.
  let minWords: Int

  /// Creates the rule.
  init(minWords: Int = 2) {
    self.minWords = minWords
  }

  var requirement: Requirement { Requirement("needs.full_name", "A full name") }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.full_name", "a name") { scanner throws(FormatFinding) in
      try scanner.readName(minWords: minWords)
    }
  }

  package static let definition = RuleDefinition(
    "full_name",
    "A person's full name",
    details: "Not everyone has two names; `person_name` asks for one.",
    standard: "Unicode Standard, 4.5, the general categories L and M",
    parameters: [RuleParameter("min_words", .count, "smallest number of words", default: 2)],
    codes: [.format("full_name", "min")],
    example: RuleExample("full_name", passes: #""Ada Lovelace""#, fails: #""Ada 2""#)
  ) { FullName(minWords: $0["min_words"]) }
}

extension Clause {
  /// A text must be a person's full name.
  public static func fullName(minWords: Int = 2) -> Clause {
    Clause(FullName(minWords: minWords))
  }
}
