import FormValidation

extension LocalForms {
  /// The common date formats besides the language's own and ISO 8601.
  private static let others: [LocalForms] = [
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .period),
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .slash),
    LocalForms(dateOrder: .monthDayYear, dateSeparator: .slash),
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .hyphen),
    LocalForms(dateOrder: .monthDayYear, dateSeparator: .hyphen),
    LocalForms(dateOrder: .yearMonthDay, dateSeparator: .period),
    LocalForms(dateOrder: .yearMonthDay, dateSeparator: .slash),
  ]

  /// Returns a typed date in ISO 8601: in the language's order, or in another common order if that
  /// is unambiguous, like `12/28/2026` but not `03/04/2026`.
  ///
  /// Any other text is returned without surrounding white space.
  func readDate(_ typed: String) -> String {
    let text = isoDate(typed)
    guard 8...14 ~= text.utf8.count, DigitGroups.date.numbers(in: text) == nil else { return text }
    let dates = Set(LocalForms.others.map { $0.isoDate(text) }).subtracting([text])
    return dates.count == 1 ? dates.first ?? text : text
  }

  /// Returns eight digits with the separators of the language, if the year is last; `nil` if they
  /// are not a date in that order, or are one in ISO 8601.
  func localDate(ofDigits text: Substring) -> String? {
    guard dateOrder != .yearMonthDay, text.count == 8, text.allSatisfy(\.isASCIIDigit),
      CalendarDate(iso: DigitGroups.date.grouped(String(text))) == nil
    else { return nil }
    let parts = [text.prefix(2), text.dropFirst(2).prefix(2), text.suffix(4)]
    let date = parts.joined(separator: dateSeparator.rawValue)
    return CalendarDate(iso: readDate(date)) == nil ? nil : date
  }
}

extension LocalForms {
  /// Returns what is missing of a date that a text begins in one of the other common orders, or
  /// that it has two meanings; `nil` if it begins no date.
  fileprivate func missingRest(ofDate text: String) -> Verdict? {
    let verdicts = LocalForms.others.map {
      IsDateOrTime(.date, orTyped: $0).verdict(on: text, among: [:])
    }
    let begun = verdicts.filter { !$0.isInvalid }
    guard begun.count > 1, LocalForms.isAmbiguous(text) else { return begun.first { !$0.isValid } }
    return .invalid(
      "date.not_a_date",
      Message("date.two_dates", "\"{ambiguous}\" can mean two dates.").fact,
      ["ambiguous": .text(text)]
    )
  }

  /// Returns whether a begun date, with its day first or its month first, has both now, and is
  /// another date in each order: `3/4`, but not `3/1`, which may become `3/13`.
  private static func isAmbiguous(_ text: String) -> Bool {
    let parts = text.split { !$0.isASCIIDigit }
    guard parts.count > 1, let first = Int(parts[0]), let second = Int(parts[1]), first != second
    else { return false }
    let isOpen = parts.count == 2 && parts[1].count == 1 && text.last == parts[1].last
    // A second digit makes it a day that is no month; February has no 30th.
    return !isOpen || second > 3 || (first, second) == (2, 3)
  }
}

/// Lets the beginning of a date in another common order be incomplete, not invalid.
///
/// Whatever cannot become one is left to the rules after this one.
struct BegunDate: Rule {
  let name = "date"

  /// How dates are typed in the form's language.
  let forms: LocalForms

  private var date: IsDateOrTime { IsDateOrTime(.date, orTyped: forms) }

  var requirement: Requirement { date.requirement }

  var traits: RuleTraits { IsDateOrTime(.date).traits }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let verdict = date.verdict(on: text, among: answers)
    if verdict.isInvalid { return forms.missingRest(ofDate: text) ?? .valid }
    // Two digits begin a year, but also a day or a month, for which no year is too early.
    return text.count < 3 && 0...31 ~= Int(text) ?? -1 ? verdict : .valid
  }
}

extension CalendarDate {
  /// Creates the date of a complete ISO 8601 text; `nil` for any other.
  init?(iso text: String) {
    guard let numbers = DigitGroups.date.numbers(in: text) else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
