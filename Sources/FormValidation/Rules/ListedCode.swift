/// Text must be a code of a country, a currency or a time zone.
struct ListedCode: Rule {
  let list: CodeList

  init(_ list: CodeList) {
    self.list = list
  }

  var name: String {
    switch list {
    case .country: "country_code"
    case .currency: "currency_code"
    case .timeZone: "timezone"
    }
  }

  var traits: RuleTraits { RuleTraits(trims: true, proposing: self).readingDigits }

  var requirement: Wording {
    switch list {
    case .country:
      Wording(
        "needs.country_code",
        "A country code, like {text}",
        judging: "{label} must be a country code, like {text}.",
        example
      )
    case .currency:
      Wording(
        "needs.currency_code",
        "A currency code, like {text}",
        judging: "{label} must be a currency code, like {text}.",
        example
      )
    case .timeZone(.canonical):
      Wording(
        "needs.timezone.canonical",
        "A canonical time zone, like {text}",
        judging: "{label} must be a canonical time zone, like {text}.",
        example
      )
    case .timeZone:
      Wording(
        "needs.timezone",
        "A time zone, like {text}",
        judging: "{label} must be a time zone, like {text}.",
        example
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    switch list {
    case .country:
      text.verdict("format.country_code", "a country code") { scanner throws(FormatFinding) in
        try scan(&scanner)
      }
    case .currency:
      text.verdict("format.currency_code", "a currency code") { scanner throws(FormatFinding) in
        try scan(&scanner)
      }
    case .timeZone:
      text.verdict("format.timezone", "a time zone") { scanner throws(FormatFinding) in
        try scan(&scanner)
      }
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    switch list.codes.fit(scanner.bytes) {
    case .whole: scanner.index = scanner.bytes.count
    case .start: throw .lacking(enter)
    case .upTo(let index): throw .wrong(index, enter)
    }
  }

  private var enter: Wording {
    switch list {
    case .country: Wording("country_code.enter", "Enter a country code, like {text}.", example)
    case .currency: Wording("currency_code.enter", "Enter a currency code, like {text}.", example)
    case .timeZone(.canonical):
      Wording("timezone.enter.canonical", "Enter a canonical time zone, like {text}.", example)
    case .timeZone: Wording("timezone.enter", "Enter a time zone, like {text}.", example)
    }
  }

  private var example: Parameters { ["text": .text(list.example)] }
}

extension ListedCode: Proposing {
  /// Returns the code that differs only in case, surrounding spaces or spaces for underscores, the
  /// code of the United Kingdom for UK, and the only time zone of a city.
  func proposal(for text: String) -> String? {
    guard text.utf8.count <= 64 else { return nil }
    let typed = Normalizer.trim.apply(to: text)
      .lowercased().replacing(" ", with: "_")
    if list == .country(.alpha2), typed == "uk" { return "GB" }
    let codes = list.codes.all
    if let code = codes.first(where: { $0.lowercased() == typed }) { return code }
    guard case .timeZone = list else { return nil }
    let zones = codes.filter { $0.lowercased().hasSuffix("/" + typed) }
    return zones.count == 1 ? zones[0] : nil
  }
}

/// A list of codes, in one of its forms.
enum CodeList: Hashable, Sendable {
  case country(CountryCodeForm)
  case currency(CurrencyCodeForm)
  case timeZone(ZoneForm)

  var codes: CodeSet {
    switch self {
    case .country(.alpha2): .countries
    case .country(.alpha3): .longCountries
    case .country(.numeric): .countryNumbers
    case .currency(.alphabetic): .currencies
    case .currency(.numeric): .currencyNumbers
    case .timeZone(.any): .zones
    case .timeZone(.canonical): .canonicalZones
    }
  }

  /// One of them, as messages name it.
  var example: String {
    switch self {
    case .country(.alpha2): "FR"
    case .country(.alpha3): "FRA"
    case .country(.numeric): "250"
    case .currency(.alphabetic): "EUR"
    case .currency(.numeric): "978"
    case .timeZone: "Europe/Paris"
    }
  }
}

/// The forms of a country's code.
/// - Source: ISO 3166-1, 5.
public enum CountryCodeForm: String, Hashable, Sendable, CaseIterable {
  /// Two letters: FR.
  case alpha2 = "alpha-2"
  /// Three letters: FRA.
  case alpha3 = "alpha-3"
  /// Three digits: 250.
  case numeric
}

/// The forms of a currency's code.
/// - Source: ISO 4217, 5.
public enum CurrencyCodeForm: String, Hashable, Sendable, CaseIterable {
  /// Three letters: EUR.
  case alphabetic
  /// Three digits: 978.
  case numeric
}

/// The accepted names of time zones.
public enum ZoneForm: String, Hashable, Sendable, CaseIterable {
  /// All names: also older ones, like Asia/Calcutta, and those of other places.
  case any
  /// Only the names of zones themselves, like Asia/Kolkata.
  case canonical
}

extension ListedCode {
  package static let country = RuleDefinition(
    "country_code",
    "A country code",
    details: "In capital letters.",
    standard: "ISO 3166-1",
    parameters: [
      RuleParameter(
        "form",
        .choice(CountryCodeForm.self),
        "the form",
        isMain: true,
        default: CountryCodeForm.alpha2
      )
    ],
    codes: [.format("country_code", "text")],
    example: RuleExample("country_code", passes: #""FR""#, fails: #""FX""#)
  ) { ListedCode(.country($0["form"])) }

  package static let currency = RuleDefinition(
    "currency_code",
    "A currency code",
    details: "In capital letters. Only currencies that are in use, and those of metals and tests.",
    standard: "ISO 4217",
    parameters: [
      RuleParameter(
        "form",
        .choice(CurrencyCodeForm.self),
        "the form",
        isMain: true,
        default: CurrencyCodeForm.alphabetic
      )
    ],
    codes: [.format("currency_code", "text")],
    example: RuleExample("currency_code", passes: #""EUR""#, fails: #""DEM""#)
  ) { ListedCode(.currency($0["form"])) }

  package static let timeZone = RuleDefinition(
    "timezone",
    "The name of a time zone",
    details: "Compared exactly, with capital letters and underscores.",
    standard: "IANA, Time Zone Database, \"Theory and pragmatics of the tz code and data\"",
    parameters: [
      RuleParameter(
        "form",
        .choice(ZoneForm.self),
        "which names; canonical refuses older ones",
        isMain: true,
        default: ZoneForm.any
      )
    ],
    codes: [.format("timezone", "text")],
    example: RuleExample("timezone", passes: #""Europe/Paris""#, fails: #""Europe/Bonn""#)
  ) { ListedCode(.timeZone($0["form"])) }
}

extension Clause {
  /// Text must be the code of a country.
  public static func countryCode(_ form: CountryCodeForm = .alpha2) -> Clause {
    Clause(ListedCode(.country(form)))
  }

  /// Text must be the code of a currency.
  public static func currencyCode(_ form: CurrencyCodeForm = .alphabetic) -> Clause {
    Clause(ListedCode(.currency(form)))
  }

  /// Text must be the name of a time zone.
  public static func timeZone(_ form: ZoneForm = .any) -> Clause {
    Clause(ListedCode(.timeZone(form)))
  }
}
