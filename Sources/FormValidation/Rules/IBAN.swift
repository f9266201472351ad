/// Text must be an International Bank Account Number of a country that has them.
struct IBAN: Rule {
  let name = "iban"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let countries: [String]
  let exceptCountries: [String]

  init(countries: [String] = [], exceptCountries: [String] = []) {
    self.countries = countries.map(\.countryCode)
    self.exceptCountries = exceptCountries.map(\.countryCode)
  }

  var requirement: Wording {
    countries.isEmpty
      ? Wording("needs.iban", "An IBAN", judging: "{label} must be an IBAN.")
      : Wording(
        "needs.iban_of",
        "An IBAN of {list}",
        judging: "{label} must be an IBAN of {list}.",
        ["list": .list(countries.map(Value.text))]
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
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
        fact: "iban.check_digits",
        "Check digits are 02 to 98."
      )
    }
    var remainder = 0
    for count in 4..<country.length {
      try scanner.skipIBANSpace(after: count)
      guard let next = scanner.next else {
        throw .lacking(.enterDigitOrLetter)
      }
      guard let value = FormatScanner.ibanValue(next) else { throw .strange(scanner.index) }
      if let message = country.complaint(about: value, at: count) {
        throw .wrong(scanner.index, message)
      }
      remainder = IBANCountry.remainder(remainder, adding: value)
      scanner.index += 1
      if count == country.length - 2, !country.canEnd(remainder, check: check) {
        throw .wrong(scanner.index - 1, .checkDigits)
      }
    }
    guard country.isRight(remainder, check: check) else {
      throw .wrong(scanner.index - 1, .checkDigits)
    }
  }

  private func readCountry(_ scanner: inout FormatScanner) throws(FormatFinding) -> IBANCountry {
    let first = try readLetter(&scanner)
    guard IBANCountry.all.contains(where: { $0.first == first && isAllowed($0) }) else {
      throw .wrong(0, fact: "iban.country", "IBANs from this country are not accepted.")
    }
    let second = try readLetter(&scanner)
    let country = IBANCountry.all.first { $0.first == first && $0.second == second }
    guard let country, isAllowed(country) else {
      throw .wrong(0..<2, fact: "iban.country", "IBANs from this country are not accepted.")
    }
    return country
  }

  private func readLetter(_ scanner: inout FormatScanner) throws(FormatFinding) -> UInt8 {
    let start = Wording("iban.start", "Start with the country code, like DE.")
    guard let next = scanner.next else { throw .lacking(start) }
    guard let letter = next.capital else { throw .wrong(scanner.index, start) }
    scanner.index += 1
    return letter
  }

  private func isAllowed(_ country: IBANCountry) -> Bool {
    (countries.isEmpty || countries.contains(where: country.isNamed))
      && !exceptCountries.contains(where: country.isNamed)
  }

  package static let definition = RuleDefinition(
    "iban",
    "An International Bank Account Number (IBAN)",
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

extension RuleParameter.Notation {
  fileprivate static let country = RuleParameter.Notation("two capital letters, like DE") {
    (value: Value) -> String? in
    guard let text = value.text, text.utf8.count == 2 else { return nil }
    return text.utf8.allSatisfy { 0x41...0x5A ~= $0 } ? text : nil
  }
}

extension Clause {
  /// Text must be an International Bank Account Number, of certain countries if given.
  public static func iban(countries: [String] = [], exceptCountries: [String] = []) -> Clause {
    Clause(IBAN(countries: countries, exceptCountries: exceptCountries))
  }
}

extension FormatScanner {
  /// Skips the spaces allowed after every fourth character; a character must follow.
  mutating func skipIBANSpace(after count: Int) throws(FormatFinding) {
    guard count.isMultiple(of: 4), skip(" ") else { return }
    _ = skip(" ")
  }

  /// The numeric value of a character of an account number: a letter counts 10 to 35.
  static func ibanValue(_ byte: UInt8) -> Int? {
    byte.decimalDigit.map(Int.init) ?? byte.capital.map { Int($0 - UInt8(ascii: "A")) + 10 }
  }
}

/// A country with International Bank Account Numbers, and their format.
struct IBANCountry {
  /// The country's letters, uppercase ASCII.
  let first: UInt8
  let second: UInt8

  /// The kind of each character after the check digits: `n` for a digit, `a` for a letter, `c` for
  /// either.
  private let kinds: [UInt8]

  /// Every country, each with its counts and kinds of characters.
  /// - Source: SWIFT, IBAN Registry, release 99, December 2024, "BBAN structure", which
  ///   python-stdnum's copy, "stdnum/iban.dat", confirms for all 89; the last two lines, countries
  ///   that print such numbers without being registered, by Wikipedia, "International Bank Account
  ///   Number".
  static let all: [IBANCountry] =
    """
    AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c \
    CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n \
    FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n \
    IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c \
    LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n \
    NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c \
    SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c \
    UA6n19c VA18n VG4a16n XK16n YE4a4n18c \
    AO21n BF2c22n BJ2c22n CF23n CG23n CI2c22n CM23n CV21n DZ22n GA23n GQ23n GW2c19n IR22n KM23n \
    MA24n MG23n ML2c22n MZ21n NE2a22n SN2c22n TD23n TG2c22n
    """
    .split(separator: " ").compactMap(IBANCountry.init)

  private init?(_ entry: Substring) {
    let bytes = Array(entry.utf8)
    guard bytes.count > 3 else { return nil }
    first = bytes[0]
    second = bytes[1]
    var kinds: [UInt8] = []
    var count = 0
    for byte in bytes.dropFirst(2) {
      if let digit = byte.decimalDigit {
        count = count * 10 + Int(digit)
      } else {
        kinds += Array(repeating: byte, count: count)
        count = 0
      }
    }
    self.kinds = kinds
  }

  /// The number of characters, without spaces.
  var length: Int { 4 + kinds.count }

  /// Returns the message for a wrong character at an index; `nil` if it is correct.
  func complaint(about value: Int, at index: Int) -> Wording? {
    switch kinds[index - 4] {
    case UInt8(ascii: "n"): value < 10 ? nil : Wording("use.digit_here", "Use a digit here.")
    case UInt8(ascii: "a"): value < 10 ? Wording("use.letter_here", "Use a letter here.") : nil
    default: nil
    }
  }

  /// Returns whether two letters, in any case, are the country's.
  func isNamed(_ name: String) -> Bool {
    name.utf8.count == 2 && name.utf8.lazy.map { $0.capital ?? $0 }.elementsEqual([first, second])
  }

  /// Returns the remainder of a number modulo 97 after one more digit, or a letter's two.
  static func remainder(_ remainder: Int, adding value: Int) -> Int {
    (remainder * (value < 10 ? 10 : 100) + value) % 97
  }

  /// Returns whether a number is correct, given its remainder without the first four characters,
  /// and those.
  func isRight(_ remainder: Int, check: Int) -> Bool {
    let start = IBANCountry.remainder(remainder, adding: Int(first - UInt8(ascii: "A")) + 10)
    let moved = IBANCountry.remainder(start, adding: Int(second - UInt8(ascii: "A")) + 10)
    return (moved * 100 + check) % 97 == 1
  }

  /// Returns whether some last character makes a number correct.
  func canEnd(_ remainder: Int, check: Int) -> Bool {
    (0..<36).contains { value in
      complaint(about: value, at: length - 1) == nil
        && isRight(IBANCountry.remainder(remainder, adding: value), check: check)
    }
  }
}
