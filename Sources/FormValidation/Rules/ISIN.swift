/// Text must be an International Securities Identification Number: two letters, nine letters or
/// digits, and a check digit.
struct ISIN: Rule {
  let name = "isin"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.isin",
    "An ISIN, like US0378331005",
    judging: "{label} must be an ISIN, like US0378331005."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.isin", "an ISIN") { scanner throws(FormatFinding) in
      var sum = LuhnSum()
      for index in 0..<12 {
        guard let next = scanner.next else {
          throw .lacking(.enterLetterOrDigit)
        }
        if let digit = next.decimalDigit, index > 1 {
          sum.add(Int(digit))
        } else if index < 11, next.capital == next {
          let value = Int(next - UInt8(ascii: "A")) + 10
          sum.add(value / 10)
          sum.add(value % 10)
        } else {
          throw .strange(scanner.index)
        }
        scanner.index += 1
      }
      try scanner.check(sum.holds)
    }
  }

  package static let definition = RuleDefinition(
    "isin",
    "A securities identification number",
    details: "Capital letters only; does not check whether the first two are a country's.",
    standard: "ISO 6166, 5 and annex B",
    codes: [.format("isin")],
    example: RuleExample("isin", passes: #""US0378331005""#, fails: #""US0378331006""#)
  ) { _ in ISIN() }
}

extension Clause {
  /// Text must be an International Securities Identification Number.
  public static var isin: Clause { Clause(ISIN()) }
}
