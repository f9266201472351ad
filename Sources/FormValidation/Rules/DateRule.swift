/// A rule that compares dates or times; a text that is none must first be one.
protocol DateRule: ComparingRule where Input == String {
  /// The format of dates; `nil` for ISO 8601.
  var format: DateFormat? { get }

  /// Returns the dates that the rule allows; `nil` if they are unknown, or no range.
  func range(among answers: Answers) -> DateRange?
}

extension DateRule {
  var traits: RuleTraits {
    var traits = RuleTraits(trims: true)
    traits.comparing = self
    traits.comparesReading = true
    if reads.isEmpty { traits.shape = shape(among: [:]) }
    switch format {
    case .html?, .rfc3339?: return traits
    case .custom?, nil: return traits.readingDigits
    }
  }

  /// Returns the dates as data; `nil` if there are none, or if they are not in ISO 8601.
  func shape(among answers: Answers) -> RuleShape? {
    format == nil ? range(among: answers)?.shape : nil
  }

  func requirement(ofUnread code: String) -> Wording? {
    let contents: [DateFormat.Content] = [.date, .time, .dateTime, .month]
    return contents.first { $0.code == code }.map { IsDateOrTime($0, format).requirement }
  }
}
