/// What the parts of a date read so far leave possible, in the proleptic Gregorian calendar.
///
/// The parts may come in any order; a part that is not known yet may still be anything.
struct PartialDate {
  /// The years still possible.
  var year = 0...9_999

  /// The months still possible.
  var month = 1...12

  /// The days still possible.
  var day = 1...31

  /// Whether the year is, or can become, a leap year.
  var canLeap = true

  /// A part that has two digits.
  enum Part {
    case month, day
  }

  /// What is still possible of a part.
  subscript(part: Part) -> ClosedRange<Int> {
    get { part == .month ? month : day }
    set { if part == .month { month = newValue } else { day = newValue } }
  }

  /// What is wrong if no date is possible anymore.
  var complaint: Wording? {
    // Every month has as many days.
    if day.lowerBound <= 28 { return nil }
    let longest = month.lazy.map { CalendarDate.days(inMonth: $0, isLeap: canLeap) }.max() ?? 31
    return day.lowerBound <= longest ? nil : .monthHasDays(longest)
  }

  /// The first date possible: the date itself once all parts are read.
  var date: CalendarDate {
    CalendarDate(knownYear: year.lowerBound, month.lowerBound, day.lowerBound)
  }

  /// Whether a date between two others, both included, is possible.
  func allows(from low: CalendarDate, to high: CalendarDate) -> Bool {
    guard low <= high, year.overlaps(low.year...high.year) else { return false }
    // Of nine years in a row one is a leap year; more years than these add nothing.
    return year.clamped(to: low.year...high.year).prefix(11).contains { year in
      month.contains { month in
        let length = CalendarDate.days(inMonth: month, isLeap: CalendarDate.isLeap(year))
        guard day.lowerBound <= length else { return false }
        let days = day.clamped(to: 1...length)
        // The days are consecutive, so some lie between unless all lie on one side.
        return low <= CalendarDate(knownYear: year, month, days.upperBound)
          && CalendarDate(knownYear: year, month, days.lowerBound) <= high
      }
    }
  }

  /// Whether a possible date meets a condition, which is asked only about dates that exist.
  /// - Complexity: O(1): the calendar repeats itself, so 40 years show what any year can.
  func allows(where isWanted: (CalendarDate) -> Bool) -> Bool {
    year.prefix(40).contains { year in
      month.contains { month in
        let length = CalendarDate.days(inMonth: month, isLeap: CalendarDate.isLeap(year))
        guard day.lowerBound <= length else { return false }
        return day.clamped(to: 1...length)
          .contains { isWanted(CalendarDate(knownYear: year, month, $0)) }
      }
    }
  }
}
