import FormFilling

/// The time that a form may take.
struct TimeLimit {
  let duration: Duration

  /// When it ends.
  let end: ContinuousClock.Instant

  /// Creates the limit of a duration that begins now.
  init(_ duration: Duration) {
    self.duration = duration
    end = .now + duration
  }

  /// The error of a program that did not end in time.
  var overrun: CommandError {
    CommandError(
      "timed out after \(words)",
      status: Int32(Outcome.interrupted(.timeout).exitStatus)
    )
  }

  /// The duration in its largest whole unit: `90 s`, `5 min`.
  private var words: String {
    let units: [(name: String, size: Duration)] = [
      ("h", .seconds(3_600)), ("min", .seconds(60)), ("s", .seconds(1)), ("ms", .milliseconds(1)),
    ]
    let unit = units.first { $0.size * Int((duration / $0.size).rounded()) == duration } ?? units[3]
    return "\(Int((duration / unit.size).rounded())) \(unit.name)"
  }
}
