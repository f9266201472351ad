/// Text must be a person's full name: at least two words, in letters of any script.
struct FullName: Rule {
  let name = "full_name"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var minWords = 2

  var requirement: Wording {
    minWords <= 2
      ? Wording("needs.full_name", "A full name", judging: "{label} must be a full name.")
      : .name(minWords: minWords)
  }

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
  /// Text must be a person's full name.
  public static func fullName(minWords: Int = 2) -> Clause {
    Clause(FullName(minWords: minWords))
  }
}
