import FormValidation

/// The days that a calendar's weeks can begin with.
enum WeekStart: String, CaseIterable {
  case monday, sunday

  /// The day.
  var weekday: Weekday { self == .monday ? .monday : .sunday }
}

extension Settings {
  /// The first and the last date or time of a field of a format, as far as they are given and fit.
  mutating func dateLimits(of format: DateFormat) -> (min: DateReference?, max: DateReference?) {
    let (min, max) = (dateReference("min"), dateReference("max"))
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      report(complaint, at: "min")
    } else {
      for (key, limit) in [("min", min), ("max", max)] {
        if let misfit = limit?.misfit(with: format, of: key) { report(misfit, at: key) }
      }
    }
    return (min, max)
  }
}
