/// Text must be an International Standard Serial Number: eight digits, the last of which is a check
/// digit, which can be X for ten.
struct ISSN: Rule {
  let name = "issn"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self).readingDigits }
  let requirement = Wording(
    "needs.issn",
    "An ISSN, like 0378-5955",
    judging: "{label} must be an ISSN, like 0378-5955."
  )

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
    "An International Standard Serial Number",
    details: "The hyphen in the middle may be left out.",
    standard: "ISO 3297, 4.1 and annex A",
    codes: [.format("issn")],
    example: RuleExample("issn", passes: #""0378-5955""#, fails: #""0378-5956""#)
  ) { _ in ISSN() }
}

extension ISSN: Proposing {
  /// Returns the number with the right check digit.
  func proposal(for text: String) -> String? { text.withCheckDigit(of: self, "0123456789X") }
}

extension Clause {
  /// Text must be an International Standard Serial Number.
  public static var issn: Clause { Clause(ISSN()) }
}
