extension LocalForms {
  /// Returns a typed date in ISO 8601 format, `2026-12-24` for `24.12.2026` or `24. 12. 2026`.
  ///
  /// Any other text is returned without surrounding white space.
  package func isoDate(_ typed: String) -> String {
    let text = typed.trimmingSpaces
    guard !hasISODates, text.utf8.count <= 32 else { return text }
    let date = text.withBytes { bytes -> CalendarDate? in
      var scanner = FormatScanner(bytes)
      let date = try? scanner.readDate(self)
      return scanner.isAtEnd ? date : nil
    }
    return date?.description ?? text
  }
}

extension String {
  /// Returns the verdict on a date typed in the order of a language.
  package func verdict(ofDateIn forms: LocalForms) -> Verdict {
    verdict("date.not_a_date", DateFormat.Content.date.noun) { scanner throws(FormatFinding) in
      _ = try scanner.readDate(forms)
    }
  }
}

extension FormatScanner {
  /// Reads a date in the order of a language: one or two digits for the day and for the month, four
  /// for the year; spaces may follow a separator.
  mutating func readDate(_ forms: LocalForms) throws(FormatFinding) -> CalendarDate {
    let parts: [LocalDatePart] =
      switch forms.dateOrder {
      case .dayMonthYear: [.day, .month, .year]
      case .monthDayYear: [.month, .day, .year]
      case .yearMonthDay: [.year, .month, .day]
      }
    var (year, month, day): (Int?, Int?, Int?)
    for (position, part) in parts.enumerated() {
      if position > 0 { try readSeparator(forms.dateSeparator) }
      switch part {
      case .year: year = try readLocalYear()
      case .month: month = try readOneOrTwo(in: 1...12, .monthRange)
      case .day: day = try readOneOrTwo(in: 1...31, .dayRange)
      }
      // A one-digit month may get a second digit.
      guard let day, let month, !isAtEnd || position == 2 else { continue }
      let leap = (year ?? yearToCome(after: forms.dateSeparator)).map(CalendarDate.isLeap)
      let longest = CalendarDate.days(inMonth: month, isLeap: leap ?? true)
      if day > longest { throw .wrong(readRange, .monthHasDays(longest)) }
    }
    guard let year, let month, let day,
      let date = CalendarDate(year: year, month: month, day: day)
    else { throw .wrong(readRange, .dayRange) }
    return date
  }

  /// Reads a separator, and the spaces that may follow it.
  private mutating func readSeparator(
    _ separator: LocalForms.DateSeparator
  ) throws(FormatFinding) {
    try expect(
      separator.scalar,
      orAdd: Wording("enter.quoted", "Enter \"{text}\".", ["text": .text(separator.rawValue)])
    )
    while skip(" ") {}
  }

  /// Returns the year that follows a day and a month; `nil` if it is incomplete.
  private func yearToCome(after separator: LocalForms.DateSeparator) -> Int? {
    var rest = self
    guard (try? rest.readSeparator(separator)) != nil else { return nil }
    return try? rest.readLocalYear()
  }

  private mutating func readLocalYear() throws(FormatFinding) -> Int {
    let start = index
    var year = 0
    for _ in 0..<4 { year = year * 10 + (try digit(orAdd: .enterYearDigits)) }
    guard year > 0 else { throw .wrong(start..<index, .yearRange) }
    return year
  }

  /// Reads a number of one or two digits.
  private mutating func readOneOrTwo(
    in limits: ClosedRange<Int>,
    _ message: @autoclosure () -> Wording
  ) throws(FormatFinding) -> Int {
    let start = index
    var number = try digit()
    if next?.decimalDigit != nil { number = number * 10 + (try digit()) }
    if number == 0, index - start == 1, isAtEnd { throw .lacking(.enterDigit) }
    guard limits.contains(number) else { throw .wrong(start..<index, message()) }
    return number
  }
}

/// A part of a date that is typed in the format of a language.
private enum LocalDatePart {
  case day, month, year
}
