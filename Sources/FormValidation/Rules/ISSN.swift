/// A text must be an International Standard Serial Number: eight digits, the last of them a check
/// digit, which may be a capital X, for ten.
struct ISSN: Rule {
  let name = "issn"
  let requirement = Requirement("needs.issn", "An ISSN, like 0378-5955")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.issn", "an ISSN") { scanner throws(FormatFinding) in
      var sum = 0
      for index in 0..<8 {
        if index == 4, scanner.skip("-"), scanner.isAtEnd {
          throw .lacking(.enterDigit)
        }
        let isTen = index == 7 && scanner.skip("X")
        sum += (8 - index) * (isTen ? 10 : try scanner.digit())
      }
      try scanner.check(sum.isMultiple(of: 11))
    }
  }

  package static let definition = RuleDefinition(
    "issn",
    "A periodical's number",
    details: "The hyphen in the middle may be left out.",
    standard: "ISO 3297, 4.1 and annex A",
    codes: [.format("issn")],
    example: RuleExample("issn", passes: #""0378-5955""#, fails: #""0378-5956""#)
  ) { _ in ISSN() }
}

extension ISSN: Proposing {
  /// The number with the check digit that its others have.
  func proposal(for text: String) -> String? { text.withCheckDigit(of: self, "0123456789X") }
}

extension Clause {
  /// A text must be an International Standard Serial Number.
  public static var issn: Clause { Clause(ISSN()) }
}
