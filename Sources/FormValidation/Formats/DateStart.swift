/// What the parts of a date read so far leave possible, in the proleptic Gregorian calendar.
///
/// The parts may come in any order: what is not known yet may still be anything.
struct DateStart {
  /// The months still possible.
  var month = 1...12

  /// The days still possible.
  var day = 1...31

  /// Whether the year is, or can become, a leap year.
  var canLeap = true

  /// What is wrong, if no date is possible any more.
  var complaint: Message? {
    let longest = month.map { DateStart.days(inMonth: $0, isLeap: canLeap) }.max() ?? 31
    return day.lowerBound <= longest ? nil : Message("That month has only \(longest) days.")
  }

  /// Whether a year, or what is left of it modulo 400, is a leap year.
  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// How many days a month has.
  static func days(inMonth month: Int, isLeap: Bool) -> Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
