/// The dates that the parts read so far leave possible, in the proleptic Gregorian calendar.
///
/// The parts may come in any order; an unknown part can have any value.
struct PartialDate {
  /// The years still possible.
  var year = 0...9_999

  /// The months still possible.
  var month = 1...12

  /// The days still possible.
  var day = 1...31

  /// Whether the year is, or can become, a leap year.
  var canLeap = true

  /// A two-digit part.
  enum Part {
    case month, day
  }

  /// The possible values of a part.
  subscript(part: Part) -> ClosedRange<Int> {
    get { part == .month ? month : day }
    set { if part == .month { month = newValue } else { day = newValue } }
  }

  /// The message if no date is possible anymore.
  var complaint: Wording? {
    // Every month has this many days.
    if day.lowerBound <= 28 { return nil }
    let longest = month.lazy.map { CalendarDate.days(inMonth: $0, isLeap: canLeap) }.max() ?? 31
    return day.lowerBound <= longest ? nil : .monthHasDays(longest)
  }

  /// The first possible date, which is the date itself once all parts are read.
  var date: CalendarDate {
    CalendarDate(knownYear: year.lowerBound, month.lowerBound, day.lowerBound)
  }

  /// Returns whether a date between two others, both included, is possible.
  func allows(from low: CalendarDate, to high: CalendarDate) -> Bool {
    guard low <= high, year.overlaps(low.year...high.year) else { return false }
    // At least one of nine consecutive years is a leap year; more years than these make no
    // difference.
    return year.clamped(to: low.year...high.year).prefix(11).contains { year in
      month.contains { month in
        let length = CalendarDate.days(inMonth: month, isLeap: CalendarDate.isLeap(year))
        guard day.lowerBound <= length else { return false }
        let days = day.clamped(to: 1...length)
        // The days are consecutive, so some are between unless all are on one side.
        return low <= CalendarDate(knownYear: year, month, days.upperBound)
          && CalendarDate(knownYear: year, month, days.lowerBound) <= high
      }
    }
  }

  /// Returns whether a possible date meets a condition, which is called only with existing dates.
  /// - Complexity: O(1): the calendar repeats, so 40 years show what any year can.
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
