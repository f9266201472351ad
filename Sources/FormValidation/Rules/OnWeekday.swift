/// A date must fall on one of the days of the week.
struct OnWeekday: Rule {
  let name = "weekday"
  let days: Set<Weekday>
  private let format: DateFormat?

  /// Creates the rule; without a format, dates are in ISO 8601.
  init(_ days: Set<Weekday>, _ format: DateFormat? = nil) {
    self.days = days
    self.format = format
  }

  var traits: RuleTraits {
    var traits = RuleTraits()
    traits.comparesReading = true
    return traits.readingDigits(by: format)
  }

  var requirement: Requirement {
    Requirement("needs.weekday", "On {list}", judging: "{label} must fall on a {list}.", parameters)
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let content: DateFormat.Content =
      if case .custom(let pattern)? = format { pattern.content } else { .date }
    var moment = PartialMoment(content, by: format)
    let reading = moment.read(text, by: format)
    if case .invalid = reading { return reading }
    guard moment.date.allows(where: { days.contains($0.weekday) }) else {
      return .invalid("date.wrong_weekday", "Choose a {list}.", parameters)
    }
    return reading
  }

  /// The days in week order, as listed in messages.
  private var parameters: Parameters {
    let names = Weekday.allCases.filter(days.contains).map { Wording("day.\($0.number)", $0.label) }
    return .words("list", .choice(of: names.isEmpty ? [Wording("weekday.none", "no day")] : names))
  }

  package static let definition = RuleDefinition(
    "weekday",
    "A date on the given days of the week",
    details: "A time may follow the date, unless a format has none.",
    parameters: [
      .main("days", .choices(Weekday.self, allowsBeginnings: true), "one day, or a list of days"),
      .format, .dateStandard,
    ],
    codes: [ViolationCode("date.wrong_weekday", "list"), .notADate],
    example: RuleExample(
      "weekday: [monday, tuesday]",
      passes: #""2026-03-30""#,
      fails: #""2026-04-01""#
    )
  ) { arguments throws(RuleArgumentError) in
    try OnWeekday(
      Set(arguments["days"] as [Weekday]),
      DateFormat.chosen(arguments, [.date, .dateTime])
    )
  }
}

extension Clause {
  /// A date must fall on one of the days of the week.
  public static func weekday(_ days: Set<Weekday>, _ format: DateFormat? = nil) -> Clause {
    Clause(OnWeekday(days, format))
  }
}
