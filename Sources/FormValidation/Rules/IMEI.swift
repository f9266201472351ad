/// Text must be a mobile device's number: 15 digits, the last of which is a check digit.
struct IMEI: Rule {
  let name = "imei"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self).readingDigits }
  let requirement = Wording(
    "needs.imei",
    "An IMEI of 15 digits",
    judging: "{label} must be an IMEI of 15 digits."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.imei", "an IMEI") { scanner throws(FormatFinding) in
      var sum = LuhnSum()
      for _ in 0..<15 { sum.add(try scanner.digit()) }
      try scanner.check(sum.holds)
    }
  }

  package static let definition = RuleDefinition(
    "imei",
    "A mobile device's identity number",
    standard: "3GPP TS 23.003, 6.2.1 and annex B",
    codes: [.format("imei")],
    example: RuleExample("imei", passes: #""490154203237518""#, fails: #""490154203237517""#)
  ) { _ in IMEI() }
}

extension IMEI: Proposing {
  /// Returns the number with the right check digit.
  func proposal(for text: String) -> String? { text.withCheckDigit(of: self) }
}

extension Clause {
  /// Text must be a mobile device's number.
  public static var imei: Clause { Clause(IMEI()) }
}
