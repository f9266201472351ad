/// Text must be a bank identifier code: four letters or digits, two letters of a country, two
/// letters or digits, and optionally three more for a branch.
struct BIC: Rule {
  let name = "bic"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.bic",
    "A BIC, like DEUTDEFF",
    judging: "{label} must be a BIC, like DEUTDEFF."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.bic", "a BIC") { scanner throws(FormatFinding) in
      try scanner.readAlphanumerics(4)
      try scanner.readLetters(2)
      try scanner.readAlphanumerics(2)
      if !scanner.isAtEnd { try scanner.readAlphanumerics(3) }
    }
  }

  package static let definition = RuleDefinition(
    "bic",
    "A Business Identifier Code (BIC)",
    details:
      "8 or 11 characters. Letters may be lowercase; does not check whether the bank exists.",
    standard: "ISO 9362, 5",
    codes: [.format("bic")],
    example: RuleExample("bic", passes: #""DEUTDEFF""#, fails: #""DEUT12""#)
  ) { _ in BIC() }
}

extension Clause {
  /// Text must be a bank identifier code (BIC).
  public static var bic: Clause { Clause(BIC()) }
}
