/// A country that has International Bank Account Numbers, and what they are made of.
struct IBANCountry {
  /// The country's letters, capitals of ASCII.
  let first: UInt8
  let second: UInt8

  /// What may stand at each place behind the check digits: `n` for a digit, `a` for a letter, `c`
  /// for either.
  private let kinds: [UInt8]

  /// Every country, each with its counts and kinds of characters.
  /// - Source: SWIFT, IBAN Registry, release 99, December 2024, "BBAN structure", which
  ///   python-stdnum's copy, "stdnum/iban.dat", bears out for all 89; the last two lines, countries
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

  /// How many characters a number has, without spaces.
  var length: Int { 4 + kinds.count }

  /// What is wrong with a character's value at a place, if anything is.
  func complaint(about value: Int, at place: Int) -> Wording? {
    switch kinds[place - 4] {
    case UInt8(ascii: "n"): value < 10 ? nil : Wording("use.digit_here", "Use a digit here.")
    case UInt8(ascii: "a"): value < 10 ? Wording("use.letter_here", "Use a letter here.") : nil
    default: nil
    }
  }

  /// Whether two letters name the country; small ones do too.
  func isNamed(_ name: String) -> Bool {
    name.utf8.count == 2 && name.utf8.lazy.map { $0.capital ?? $0 }.elementsEqual([first, second])
  }

  /// The remainder of a number modulo 97 after one more digit, or a letter's two.
  static func remainder(_ remainder: Int, adding value: Int) -> Int {
    (remainder * (value < 10 ? 10 : 100) + value) % 97
  }

  /// Whether a number is right: its remainder without the first four characters, and those.
  func isRight(_ remainder: Int, check: Int) -> Bool {
    let start = IBANCountry.remainder(remainder, adding: Int(first - UInt8(ascii: "A")) + 10)
    let moved = IBANCountry.remainder(start, adding: Int(second - UInt8(ascii: "A")) + 10)
    return (moved * 100 + check) % 97 == 1
  }

  /// Whether some last character makes a number right.
  func canEnd(_ remainder: Int, check: Int) -> Bool {
    (0..<36).contains { value in
      complaint(about: value, at: length - 1) == nil
        && isRight(IBANCountry.remainder(remainder, adding: value), check: check)
    }
  }
}
