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
  var noun: String {
    switch self {
    case .date: "a date"
    case .month: "a month"
    case .time: "a time"
    case .format(let format): format.hasDay ? "a date" : format.hasYear ? "a month" : "a time"
    }
  }

  /// The code of a text that is none.
  var code: String { "date.not_" + noun.split(separator: " ").joined(separator: "_") }

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
