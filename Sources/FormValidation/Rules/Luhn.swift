/// Text must be digits, the last of which is the Luhn check digit of the others.
///
/// One space or hyphen can be between two digits if separators are allowed.
struct Luhn: Rule {
  let name = "luhn"
  let requirement = Wording(
    "needs.luhn",
    "A number with a check digit",
    judging: "{label} must be a number with a correct check digit."
  )

  /// Whether digits can be separated by spaces and hyphens.
  var allowSeparators = false

  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.luhn", "a number") { scanner throws(FormatFinding) in
      var sum = LuhnSum()
      repeat {
        sum.add(try scanner.digit())
        if allowSeparators { try scanner.skipSeparator() }
      } while !scanner.isAtEnd
      guard sum.holds else {
        throw .lacking("luhn.check", "Check the digits, or enter the next one.")
      }
    }
  }
}

extension FormatScanner {
  /// Skips a space or a hyphen, if any; a digit must follow it.
  mutating func skipSeparator() throws(FormatFinding) {
    guard skip(" ") || skip("-") else { return }
    guard !isAtEnd else { throw .lacking(.enterDigit) }
  }
}

extension Luhn {
  package static let definition = RuleDefinition(
    "luhn",
    "Digits with a Luhn check digit",
    standard: "ISO/IEC 7812-1, annex B",
    parameters: [.allowSeparators],
    codes: [.format("luhn")],
    example: RuleExample("luhn", passes: #""79927398713""#, fails: #""79927398710""#)
  ) { Luhn(allowSeparators: $0["allow_separators"]) }
}

extension Clause {
  /// Text must be digits, the last of which is the Luhn check digit of the others.
  public static func luhn(allowSeparators: Bool = false) -> Clause {
    Clause(Luhn(allowSeparators: allowSeparators))
  }
}
