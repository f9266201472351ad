import FormValidation

/// The rules of a field that judge a day by itself, or by itself and today's date.
struct DayJudge: Hashable, Sendable {
  private let rules: RuleSet
  private let today: CalendarDate?

  /// Takes those rules from a field's: none that asks outside, depends on another answer or does
  /// not block.
  init(_ rules: RuleSet = [], today: CalendarDate? = nil) {
    self.rules = RuleSet(rules.clauses.filter { $0.judgesDay(isTodayKnown: today != nil) })
    self.today = today
  }

  /// The days of a month that a rule refuses.
  func refusedDays(inMonthOf day: CalendarDate) -> Set<CalendarDate> {
    guard !rules.clauses.isEmpty else { return [] }
    var answers = Answers()
    // Any time of today does for rules on dates.
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

  /// Whether the rule, or one that it is made of, asks outside.
  private var asksOutside: Bool {
    remote != nil
      || (rule as? any CompositeRule)?.members.clauses.contains(where: \.asksOutside) ?? false
  }
}
