/// A text must be a week of a year.
///
/// There is a week 53 only in years that begin on a Thursday, or that are leap years and begin on a
/// Wednesday.
///
/// Passes: `"2026-W53"`. Fails: `"2026-W"`, incomplete, and `"2025-W53"`, invalid.
/// - Source: HTML Living Standard, 2.3.5.8, "valid week string".
public struct IsWeek: Rule {
  public let name = "week"
  public let requirement: Requirement = "A week, like 2026-W08"

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_week", "a week") { scanner throws(FormatFinding) in
      let cycle = try scanner.readYearOfWeek()
      try scanner.expect("-", orAdd: "Enter -W and the week.")
      try scanner.expect("W", orAdd: "Enter W and the week.")
      let count = IsWeek.hasWeek53(cycle) ? 53 : 52
      _ = try scanner.pair(
        in: 1...count,
        Wording("That year has weeks 01 to {max}.", max: count)
      )
    }
  }

  /// Whether a year, or what is left of it modulo 400, has 53 weeks.
  private static func hasWeek53(_ year: Int) -> Bool {
    let start = CalendarDate(knownYear: year, 1, 1).weekday
    return start == .thursday || start == .wednesday && CalendarDate.isLeap(year)
  }
}

extension IsWeek {
  package static let definition = RuleDefinition(
    "week",
    "A week of a year",
    details: "Only long years have a week 53.",
    standard: "HTML Living Standard, 2.3.5.8, \"valid week string\"",
    codes: [.format("date.not_a_week", "max")],
    example: RuleExample("week", passes: #""2026-W53""#, fails: #""2025-W53""#)
  ) { _ in IsWeek() }
}

extension Clause {
  /// A text must be a week of a year.
  public static var week: Clause { Clause(IsWeek()) }
}
