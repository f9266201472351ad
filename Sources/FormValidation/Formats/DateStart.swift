/// What the parts of a date read so far leave possible, in the proleptic Gregorian calendar.
///
/// The parts may come in any order: what is not known yet may still be anything.
struct DateStart: Hashable {
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
    get {
      switch part {
      case .month: month
      case .day: day
      }
    }
    set {
      switch part {
      case .month: month = newValue
      case .day: day = newValue
      }
    }
  }

  /// What is wrong, if no date is possible any more.
  var complaint: Wording? {
    // Every month has as many days.
    if day.lowerBound <= 28 { return nil }
    let longest = month.lazy.map { CalendarDate.days(inMonth: $0, isLeap: canLeap) }.max() ?? 31
    return day.lowerBound <= longest
      ? nil : Wording("That month has only {max} days.", max: longest)
  }

  /// The first date possible, once all parts are read.
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
        return low <= CalendarDate(knownYear: year, month, days.upperBound)
          && CalendarDate(knownYear: year, month, days.lowerBound) <= high
        // The days are in a row, so that some lie between unless all lie on one side.
      }
    }
  }

  /// Whether some date possible is as wanted; only dates are asked about that there are.
  /// - Complexity: O(1): the calendar repeats itself, so that 40 years show what any year can.
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
