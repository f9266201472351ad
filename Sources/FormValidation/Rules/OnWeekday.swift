/// A date must fall on one of some days of the week.
///
/// A time may follow the date, unless there is a grammar that has none.
///
/// With Monday: passes `"2026-03-30"`; fails `"2026-03-3"`, incomplete, and `"2026-03-31"`,
/// invalid.
public struct OnWeekday: Rule {
  public let name = "weekday"

  /// The days of the week allowed.
  public let days: Set<Weekday>

  private let form: DateForm?

  /// Creates the rule; without a grammar, dates are those of ISO 8601.
  public init(_ days: Set<Weekday>, _ form: DateForm? = nil) {
    self.days = days
    self.form = form
  }

  public var requirement: Requirement {
    Requirement("needs.weekday", "On {list}", parameters)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let shape: MomentShape =
      if case .format(let format)? = form { .format(format) } else { .date(isLong: form == .html) }
    var start = MomentStart(shape)
    let reading = text.verdict(shape.code, shape.noun) { scanner throws(FormatFinding) in
      try scanner.read(shape, into: &start)
    }
    if case .invalid = reading { return reading }
    guard start.date.allows(where: { days.contains($0.weekday) }) else {
      return .invalid("date.wrong_weekday", "Choose a date on {list}.", parameters)
    }
    return reading
  }

  /// The days in the order of the week, as a message lists them.
  private var parameters: Parameters {
    let names = Weekday.allCases.filter(days.contains).map { Wording(Message($0.label)) }
    return .words("list", .choice(of: names.isEmpty ? ["no day"] : names))
  }
}

extension OnWeekday {
  package static let definition = RuleDefinition(
    "weekday",
    "A date on given days of the week",
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
      DateForm.chosen(arguments, [.date, .dateTime])
    )
  }
}

extension Clause {
  /// A date must fall on one of some days of the week.
  public static func weekday(_ days: Set<Weekday>, _ form: DateForm? = nil) -> Clause {
    Clause(OnWeekday(days, form))
  }
}
