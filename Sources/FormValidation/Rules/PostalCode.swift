/// Text must be a postal code of a country.
struct PostalCode: Rule {
  let name = "postal_code"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let region: PostalRegion
  let strict: Bool

  /// Creates the rule; an unknown country accepts any code.
  init(_ region: PostalRegion, strict: Bool = true) {
    self.region = region
    self.strict = strict
  }

  var reads: [FieldID] {
    if case .field(let field) = region { [field] } else { [] }
  }

  var requirement: Wording {
    guard case .country(let country) = region else {
      return Wording(
        "needs.postal_code",
        "A postal code",
        judging: "{label} must be a postal code."
      )
    }
    return Wording(
      "needs.postal_code_of",
      "A postal code of {country}",
      judging: "{label} must be a postal code of {country}.",
      ["country": .text(country)]
    )
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let code: String
    switch region {
    case .any: return verdict(on: text, PostalCountry.all)
    case .country(let country): code = country
    case .field(let field):
      // No country has a longer code.
      guard case .text(let answer) = answers[field], answer.utf8.count <= 8 else { return .valid }
      code = answer
    }
    guard let country = PostalCountry.named(code) else { return .valid }
    return verdict(on: text, CollectionOfOne(country))
  }

  private func verdict(on text: String, _ countries: some Collection<PostalCountry>) -> Verdict {
    text.verdict("format.postal_code", "this postal code") { scanner throws(FormatFinding) in
      try scan(&scanner, countries)
    }
  }

  private func scan(
    _ scanner: inout FormatScanner,
    _ countries: some Collection<PostalCountry>
  ) throws(FormatFinding) {
    var longest = 0
    var isStart = false
    for country in countries {
      switch country.shape.fit(scanner.bytes) {
      case .whole:
        scanner.index = scanner.bytes.count
        return
      case .start: isStart = true
      case .upTo(let index): longest = max(longest, index)
      }
    }
    if mayBeOutward(countries), PostalCountry.outward.fit(scanner.bytes) == .whole {
      scanner.index = scanner.bytes.count
      return
    }
    throw isStart
      ? .lacking("enter.rest_of_code", "Enter the rest of the code.") : .strange(longest)
  }

  private func mayBeOutward(_ countries: some Collection<PostalCountry>) -> Bool {
    region == .any || !strict && countries.contains { $0.code == "GB" }
  }
}

extension PostalRegion {
  /// Creates the region from the parameters, or the country from an alias.
  fileprivate init(_ arguments: RuleArguments) throws(RuleArgumentError) {
    let implied: [String: PostalRegion] = ["zip": "US", "zip_code": "US", "uk_postcode": "GB"]
    let field: FieldID? = arguments[optional: "field"]
    guard
      let region = arguments[optional: "country"] ?? implied[arguments.spelling]
        ?? field.map(PostalRegion.field)
    else { throw RuleArgumentError("country", "\(arguments.spelling) needs \"country\"") }
    self = region
  }
}

extension PostalCode {
  package static let definition = RuleDefinition(
    "postal_code",
    aliases: ["zip", "zip_code", "uk_postcode"],
    "A postal code",
    details: """
      Letters may be lowercase, and the space or hyphen inside may be left out where people do
      so. Does not check whether a code is in use. Each alias names its country. UK means GB.
      """,
    standard: "Universal Postal Union, \"Postal addressing systems\", for each country",
    parameters: [
      RuleParameter(
        "country",
        .notation(.postalRegion),
        "two capital letters, any, or {field: id}",
        isMain: true
      ), RuleParameter("field", .field, "the field that holds the country"),
      RuleParameter(
        "strict",
        .flag,
        "false to accept the first half of a British code alone",
        default: true
      ),
    ],
    codes: [.format("postal_code")],
    example: RuleExample("postal_code: US", passes: #""12345-6789""#, fails: #""A""#)
  ) { arguments throws(RuleArgumentError) in
    try PostalCode(PostalRegion(arguments), strict: arguments["strict"])
  }
}

extension RuleParameter.Notation {
  fileprivate static let postalRegion = RuleParameter.Notation(
    "a country's two capital letters, any or {field: id}",
    known: PostalRegion.knownCountries + ["any"],
    field: PostalRegion.field
  ) { value in
    switch value.text {
    case "any": .any
    case "UK": .country("GB")
    case .some(let country) where PostalRegion.knownCountries.contains(country): .country(country)
    default: nil
    }
  }
}

extension Clause {
  /// Text must be a postal code: of a country, `.postalCode("US")`, or of one in another field.
  public static func postalCode(_ region: PostalRegion, strict: Bool = true) -> Clause {
    Clause(PostalCode(region, strict: strict))
  }
}
