/// A date must fall on one of the days of the week.
struct OnWeekday: DateRule {
  let name = "weekday"
  let days: Set<Weekday>
  let format: DateFormat?

  /// Creates the rule; without a format, dates are in ISO 8601.
  init(_ days: Set<Weekday>, _ format: DateFormat? = nil) {
    self.days = days
    self.format = format
  }

  func range(among _: Answers) -> DateRange? { nil }

  var requirement: Wording {
    Wording("needs.weekday", "On {list}", judging: "{label} must fall on a {list}.", parameters)
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let content: DateFormat.Content =
      if case .custom(let pattern)? = format { pattern.content } else { .date }
    var moment = PartialMoment(content, by: format)
    let reading = moment.read(text, by: format)
    if case .invalid = reading { return reading }
    guard moment.date.allows(where: { days.contains($0.weekday) }) else {
      return .invalid("date.wrong_weekday", message, parameters)
    }
    return reading
  }

  /// The days in week order.
  private var ordered: [Weekday] { Weekday.allCases.filter(days.contains) }

  /// Whether the days are at least three, one after the other.
  private var isRun: Bool {
    guard let first = ordered.first, let last = ordered.last else { return false }
    return days.count > 2 && last.number - first.number == days.count - 1
  }

  private var message: Message {
    isRun
      ? Message("date.wrong_weekday.run", "Choose a day from {first} to {last}.")
      : Message("date.wrong_weekday", "Choose a {list}.")
  }

  /// The days as listed in messages, and the first and the last of them.
  private var parameters: Parameters {
    let names = ordered.map { Wording("day.\($0.number)", $0.label) }
    guard let first = names.first, let last = names.last else {
      return .words("list", .one(Wording("weekday.none", "no day")))
    }
    return .term("first", first, .term("last", last, .words("list", .choice(of: names))))
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
