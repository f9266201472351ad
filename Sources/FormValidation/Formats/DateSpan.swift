/// A stretch of time to go from a date: months and days by the calendar, minutes by the clock.
///
/// Months come first, and end on the last day of a month that is too short: a month after
/// 31 January is 28 or 29 February.
public struct DateSpan: Hashable, Sendable {
  /// The most of any unit that a span has; longer ones are cut to it.
  public static let limit = 1_000_000

  let months: Int
  let days: Int
  let minutes: Int

  private init(months: Int = 0, days: Int = 0, minutes: Int = 0) {
    self.months = months
    self.days = days
    self.minutes = minutes
  }

  /// No time at all.
  public static let none = DateSpan()

  /// Some minutes, backwards where they are below zero.
  public static func minutes(_ count: Int) -> DateSpan { DateSpan(minutes: cut(count)) }

  /// Some hours, backwards where they are below zero.
  public static func hours(_ count: Int) -> DateSpan { DateSpan(minutes: cut(count) * 60) }

  /// Some days, backwards where they are below zero.
  public static func days(_ count: Int) -> DateSpan { DateSpan(days: cut(count)) }

  /// Some weeks, backwards where they are below zero.
  public static func weeks(_ count: Int) -> DateSpan { DateSpan(days: cut(count) * 7) }

  /// Some months, backwards where they are below zero.
  public static func months(_ count: Int) -> DateSpan { DateSpan(months: cut(count)) }

  /// Some years, backwards where they are below zero.
  public static func years(_ count: Int) -> DateSpan { DateSpan(months: cut(count) * 12) }

  private static func cut(_ count: Int) -> Int { Swift.min(Swift.max(count, -limit), limit) }

  /// The moment at the end of the span.
  func end(from moment: Moment) -> Moment {
    let date = moment.date.adding(months: months).adding(days: days)
    return Moment(date, moment.time, offset: moment.offset).adding(minutes: minutes)
  }
}

extension DateSpan {
  /// The time on from a day or a moment that has a name: "today + 7 days".
  func wording(from start: String) -> Wording {
    let parts = [
      (months, 12, "year", "month"), (days, 7, "week", "day"), (minutes, 60, "hour", "minute"),
    ]
    guard let (count, size, large, small) = parts.first(where: { $0.0 != 0 }) else {
      return Wording(Message(start))
    }
    let isLarge = count.isMultiple(of: size)
    let one = "\(start) \(count < 0 ? "-" : "+") {count} \(isLarge ? large : small)"
    return Wording(
      Message(one + "s", one: one, counting: "count"),
      ["count": .number(Number(abs(isLarge ? count / size : count)))]
    )
  }
}

extension DateSpan: CustomStringConvertible {
  /// The span in words, to go behind a name: ` + 7 days`.
  public var description: String { wording(from: "").text }
}
