/// Text must be the expiration month of a payment card, MM/YY, and not have passed.
struct CardExpiry: Rule {
  let name = "card_expiry"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.card_expiry",
    "An unexpired month, MM/YY",
    judging: "{label} must be an unexpired month in the format MM/YY."
  )
  let horizon: Int

  /// The largest number of years that a card can be valid.
  static let longestHorizon = 98

  /// Creates the rule; horizons are 0 to 98 years.
  init(horizon: Int = 20) {
    self.horizon = min(max(horizon, 0), CardExpiry.longestHorizon)
  }

  var reads: [FieldID] { [.now] }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    guard let today = answers.today else { return .clockUnknown }
    var (month, year) = (1...12, 0...99)
    let reading = text.verdict("format.card_expiry", "an expiration month") {
      scanner throws(FormatFinding) in
      try scanner.readPair(into: &month, in: 1...12, .monthRange)
      try scanner.expect("/", orAdd: "card_expiry.enter_year", "Enter / and the year.")
      try scanner.readPair(
        into: &year,
        in: 0...99,
        Wording("card_expiry.year_range", "Enter a year from 00 to 99.")
      )
    }
    if case .invalid = reading { return reading }
    let isPossible = year.contains { year in
      let ahead = CardExpiry.yearsAhead(year, today)
      return (ahead > 0 || month.upperBound >= today.month)
        && (ahead < horizon || ahead == horizon && month.lowerBound <= today.month)
    }
    if isPossible { return reading }
    // Of the impossible years, the later half more likely belongs to the last century.
    let isOver = year.contains { year in
      let ahead = CardExpiry.yearsAhead(year, today)
      return ahead == 0 || ahead > (horizon + 100) / 2
    }
    return isOver
      ? .invalid(
        "card.expired",
        Message("That month is over; use another card.").fact,
        range: 0..<text.count
      )
      : .invalid(
        "card.too_far",
        Message("Check the year; cards expire sooner.").fact,
        range: 0..<text.count
      )
  }

  /// Returns the number of years until the next year with the last two digits, from 0.
  private static func yearsAhead(_ year: Int, _ today: CalendarDate) -> Int {
    ((year - today.year) % 100 + 100) % 100
  }

  package static let definition = RuleDefinition(
    "card_expiry",
    "A card's expiration date, MM/YY",
    details: """
      A card is valid through the last day of its month. Of the years with the same last two
      digits, the latest one within the horizon counts.
      """,
    parameters: [
      RuleParameter("horizon", .count, "maximum number of years ahead", isMain: true, default: 20)
    ],
    codes: [.format("card_expiry"), "card.expired", "card.too_far", "clock.unknown"],
    example: RuleExample(
      "card_expiry",
      passes: #""11/26""#,
      fails: #""10/26""#,
      now: "2026-11-21T09:00:00+01:00"
    )
  ) { arguments throws(RuleArgumentError) in
    let horizon: Int = arguments["horizon"]
    guard horizon <= CardExpiry.longestHorizon else {
      throw RuleArgumentError(
        "horizon",
        "expected at most \(CardExpiry.longestHorizon) years, found \(horizon)"
      )
    }
    return CardExpiry(horizon: horizon)
  }
}

extension Clause {
  /// Text must be the expiration month of a payment card.
  public static var cardExpiry: Clause { Clause(CardExpiry()) }

  /// Text must be the expiration month of a payment card, at most a number of years from today.
  public static func cardExpiry(horizon: Int) -> Clause { Clause(CardExpiry(horizon: horizon)) }
}
