/// How the speakers of a language type numbers, dates, and answers to yes-or-no questions.
///
/// Answers are the same in every language: dates of ISO 8601 and numbers with a point. What was
/// typed the local way becomes such an answer here.
///
/// ```swift
/// PhraseBook.german.forms.plainNumber("1,5")        // "1.5"
/// PhraseBook.german.forms.isoDate("24.12.2026")     // "2026-12-24"
/// ```
public struct LocalForms: Hashable, Sendable {
  /// The order of the parts of a date.
  public enum DateOrder: Hashable, Sendable {
    case dayMonthYear
    case monthDayYear
    case yearMonthDay
  }

  /// The mark between the parts of a date.
  public enum DateSeparator: String, Hashable, Sendable {
    case hyphen = "-"
    case period = "."
    case slash = "/"

    var scalar: Unicode.Scalar {
      switch self {
      case .hyphen: "-"
      case .period: "."
      case .slash: "/"
      }
    }
  }

  /// The mark before the decimals of a number.
  public let decimalSeparator: DecimalSeparator

  /// The order of the parts of a date.
  public let dateOrder: DateOrder

  /// The mark between the parts of a date.
  public let dateSeparator: DateSeparator

  /// The letters that mean yes and no, in lower case.
  public let yes: Character
  public let no: Character

  /// Creates the forms of a language; those of ISO 8601 and English, unless others are given.
  public init(
    decimalSeparator: DecimalSeparator = .point,
    dateOrder: DateOrder = .yearMonthDay,
    dateSeparator: DateSeparator = .hyphen,
    yes: Character = "y",
    no: Character = "n"
  ) {
    self.decimalSeparator = decimalSeparator
    self.dateOrder = dateOrder
    self.dateSeparator = dateSeparator
    self.yes = yes
    self.no = no
  }

  /// Whether dates are typed as ISO 8601 writes them, and in no other way.
  public var hasISODates: Bool { dateOrder == .yearMonthDay && dateSeparator == .hyphen }

  /// What a letter answers: the language's own, or `y` and `n`; `nil` if it means neither.
  public func flag(_ letter: Character) -> Bool? {
    let letter = letter.lowercased()
    if letter == yes.lowercased() || letter == "y" { return true }
    return letter == no.lowercased() || letter == "n" ? false : nil
  }

  /// A typed number with a point before its decimals and no white space around it.
  ///
  /// Where the language has a comma there, points before the comma group the digits: `1.234,5` is
  /// `1234.5`. Without a comma, a point stands before the decimals in any language, as numbers that
  /// come with a form or from data have one.
  public func plainNumber(_ typed: String) -> String {
    let text = typed.trimmingSpaces
    guard decimalSeparator == .comma, let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return text
    }
    let whole = text[..<comma].utf8.split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    let isGrouped = whole.dropFirst().allSatisfy { $0.count == 3 } && whole.first?.isEmpty == false
    guard whole.count == 1 || isGrouped else { return text }
    let digits = whole.map { String(decoding: $0, as: UTF8.self) }.joined()
    let plain = digits + "." + text[text.utf8.index(after: comma)...]
    return NumberScanner(plain).reading == .invalid ? text : plain
  }

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

extension String {
  /// The text without white space at either end.
  fileprivate var trimmingSpaces: String { withoutSpaceAtStart.withoutSpaceAtEnd }
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
          orAdd: Wording(
            "enter.quoted",
            "Enter \"{text}\".",
            ["text": .text(forms.dateSeparator.rawValue)]
          )
        )
        while skip(" ") {}
      }
      numbers[part] = part == .year ? try readLocalYear() : try readNumber(of: part)
      try checkDay(numbers)
    }
    guard let (year, month, day) = numbers.date,
      let date = CalendarDate(year: year, month: month, day: day)
    else { throw .wrong(readRange, "date.day_range", "Enter a day from 01 to 31.") }
    return date
  }

  private mutating func readLocalYear() throws(FormatFinding) -> Int {
    let start = index
    var year = 0
    for _ in 0..<4 { year = year * 10 + (try digit()) }
    guard year > 0 else {
      throw .wrong(start..<index, "date.year_range", "Enter a year from 0001 to 9999.")
    }
    return year
  }

  private mutating func readNumber(of part: LocalDatePart) throws(FormatFinding) -> Int {
    let start = index
    var number = try digit()
    if next?.decimalDigit != nil { number = number * 10 + (try digit()) }
    if number == 0, index - start == 1, isAtEnd { throw .lacking("enter.digit", "Enter a digit.") }
    guard part.limits.contains(number) else {
      throw .wrong(
        start..<index,
        part == .month
          ? Wording("date.month_range", "Enter a month from 01 to 12.")
          : Wording("date.day_range", "Enter a day from 01 to 31.")
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
    let isLeap = numbers[.year].map(DateStart.isLeap) ?? true
    let longest = DateStart.days(inMonth: month, isLeap: isLeap)
    if day > longest {
      throw .wrong(
        readRange,
        Wording("date.month_has_days", "That month has only {max} days.", max: longest)
      )
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
