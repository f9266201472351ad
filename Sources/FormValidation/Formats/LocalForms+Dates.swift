extension LocalForms {
  /// A typed date as ISO 8601 writes it, `2026-12-24` for `24.12.2026` or `24. 12. 2026`.
  ///
  /// Anything else comes back as it is, without the white space around it.
  public func isoDate(_ typed: String) -> String {
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

extension FormatScanner {
  /// Reads a date in the order of a language: one or two digits for the day and for the month, four
  /// for the year; after a mark, spaces may follow.
  mutating func readDate(_ forms: LocalForms) throws(FormatFinding) -> CalendarDate {
    let parts: [LocalDatePart] =
      switch forms.dateOrder {
      case .dayMonthYear: [.day, .month, .year]
      case .monthDayYear: [.month, .day, .year]
      case .yearMonthDay: [.year, .month, .day]
      }
    var numbers: [LocalDatePart: Int] = [:]
    for (index, part) in parts.enumerated() {
      if index > 0 {
        try expect(
          forms.dateSeparator.scalar,
          orAdd: Wording("Enter \"{text}\".", ["text": .text(forms.dateSeparator.rawValue)])
        )
        while skip(" ") {}
      }
      numbers[part] = part == .year ? try readLocalYear() : try readNumber(of: part)
      try checkDay(numbers)
    }
    guard let (year, month, day) = numbers.date,
      let date = CalendarDate(year: year, month: month, day: day)
    else { throw .wrong(readRange, "Enter a day from 01 to 31.") }
    return date
  }

  private mutating func readLocalYear() throws(FormatFinding) -> Int {
    let start = index
    var year = 0
    for _ in 0..<4 { year = year * 10 + (try digit()) }
    guard year > 0 else { throw .wrong(start..<index, "Enter a year from 0001 to 9999.") }
    return year
  }

  private mutating func readNumber(of part: LocalDatePart) throws(FormatFinding) -> Int {
    let start = index
    var number = try digit()
    if next?.decimalDigit != nil { number = number * 10 + (try digit()) }
    if number == 0, index - start == 1, isAtEnd { throw .lacking("Enter a digit.") }
    guard part.limits.contains(number) else {
      throw .wrong(
        start..<index,
        part == .month ? "Enter a month from 01 to 12." : "Enter a day from 01 to 31."
      )
    }
    return number
  }

  /// Complains once no year or month could have as many days.
  private func checkDay(_ numbers: [LocalDatePart: Int]) throws(FormatFinding) {
    // One digit of a month may get another.
    guard let day = numbers[.day], let month = numbers[.month], !isAtEnd || numbers.count == 3
    else {
      return
    }
    let isLeap = numbers[.year].map(CalendarDate.isLeap) ?? true
    let longest = CalendarDate.days(inMonth: month, isLeap: isLeap)
    if day > longest {
      throw .wrong(readRange, Wording("That month has only {max} days.", max: longest))
    }
  }
}

/// A part of a date that is typed the local way.
private enum LocalDatePart {
  case day, month, year

  var limits: ClosedRange<Int> { self == .month ? 1...12 : 1...31 }
}

extension [LocalDatePart: Int] {
  fileprivate var date: (year: Int, month: Int, day: Int)? {
    guard let year = self[.year], let month = self[.month], let day = self[.day] else { return nil }
    return (year, month, day)
  }
}
