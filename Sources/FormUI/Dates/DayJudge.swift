import FormValidation

/// The rules of a field that depend only on its own day and today's date.
struct DayJudge: Hashable, Sendable {
  private let rules: RuleSet
  private let today: CalendarDate?

  /// Selects those rules from a field's: none that runs an external check, reads another answer or
  /// does not block.
  init(_ rules: RuleSet = [], today: CalendarDate? = nil) {
    self.rules = RuleSet(rules.clauses.filter { $0.judgesDay(isTodayKnown: today != nil) })
    self.today = today
  }

  /// Returns the days of a month that a rule refuses.
  func refusedDays(inMonthOf day: CalendarDate) -> Set<CalendarDate> {
    guard !rules.clauses.isEmpty else { return [] }
    var answers = Answers()
    // Rules on dates accept any time of today.
    if let today, let noon = TimeOfDay(hour: 12, minute: 0) {
      answers[.now] = .text(Moment(today, noon, offset: 0).description)
    }
    let first = day.adding(days: 1 - day.day)
    let days = (0..<31).map { first.adding(days: $0) }.filter { $0.month == first.month }
    return Set(days.filter { !rules.verdict(on: .text($0.description), among: answers).isValid })
  }
}

extension Clause {
  fileprivate func judgesDay(isTodayKnown: Bool) -> Bool {
    severity == .error && condition == nil && !asksOutside
      && reads.allSatisfy { $0 == .now && isTodayKnown }
  }

  /// Whether the rule, or one that it contains, runs an external check.
  private var asksOutside: Bool {
    remote != nil
      || (rule as? any CompositeRule)?.members.clauses.contains(where: \.asksOutside) ?? false
  }
}
