import FormValidation

extension LocalForms {
  /// The common ways to write a date besides the language's own and ISO 8601.
  private static let others: [LocalForms] = [
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .period),
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .slash),
    LocalForms(dateOrder: .monthDayYear, dateSeparator: .slash),
    LocalForms(dateOrder: .dayMonthYear, dateSeparator: .hyphen),
    LocalForms(dateOrder: .monthDayYear, dateSeparator: .hyphen),
    LocalForms(dateOrder: .yearMonthDay, dateSeparator: .period),
    LocalForms(dateOrder: .yearMonthDay, dateSeparator: .slash),
  ]

  /// Returns a typed date in ISO 8601: written in the language's order, or in another common order
  /// if that is unambiguous, like `12/28/2026` but not `03/04/2026`.
  ///
  /// Any other text is returned without the white space around it.
  func readDate(_ typed: String) -> String {
    let text = isoDate(typed)
    guard 8...14 ~= text.utf8.count, DigitGroups.date.numbers(in: text) == nil else { return text }
    let dates = Set(LocalForms.others.map { $0.isoDate(text) }).subtracting([text])
    return dates.count == 1 ? dates.first ?? text : text
  }

  /// Returns a date as written in the language.
  func written(_ date: CalendarDate) -> String {
    let parts = date.description.split(separator: "-")
    guard !hasISODates, parts.count == 3 else { return date.description }
    let ordered =
      switch dateOrder {
      case .dayMonthYear: [parts[2], parts[1], parts[0]]
      case .monthDayYear: [parts[1], parts[2], parts[0]]
      case .yearMonthDay: parts
      }
    return ordered.joined(separator: dateSeparator.rawValue)
  }
}
