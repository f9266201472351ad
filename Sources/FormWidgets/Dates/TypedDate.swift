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
    LocalForms(dateOrder: .yearMonthDay, dateSeparator: .hyphen),
  ]

  /// Returns a typed date in ISO 8601: in the language's order, or in another common order if that
  /// is unambiguous, like `12/28/2026` but not `03/04/2026`.
  ///
  /// Any other text is returned without surrounding white space. So is a stored one in the order of
  /// ISO 8601 with a digit too few: programs write such dates, and other programs refuse them.
  func readDate(_ typed: String, isStored: Bool = false) -> String {
    let text = isoDate(typed)
    guard 8...14 ~= text.utf8.count, DigitGroups.date.numbers(in: text) == nil,
      let date = NumericDate(text), !isStored || !date.isBeginningAsISO
    else { return text }
    let dates = date.dates
    return dates.count == 1 ? dates[0].description : text
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
    let verdicts = LocalForms.others.map { forms in
      text.verdict(ofDateIn: forms)
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

  var requirement: Wording { date.requirement }

  var traits: RuleTraits { IsDateOrTime(.date).traits }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let verdict = date.verdict(on: text, among: answers)
    if verdict.isInvalid {
      // The widget converts a date in words; its beginning is not one yet.
      return WordedDate(text, in: forms.language, today: nil).verdict
        ?? forms.missingRest(ofDate: text) ?? NumericDate(text)?.complaint(in: forms) ?? .valid
    }
    // Two digits begin a year, but also a day or a month, for which no year is too early.
    return text.count < 3 && 0...31 ~= Int(text) ?? -1 ? verdict : .valid
  }
}

/// A complete date in digits, in an order that is not known yet.
private struct NumericDate {
  /// The year, and the other two numbers as typed.
  private let year: Int
  private let others: [Int]

  /// Whether the year is first.
  private let isYearFirst: Bool

  private let separator: Character

  /// Whether the month may be before the day if the year is last.
  private var canBeAmerican: Bool { separator != "." }

  /// Whether it has the order and the separators of ISO 8601.
  var isBeginningAsISO: Bool { isYearFirst && separator == "-" }

  /// Reads a text: three numbers with the same separator between them, one of them a year; `nil` for
  /// any other.
  init?(_ text: String) {
    guard text.utf8.count <= 32, let separator = text.first(where: { "./-".contains($0) }) else {
      return nil
    }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    isYearFirst = parts[0].count > 2
    let long = isYearFirst ? parts[0] : parts[2]
    let short = isYearFirst ? parts[1...] : parts[..<2]
    guard long.count > 3, short.allSatisfy({ $0.count < 3 }) else { return nil }
    year = Int(long) ?? .max
    others = short.compactMap { Int($0) }
    self.separator = separator
  }

  /// The months and days that the two numbers can be, the likelier order first.
  private var readings: [(month: Int, day: Int)] {
    let (first, second) = (others[0], others[1])
    if isYearFirst { return [(first, second)] }
    return canBeAmerican ? [(second, first), (first, second)] : [(second, first)]
  }

  /// The dates that it can be.
  var dates: [CalendarDate] {
    guard 1...9_999 ~= year else { return [] }
    let dates = readings.compactMap { CalendarDate(year: year, month: $0.month, day: $0.day) }
    return dates.count > 1 && dates[0] == dates[1] ? [dates[0]] : dates
  }

  /// Returns why it is no date: its year, or a month that has fewer days; `nil` for another reason.
  func complaint(in forms: LocalForms) -> Verdict? {
    guard 1...9_999 ~= year else { return .noDate(.yearRange) }
    let readings = forms.dateOrder == .monthDayYear ? readings.reversed() : readings
    guard let reading = readings.first(where: { 1...12 ~= $0.month }) else {
      return .noDate(.monthRange)
    }
    let days = CalendarDate.days(inMonth: reading.month, isLeap: CalendarDate.isLeap(year))
    if reading.day > days { return .noDate(reading.day > 31 ? .dayRange : .monthHasDays(days)) }
    return reading.day < 1 ? .noDate(.dayRange) : nil
  }
}

extension Verdict {
  /// Returns the verdict on a complete date that does not exist.
  static func noDate(_ wording: Wording) -> Verdict {
    .invalid("date.not_a_date", wording.message, wording.parameters)
  }
}

extension CalendarDate {
  /// Creates the date of a complete ISO 8601 text; `nil` for any other.
  package init?(iso text: String) {
    guard let numbers = DigitGroups.date.numbers(in: text) else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
