/// Text must be a number by which a country identifies a person.
struct NationalID: Rule {
  let name = "national_id"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let region: PostalRegion

  /// Creates the rule; an unknown country accepts any number.
  init(_ region: PostalRegion) {
    self.region = region
  }

  var reads: [FieldID] {
    if case .field(let field) = region { [field] } else { [] }
  }

  var requirement: Wording {
    guard case .country(let country) = region else {
      return Wording(
        "needs.national_id",
        "A national ID number",
        judging: "{label} must be a national ID number."
      )
    }
    return Wording(
      "needs.national_id_of",
      "A national ID number of {country}",
      judging: "{label} must be a national ID number of {country}.",
      ["country": .text(country)]
    )
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let code: String
    switch region {
    case .any: return verdict(on: text, NationalIDCountry.all)
    case .country(let country): code = country
    case .field(let field):
      guard case .text(let answer) = answers[field], answer.utf8.count <= 8 else { return .valid }
      code = answer.countryCode
    }
    guard let country = NationalIDCountry.all.first(where: { $0.code == code }) else {
      return .valid
    }
    return verdict(on: text, [country])
  }

  private func verdict(on text: String, _ countries: [NationalIDCountry]) -> Verdict {
    text.verdict("format.national_id", "a national ID number") { scanner throws(FormatFinding) in
      try scan(&scanner, countries)
    }
  }

  private func scan(
    _ scanner: inout FormatScanner,
    _ countries: [NationalIDCountry]
  ) throws(FormatFinding) {
    var longest = 0
    var isStart = false
    var isWhole = false
    for country in countries {
      for shape in country.shapes {
        switch shape.fit(scanner.bytes) {
        case .whole:
          isWhole = true
          guard country.holds(NationalNumber(scanner.bytes)) else { continue }
          scanner.index = scanner.bytes.count
          return
        case .start: isStart = true
        case .upTo(let index): longest = max(longest, index)
        }
      }
    }
    if isStart { throw .lacking("enter.rest_of_number", "Enter the rest of the number.") }
    throw isWhole ? .wrong(scanner.bytes.count - 1, .checkDigits) : .strange(longest)
  }

  package static let definition = RuleDefinition(
    "national_id",
    "A person's national ID number",
    details: """
      The number that a country's authorities know a person by, with its check digits. Letters may
      be lowercase, and separators may be left out. Without a country, one of any known country.
      Does not check whether a number was issued.
      """,
    standard: "The rules of each country, named in the documentation of `nationalID` in Swift",
    parameters: [
      RuleParameter(
        "country",
        .notation(.nationalIDRegion),
        "two capital letters, any, or {field: id}",
        isMain: true,
        default: PostalRegion.any
      )
    ],
    codes: [.format("national_id")],
    example: RuleExample("national_id: PL", passes: #""44051401359""#, fails: #""44051401358""#)
  ) { NationalID($0["country"]) }
}

extension RuleParameter.Notation {
  fileprivate static let nationalIDRegion = RuleParameter.Notation(
    "a country's two capital letters, any or {field: id}",
    known: NationalIDCountry.all.map(\.code) + ["any"],
    field: PostalRegion.field
  ) { value -> PostalRegion? in
    switch value.text {
    case "any": .any
    case .some(let text) where text == "UK" || NationalIDCountry.all.contains { $0.code == text }:
      .country(text.countryCode)
    default: nil
    }
  }
}

extension Clause {
  /// Text must be a number by which a country identifies a person: of a country,
  /// `.nationalID("PL")`, of one in another field, or of any known country.
  ///
  /// The known countries, and their numbers: AT Sozialversicherungsnummer, AU tax file number, BE
  /// rijksregisternummer, BG EGN, BR CPF, CA social insurance number, CH AHV, CL RUT, CN resident
  /// identity number, CZ and SK rodné číslo, DE Identifikationsnummer, DK CPR, EE and LT isikukood,
  /// ES DNI and NIE, FI henkilötunnus, FR NIR, GB National Insurance number, GR AMKA, HR OIB, IE
  /// PPS, IL teudat zehut, IN Aadhaar, IS kennitala, IT codice fiscale, JP My Number, KR resident
  /// registration number, MX CURP, NL BSN, NO fødselsnummer, PL PESEL, PT NIF, RO CNP, SE
  /// personnummer, TR kimlik numarası, US Social Security number, ZA identity number.
  public static func nationalID(_ region: PostalRegion = .any) -> Clause {
    Clause(NationalID(region))
  }
}
