import FormValidation

/// The first day of a calendar's weeks.
enum WeekStart: String, CaseIterable {
  case monday, sunday

  /// The day.
  var weekday: Weekday { self == .monday ? .monday : .sunday }
}

extension Settings {
  /// Returns the first and last dates or times of a field, as far as present and valid.
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
