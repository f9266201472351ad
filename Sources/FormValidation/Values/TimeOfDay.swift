/// A time of day on the 24-hour clock, in no particular time zone.
public struct TimeOfDay: Hashable, Sendable {
  /// The picoseconds since midnight; a leap second's count reaches into the next day.
  package let picoseconds: Int

  /// Creates a time; `nil` if there is no such time.
  ///
  /// Second 60 is a leap second: the last one of a day, or else the start of the next minute.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second else { return nil }
    self.init(picoseconds: ((hour * 60 + minute) * 60 + second) * TimeOfDay.second)
  }

  init(picoseconds: Int) {
    self.picoseconds = picoseconds
  }

  /// The first time of a day.
  package static let midnight = TimeOfDay(picoseconds: 0)

  /// A time that is later than all others of a day.
  static let end = TimeOfDay(picoseconds: day + second)

  /// The picoseconds in a second.
  package static let second = 1_000_000_000_000

  /// The picoseconds in a minute.
  static let minute = 60 * second

  /// The picoseconds in a day.
  static let day = 24 * 60 * minute

  /// The hour, from 0.
  public var hour: Int { Swift.min(23, picoseconds / (60 * TimeOfDay.minute)) }

  /// The minute of the hour, from 0.
  public var minute: Int {
    Swift.min(59, (picoseconds - hour * 60 * TimeOfDay.minute) / TimeOfDay.minute)
  }

  /// The second of the minute, from 0.
  public var second: Int {
    (picoseconds - (hour * 60 + minute) * TimeOfDay.minute) / TimeOfDay.second
  }

  /// The part of a second, in picoseconds.
  var fraction: Int { picoseconds % TimeOfDay.second }
}

extension TimeOfDay: Comparable {
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.picoseconds < right.picoseconds
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time in ISO 8601 format; seconds and their fraction only if they are not zero.
  public var description: String {
    var text = "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    guard second > 0 || fraction > 0 else { return text }
    text += ":\(second.padded(to: 2))"
    guard fraction > 0 else { return text }
    var decimals = fraction.padded(to: 12)
    while decimals.last == "0" { decimals.removeLast() }
    return text + "." + decimals
  }
}
