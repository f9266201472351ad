/// A length of time from a date: months and days by the calendar, minutes by the clock.
///
/// Months are added first; if a month is too short, the result is its last day: a month after
/// January 31 is February 28 or 29.
public struct DateSpan: Hashable, Sendable {
  /// The largest count of any unit; larger ones are reduced to it.
  package static let limit = 1_000_000

  let months: Int
  let days: Int
  let minutes: Int

  private init(months: Int = 0, days: Int = 0, minutes: Int = 0) {
    self.months = months
    self.days = days
    self.minutes = minutes
  }

  /// No time.
  public static let none = DateSpan()

  /// A number of minutes, backward if negative.
  public static func minutes(_ count: Int) -> DateSpan { DateSpan(minutes: cut(count)) }

  /// A number of hours, backward if negative.
  public static func hours(_ count: Int) -> DateSpan { DateSpan(minutes: cut(count) * 60) }

  /// A number of days, backward if negative.
  public static func days(_ count: Int) -> DateSpan { DateSpan(days: cut(count)) }

  /// A number of weeks, backward if negative.
  public static func weeks(_ count: Int) -> DateSpan { DateSpan(days: cut(count) * 7) }

  /// A number of months, backward if negative.
  public static func months(_ count: Int) -> DateSpan { DateSpan(months: cut(count)) }

  /// A number of years, backward if negative.
  public static func years(_ count: Int) -> DateSpan { DateSpan(months: cut(count) * 12) }

  private static func cut(_ count: Int) -> Int { Swift.min(Swift.max(count, -limit), limit) }

  /// Returns the moment at the end of the span.
  func end(from moment: Moment) -> Moment {
    let date = moment.date.adding(months: months).adding(days: days)
    return Moment(date, moment.time, offset: moment.offset).adding(minutes: minutes)
  }
}

extension Moment {
  /// Moments in months and years of every length, by which dates that depend on the clock are
  /// compared.
  package static let samples = stride(from: 0, to: 4 * 366, by: 5).compactMap { days in
    CalendarDate(year: 2024, month: 1, day: 1)
      .map { Moment($0.adding(days: days), .midnight, offset: 0) }
  }
}

extension DateSpan {
  /// Returns the wording of the span after a named day or moment: "today + 7 days".
  func wording(from start: Wording) -> Wording {
    let span = Parameters.term("span", length, [:])
    return months < 0 || days < 0 || minutes < 0
      ? Wording("date.back", "{start} - {span}", .term("start", start, span))
      : Wording("date.ahead", "{start} + {span}", .term("start", start, span))
  }

  /// The length of the span, in its largest unit.
  private var length: Wording {
    func counted(_ count: Int, _ size: Int, _ large: Wording, _ small: Wording) -> Wording {
      let isLarge = count.isMultiple(of: size)
      return Wording(
        (isLarge ? large : small).message,
        ["count": .number(Number(abs(isLarge ? count / size : count)))]
      )
    }
    if months != 0 {
      return counted(
        months,
        12,
        Wording(counted: "span.years", "{count} years", "{count} year"),
        Wording(counted: "span.months", "{count} months", "{count} month")
      )
    }
    if days != 0 {
      return counted(
        days,
        7,
        Wording(counted: "span.weeks", "{count} weeks", "{count} week"),
        Wording(counted: "span.days", "{count} days", "{count} day")
      )
    }
    return counted(
      minutes,
      60,
      Wording(counted: "span.hours", "{count} hours", "{count} hour"),
      Wording(counted: "span.minutes", "{count} minutes", "{count} minute")
    )
  }
}

extension DateSpan: CustomStringConvertible {
  /// The span in words, to follow a name: ` + 7 days`.
  public var description: String { self == .none ? "" : wording(from: "").text }
}

extension DateSpan {
  /// Creates the span of a text such as `-18y`; zero for an empty text, and `nil` if it is not one.
  init?(_ text: Substring, hasTime: Bool) {
    guard let sign = text.first else {
      self = .none
      return
    }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard sign == "+" || sign == "-", let size = Int(digits), size <= DateSpan.limit else {
      return nil
    }
    let count = sign == "-" ? -size : size
    switch text.dropFirst(1 + digits.count) {
    case "d": self = .days(count)
    case "w": self = .weeks(count)
    case "m": self = .months(count)
    case "y": self = .years(count)
    case "h" where hasTime: self = .hours(count)
    case "min" where hasTime: self = .minutes(count)
    default: return nil
    }
  }
}
