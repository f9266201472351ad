/// What the parts of a time read so far leave possible; what is left out in the end is zero.
struct TimeStart: Hashable {
  /// The hours still possible.
  var hour = 0...23

  /// The minutes still possible.
  var minute = 0...59

  /// The seconds still possible, leap seconds among them.
  var second = 0...60

  /// The parts of a second still possible, in picoseconds.
  var fraction = 0...TimeOfDay.second - 1

  /// The earliest time possible; the time itself, once all is read.
  var earliest: TimeOfDay {
    TimeStart.time(hour.lowerBound, minute.lowerBound, second.lowerBound, fraction.lowerBound)
  }

  /// The latest time possible.
  var latest: TimeOfDay {
    TimeStart.time(hour.upperBound, minute.upperBound, second.upperBound, fraction.upperBound)
  }

  /// Settles that nothing more is said of the seconds.
  mutating func endSeconds() {
    second = second.lowerBound...second.lowerBound
    fraction = fraction.lowerBound...fraction.lowerBound
  }

  private static func time(_ hour: Int, _ minute: Int, _ second: Int, _ fraction: Int) -> TimeOfDay
  {
    TimeOfDay(picoseconds: ((hour * 60 + minute) * 60 + second) * TimeOfDay.second + fraction)
  }
}
