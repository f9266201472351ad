/// Text must be a US Social Security number, with both hyphens or none.
struct SSN: Rule {
  let name = "ssn"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.ssn",
    "A Social Security number, like 123-45-6789",
    judging: "{label} must be a Social Security number, like 123-45-6789."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.ssn", "a Social Security number") { scanner throws(FormatFinding) in
      try SSN.read(3, &scanner)
      let hasHyphens = scanner.skip("-")
      try SSN.read(2, &scanner)
      if hasHyphens { try scanner.expect("-", orAdd: .enterHyphen) }
      try SSN.read(4, &scanner)
    }
  }

  private static func read(_ count: Int, _ scanner: inout FormatScanner) throws(FormatFinding) {
    let start = scanner.index
    var number = 0
    for index in 0..<count {
      number = number * 10 + (try scanner.digit())
      if count == 3, index == 0, number == 9 {
        throw .wrong(start, fact: "ssn.not_9", "No area number starts with 9.")
      }
    }
    guard number > 0, count != 3 || number != 666 else {
      throw .wrong(start..<scanner.index, "ssn.never_issued", "This part is never issued.")
    }
  }

  package static let definition = RuleDefinition(
    "ssn",
    aliases: ["social_security"],
    "A US Social Security number",
    details: "With both hyphens or none.",
    standard: "Social Security Administration, POMS RM 10201.035",
    codes: [.format("ssn")],
    example: RuleExample("ssn", passes: #""123-45-6789""#, fails: #""666""#)
  ) { _ in SSN() }
}

extension Clause {
  /// Text must be a US Social Security number.
  public static var ssn: Clause { Clause(SSN()) }
}
