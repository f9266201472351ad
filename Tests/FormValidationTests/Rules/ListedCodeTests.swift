import FormValidation
import Testing

struct ListedCodeTests {
  @Test(
    arguments: [
      (.countryCode(), "FR"), (.countryCode(), "ZW"), (.countryCode(.alpha3), "FRA"),
      (.countryCode(.numeric), "004"), (.currencyCode(), "EUR"), (.currencyCode(), "XTS"),
      (.currencyCode(.numeric), "978"), (.timeZone(), "Europe/Paris"), (.timeZone(), "UTC"),
      (.timeZone(), "Asia/Calcutta"), (.timeZone(), "Etc/GMT+1"), (.timeZone(), "Etc/GMT+12"),
      (.timeZone(.canonical), "America/Argentina/Buenos_Aires"),
    ] as [(Clause, String)]
  )
  func `a code of the list passes, and so may its start`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
    for count in 0..<text.count {
      #expect(clause.standing(of: String(text.prefix(count))) != .invalid)
    }
  }

  @Test(
    arguments: [
      (.countryCode(), "fr", 0), (.countryCode(), "FX", 1), (.countryCode(), "FRA", 2),
      (.countryCode(), "UK", 1), (.countryCode(.alpha3), "FRX", 2), (.countryCode(), "é", 0),
      (.currencyCode(), "DEM", 1), (.currencyCode(.numeric), "97X", 2),
      (.timeZone(), "Europe/Bonn", 8), (.timeZone(), "europe/Paris", 0),
      (.timeZone(), "Factory", 0), (.timeZone(.canonical), "Asia/Calcutta", 6),
    ] as [(Clause, String, Int)]
  )
  func `other texts are wrong from where no code agrees`(
    _ clause: Clause,
    _ text: String,
    _ offset: Int
  ) {
    let verdict = clause.verdict(on: .text(text), among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.violations.first?.range?.lowerBound == offset)
  }

  @Test func `a message has an example`() {
    let texts = [Clause.countryCode(.alpha3), .currencyCode(), .timeZone()]
      .flatMap { $0.verdict(on: "?", among: [:]).texts }
    #expect(
      texts == [
        "Enter a country code, like FRA.", "Enter a currency code, like EUR.",
        "Enter a time zone, like Europe/Paris.",
      ]
    )
  }

  @Test(
    arguments: [
      (.countryCode(), "us", "US"), (.countryCode(), "uk", "GB"), (.currencyCode(), "eur", "EUR"),
      (.timeZone(), "america/new york", "America/New_York"), (.timeZone(), "Paris", "Europe/Paris"),
      (.timeZone(), "Buenos Aires", nil), (.countryCode(), "France", nil),
    ] as [(Clause, String, String?)]
  )
  func `the probable code is suggested`(_ clause: Clause, _ text: String, _ code: String?) {
    #expect(RuleSet([clause]).proposal(for: .text(text)) == code)
  }

  @Test(arguments: [
    ("XAD", "396"), ("XCG", "532"), ("ZWG", "924"), ("SLE", "925"), ("VED", "926"),
  ])
  func `a currency that was introduced lately is accepted`(letters: String, digits: String) {
    #expect(Clause.currencyCode().verdict(on: .text(letters), among: [:]) == .valid)
    #expect(Clause.currencyCode(.numeric).verdict(on: .text(digits), among: [:]) == .valid)
  }

  @Test(arguments: [
    ("ANG", nil), ("BGN", "975"), ("CUC", "931"), ("HRK", "191"), ("SLL", "694"), ("ZWL", "932"),
  ])
  func `a currency that was withdrawn is not`(letters: String, digits: String?) {
    #expect(Clause.currencyCode().verdict(on: .text(letters), among: [:]).violations.count == 1)
    guard let digits else { return }
    let numeric = Clause.currencyCode(.numeric)
    #expect(numeric.verdict(on: .text(digits), among: [:]).violations.count == 1)
  }
}
