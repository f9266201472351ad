/// A rule that compares dates or times; a text that is none must first be one.
protocol DateRule: Rule<String> {
  /// The format of dates; `nil` for ISO 8601.
  var format: DateFormat? { get }

  /// Returns the dates that the rule allows; `nil` if they are unknown, or no range.
  func range(among answers: Answers) -> DateRange?
}

extension DateRule {
  var traits: RuleTraits {
    var traits = RuleTraits(trims: true)
    traits.dates = self
    traits.comparesReading = true
    if reads.isEmpty { traits.shape = shape(among: [:]) }
    switch format {
    case .html?, .rfc3339?: return traits
    case .custom?, nil: return traits.readingDigits
    }
  }

  /// Returns the requirement as data; `nil` if it has none, or if dates are not in ISO 8601.
  func shape(among answers: Answers) -> RuleShape? {
    format == nil ? range(among: answers)?.shape : nil
  }

  /// Returns what a text must be that the rule could not read, by the code of that violation; `nil`
  /// if the requirement of the rule says enough.
  func requirement(ofUnread code: String) -> Wording? {
    let contents: [DateFormat.Content] = [.date, .time, .dateTime, .month]
    return contents.first { $0.code == code }.map { IsDateOrTime($0, format).requirement }
  }
}
