/// How a text that is compared by time is written.
enum MomentShape: Hashable {
  /// A date, which a time and its offset may follow; years of four digits, or more where they are
  /// long.
  case date(isLong: Bool)
  /// A month of a year.
  case month(isLong: Bool)
  /// A time of the day without an offset.
  case time
  /// One of a person's own.
  case format(DateFormat)

  /// What it is, with its article.
  var noun: String { isTimeOfDay ? "a time" : hasDay ? "a date" : "a month" }

  /// The code of a text that is none.
  var code: String {
    isTimeOfDay ? "date.not_a_time" : hasDay ? "date.not_a_date" : "date.not_a_month"
  }

  /// Whether it has a day of a month.
  var hasDay: Bool {
    switch self {
    case .date: true
    case .month, .time: false
    case .format(let format): format.hasDay
    }
  }

  /// Whether it is a time of no particular day.
  var isTimeOfDay: Bool {
    switch self {
    case .date, .month: false
    case .time: true
    case .format(let format): !format.hasYear
    }
  }
}
