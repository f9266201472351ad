import FormValidation

/// Dates as tests write them; what is no date is today, which no table expects.
func date(_ text: String) -> DateReference {
  DateReference(text) ?? .today
}

/// Answers with a clock.
func clock(_ text: String) -> Answers {
  [.now: .text(text)]
}

extension DateForm {
  /// A person's own format.
  static func own(_ text: String) -> DateForm? {
    [DateFormat.Purpose.date, .time, .dateTime, .month].lazy
      .compactMap { DateFormat(text, for: $0) }.first.map { .format($0) }
  }
}
