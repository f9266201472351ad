import FormValidation

/// The rows of rules on dates and times that are compared, and on stretches of time.
extension RuleKey {
  static let times = comparisons + ages + stretches

  private static let comparisons = [
    comparison("before", aliases: []) { .before($0, $1) },
    comparison("after", aliases: []) { .after($0, $1) },
    comparison("before_or_equal", aliases: ["max_date"]) { .beforeOrEqual($0, $1) },
    comparison("after_or_equal", aliases: ["min_date"]) { .afterOrEqual($0, $1) },
  ]

  private static let ages = [
    age("min_age") { .minAge($0, on: $1, $2) }, age("max_age") { .maxAge($0, on: $1, $2) },
    RuleKey("weekday", on: .text, main: "days", placeholders: ["list"]) { settings in
      let form = settings.dateForm(among: [.date, .dateTime])
      let count = settings.findings.count
      guard settings.needs("days"),
        let days = settings.choices("days", of: Weekday.self, allowsBeginnings: true),
        settings.findings.count == count, let form
      else { return nil }
      guard !days.isEmpty else {
        settings.report("\(settings.subject("days")) names no day", at: "days")
        return nil
      }
      return .weekday(Set(days), form)
    },
  ]

  private static let stretches = [
    RuleKey("date_time_local", on: .text) { _ in .dateTimeLocal },
    RuleKey("week", on: .text) { _ in .week },
    RuleKey("duration", on: .text) { _ in .duration },
  ]

  private static func comparison(
    _ name: String,
    aliases: [String],
    _ clause: @escaping @Sendable (DateReference, DateForm?) -> Clause
  ) -> RuleKey {
    let placeholders = ["min", "max", "other_label"]
    return RuleKey(name, aliases: aliases, on: .text, main: "date", placeholders: placeholders) {
      settings in
      let form = settings.dateForm()
      let date = settings.comparison("date", field: DateReference.field) {
        $0.dateReference($1)
      }
      guard let form, let date else { return nil }
      settings.checkFit(of: date, at: "date", with: form)
      return clause(date, form)
    }
  }

  private static func age(
    _ name: String,
    _ clause: @escaping @Sendable (Int, DateReference, DateForm?) -> Clause
  ) -> RuleKey {
    RuleKey(name, on: .text, main: "years", placeholders: ["years", "min", "max"]) { settings in
      let form = settings.dateForm(among: [.date, .dateTime])
      let hasDate = settings.has("on")
      let date = settings.dateReference("on")
      guard settings.needs("years"), let years = settings.count("years"), let form,
        !hasDate || date != nil
      else { return nil }
      if date?.isTimeOfDay ?? false {
        settings.report("on wants a date, not a time", at: "on")
      }
      return clause(years, date ?? .today, form)
    }
  }
}
