import FormValidation
import SourceText

extension Settings {
  /// Returns the limits and the step of a field, as far as present; `nil` after an error, which is
  /// recorded in the settings.
  mutating func numberLimits() -> (min: Number?, max: Number?, step: Number?)? {
    let isGiven = ["min", "max", "step"].map { has($0) }
    let (min, max, step) = (number("min"), number("max"), number("step"))
    guard isGiven == [min, max, step].map({ $0 != nil }) else { return nil }
    guard checkOrder(min, max) else { return nil }
    if let step, step <= 0 {
      report("expected more than 0, found \(step)", at: "step")
      return nil
    }
    return (min, max, step)
  }

  /// Returns whether two limits are in order, and reports if they are not.
  mutating func checkOrder<Limit: Comparable>(_ min: Limit?, _ max: Limit?) -> Bool {
    guard let min, let max, min > max else { return true }
    report("min \(min) is greater than max \(max)", at: "min")
    return false
  }
}

/// The first day of a calendar's weeks.
enum WeekStart: String, CaseIterable {
  case monday, sunday

  /// The day.
  var weekday: Weekday { self == .monday ? .monday : .sunday }
}

extension Settings {
  /// Returns the first and last dates or times of a field, as far as present and valid.
  mutating func dateLimits(of format: FieldFormat) -> (min: DateReference?, max: DateReference?) {
    let (min, max) = (dateReference("min"), dateReference("max"))
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      report(complaint, at: "min")
    } else {
      for (key, limit) in [("min", min), ("max", max)] {
        let reason = limit.flatMap { misfit(of: $0, with: DateFormat(format.rawValue)) }
        if let reason { report(reason, at: key) }
      }
    }
    return (min, max)
  }

  /// Returns why a limit cannot be compared with answers in a format, for another field by its type;
  /// `nil` if it can.
  private func misfit(of limit: DateReference, with format: DateFormat?) -> String? {
    let field = limit.reads?.rawValue ?? ""
    let type = scope.fields?.entries(of: field).first { $0.name == "type" }?.value.text
    switch (type, scope.fields?.kind(of: field)) {
    case ("time", _): return DateReference("00:00")?.misfit(with: format)
    case ("date", _), ("datetime", _): return DateReference("2000-01-01")?.misfit(with: format)
    case (_, let kind?) where [.number, .toggle, .list].contains(kind):
      return "\(field) is a \(kind.rawValue), not a date or a time"
    default: return limit.misfit(with: format)
    }
  }
}
