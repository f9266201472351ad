/// A text must be an International Bank Account Number of a country that has them.
///
/// It is the country's two letters, two check digits from 02 to 98, and what the country has behind
/// them, right modulo 97. Small letters count as capitals. One space or two may stand after every
/// fourth character.
///
/// Passes: `"DE89 3704 0044 0532 0130 00"`. Fails: `"DE89 3704"`, incomplete, and `"DE00"`,
/// invalid.
/// - Source: ISO 13616-1, 5 and 6; ISO/IEC 7064, MOD 97-10; the countries are those of the
///   IBAN Registry, and some more.
public struct IBAN: Rule {
  public let name = "iban"

  /// The countries that will do, by their two letters; none means all.
  public let countries: [String]

  /// The countries that will not do.
  public let exceptCountries: [String]

  /// Creates the rule.
  public init(countries: [String] = [], exceptCountries: [String] = []) {
    self.countries = countries.map(\.countryCode)
    self.exceptCountries = exceptCountries.map(\.countryCode)
  }

  public var requirement: Requirement {
    countries.isEmpty
      ? Requirement("needs.iban", "An IBAN")
      : Requirement(
        "needs.iban_of",
        "An IBAN of {list}",
        ["list": .list(countries.map(Value.text))]
      )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.iban", "an IBAN") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let country = try readCountry(&scanner)
    let check = try scanner.digit() * 10 + scanner.digit()
    guard 2...98 ~= check else {
      throw .wrong(
        scanner.index - 2..<scanner.index,
        "iban.check_digits",
        "Check digits are 02 to 98."
      )
    }
    var remainder = 0
    for count in 4..<country.length {
      try scanner.skipIBANSpace(after: count)
      guard let next = scanner.next else {
        throw .lacking("enter.digit_or_letter", "Enter a digit or letter.")
      }
      guard let value = FormatScanner.ibanValue(next) else { throw .strange(scanner.index) }
      if let message = country.complaint(about: value, at: count) {
        throw .wrong(scanner.index, message)
      }
      remainder = IBANCountry.remainder(remainder, adding: value)
      scanner.index += 1
      if count == country.length - 2, !country.canEnd(remainder, check: check) {
        throw .wrong(scanner.index - 1, "check.digits", "Check the digits; one is mistyped.")
      }
    }
    guard country.isRight(remainder, check: check) else {
      throw .wrong(scanner.index - 1, "check.digits", "Check the digits; one is mistyped.")
    }
  }

  private func readCountry(_ scanner: inout FormatScanner) throws(FormatFinding) -> IBANCountry {
    let first = try readLetter(&scanner)
    guard IBANCountry.all.contains(where: { $0.first == first && isAllowed($0) }) else {
      throw .wrong(0, "iban.country", "IBANs from this country are not accepted.")
    }
    let second = try readLetter(&scanner)
    let country = IBANCountry.all.first { $0.first == first && $0.second == second }
    guard let country, isAllowed(country) else {
      throw .wrong(0..<2, "iban.country", "IBANs from this country are not accepted.")
    }
    return country
  }

  private func readLetter(_ scanner: inout FormatScanner) throws(FormatFinding) -> UInt8 {
    guard let next = scanner.next else {
      throw .lacking("iban.start", "Start with the country code, like DE.")
    }
    guard let letter = next.capital else { throw .strange(scanner.index) }
    scanner.index += 1
    return letter
  }

  private func isAllowed(_ country: IBANCountry) -> Bool {
    (countries.isEmpty || countries.contains(where: country.isNamed))
      && !exceptCountries.contains(where: country.isNamed)
  }
}

extension IBAN {
  package static let definition = RuleDefinition(
    "iban",
    "An International Bank Account Number",
    details: """
      Lowercase letters count as capitals. One or two spaces are allowed after every fourth
      character.
      """,
    standard: "ISO 13616-1, 5 and 6; ISO/IEC 7064, MOD 97-10",
    deviations: "The countries are those of the IBAN Registry, and a few more.",
    parameters: [
      RuleParameter(
        "countries",
        .notations(.country),
        "the only countries to accept, two capital letters each",
        isMain: true,
        default: [String]()
      ),
      RuleParameter(
        "except_countries",
        .notations(.country),
        "countries to refuse",
        default: [String]()
      ),
    ],
    codes: [.format("iban")],
    example: RuleExample("iban", passes: #""DE89 3704 0044 0532 0130 00""#, fails: #""DE00""#)
  ) { IBAN(countries: $0["countries"], exceptCountries: $0["except_countries"]) }
}

extension Clause {
  /// A text must be an International Bank Account Number, of some countries where they are given.
  public static func iban(countries: [String] = [], exceptCountries: [String] = []) -> Clause {
    Clause(IBAN(countries: countries, exceptCountries: exceptCountries))
  }
}
