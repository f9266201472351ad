/// Text must be a version of three numbers, optionally with a prerelease and build metadata.
struct SemanticVersion: Rule {
  let name = "semver"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.version",
    "A version, like 1.2.3",
    judging: "{label} must be a version, like 1.2.3."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.semver", "a version") { scanner throws(FormatFinding) in
      for index in 0..<3 {
        if index > 0 { try scanner.expect(".", orAdd: .enterDot) }
        try SemanticVersion.readNumber(&scanner)
      }
      if scanner.skip("-") { try SemanticVersion.readMarks(allowsZeros: false, &scanner) }
      if scanner.skip("+") { try SemanticVersion.readMarks(allowsZeros: true, &scanner) }
    }
  }

  private static func readNumber(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let start = scanner.index
    let first = try scanner.digit()
    while scanner.next?.decimalDigit != nil {
      guard first > 0 else {
        throw .wrong(start, .removeLeadingZero)
      }
      scanner.index += 1
    }
  }

  private static func readMarks(
    allowsZeros: Bool,
    _ scanner: inout FormatScanner
  ) throws(FormatFinding) {
    repeat {
      let start = scanner.index
      var isNumber = true
      while let next = scanner.next,
        next.decimalDigit != nil || next.capital != nil || next == UInt8(ascii: "-")
      {
        isNumber = isNumber && next.decimalDigit != nil
        scanner.index += 1
      }
      let length = scanner.index - start
      guard length > 0 else {
        throw scanner.isAtEnd
          ? .lacking(.enterLetterOrDigit) : .strange(start)
      }
      guard allowsZeros || !isNumber || length == 1 || scanner.bytes[start] != UInt8(ascii: "0")
      else {
        // A letter after the digits turns them into a word.
        throw scanner.isAtEnd
          ? .lacking(.removeLeadingZero)
          : .wrong(start, .removeLeadingZero)
      }
    } while scanner.skip(".")
  }

  package static let definition = RuleDefinition(
    "semver",
    "A semantic version, like 1.2.3",
    details: "A prerelease and build metadata may follow.",
    standard: "Semantic Versioning 2.0.0, 2, 9 and 10",
    codes: [.format("semver")],
    example: RuleExample("semver", passes: #""1.0.0-rc.1+build.05""#, fails: #""01""#)
  ) { _ in SemanticVersion() }
}

extension Clause {
  /// Text must be a version of three numbers.
  public static var semver: Clause { Clause(SemanticVersion()) }
}
