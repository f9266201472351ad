/// A day of the proleptic Gregorian calendar, in no particular time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year; year 0 comes before year 1.
  public let year: Int

  /// The month, from 1.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; `nil` if there is no such date in the years 0 to 999,999,999.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...CalendarDate.lastYear ~= year, 1...12 ~= month,
      1...CalendarDate.days(inMonth: month, isLeap: CalendarDate.isLeap(year)) ~= day
    else { return nil }
    self.init(knownYear: year, month, day)
  }

  /// Creates a date that exists.
  init(knownYear year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension CalendarDate {
  /// The last year that is distinguished from later ones.
  static let lastYear = 999_999_999

  /// Whether a year, or the year modulo 400, is a leap year.
  package static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The number of days in a month.
  package static func days(inMonth month: Int, isLeap: Bool) -> Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601 format, `2026-03-31`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension CalendarDate {
  /// The number of days from March 1 of the year 0 to this date.
  /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  package var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  }

  /// Creates the date that is a number of days after March 1 of the year 0.
  /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  init(dayNumber: Int) {
    let era = (dayNumber >= 0 ? dayNumber : dayNumber - 146_096) / 146_097
    let dayOfEra = dayNumber - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      knownYear: yearOfEra + era * 400 + (month < 10 ? 0 : 1),
      month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// The day of the week.
  package var weekday: Weekday {
    // March 1 of the year 0 was a Wednesday.
    Weekday.allCases[((dayNumber + 2) % 7 + 7) % 7]
  }

  /// Returns the date a number of days later or earlier.
  package func adding(days: Int) -> CalendarDate {
    days == 0 ? self : CalendarDate(dayNumber: dayNumber + days)
  }

  /// Returns the same day a number of months later or earlier, or the last day of a shorter month.
  package func adding(months: Int) -> CalendarDate {
    let count = year * 12 + month - 1 + months
    let newYear = (count >= 0 ? count : count - 11) / 12
    let newMonth = count - newYear * 12 + 1
    let longest = CalendarDate.days(inMonth: newMonth, isLeap: CalendarDate.isLeap(newYear))
    return CalendarDate(knownYear: newYear, newMonth, min(day, longest))
  }
}

extension Int {
  /// Returns the number padded with zeros to at least a number of digits.
  func padded(to count: Int) -> String {
    let digits = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - digits.count))
      + digits
  }
}

extension CalendarDate {
  /// Creates the date of a text like `2026-11-23`, from the year 1 on; `nil` if it is not one.
  package init?(iso8601 text: UnsafeRawBufferPointer) {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      var number = 0
      for byte in text[range] {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return number
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    if year == 0 { return nil }
    self.init(year: year, month: month, day: day)
  }
}
