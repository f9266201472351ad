import Diagnostics
import FormValidation

/// The rows of rules on limits, of numbers or of dates, which other fields may hold.
extension RuleKey {
  static let limits = [
    RuleKey(
      "range",
      aliases: ["between"],
      on: .number,
      placeholders: ["min", "max", "actual", "other_label"],
      read: range
    ),
    RuleKey(
      "min",
      aliases: ["gte"],
      on: .number,
      main: "min",
      placeholders: ["min", "actual", "other_label"]
    ) { settings in
      if settings.isOfDates("min") {
        guard let form = settings.anyDateForm() else { return nil }
        return settings.dateReference("min").map { .range(min: $0, max: nil, form) }
      }
      return settings.limit("min").map { .range(from: $0, to: nil) }
    },
    RuleKey(
      "max",
      aliases: ["lte"],
      on: .number,
      main: "max",
      placeholders: ["max", "actual", "other_label"]
    ) { settings in
      if settings.isOfDates("max") {
        guard let form = settings.anyDateForm() else { return nil }
        return settings.dateReference("max").map { .range(min: nil, max: $0, form) }
      }
      return settings.limit("max").map { .range(from: nil, to: $0) }
    },
    RuleKey(
      "exclusive_min",
      on: .number,
      main: "min",
      placeholders: ["min", "actual", "other_label"]
    ) { settings in
      settings.limit("min").map { .exclusiveMin($0) }
    },
    RuleKey(
      "exclusive_max",
      on: .number,
      main: "max",
      placeholders: ["max", "actual", "other_label"]
    ) { settings in
      settings.limit("max").map { .exclusiveMax($0) }
    },
  ]

  @Sendable
  private static func range(from settings: inout Settings) -> Clause? {
    if settings.isOfDates("min", "max") { return dateRange(from: &settings) }
    let count = settings.findings.count
    let (min, max) = (settings.numberLimit("min"), settings.numberLimit("max"))
    if case .number(let min)? = min, case .number(let max)? = max { settings.checkOrder(min, max) }
    guard settings.hasLimit, settings.findings.count == count else { return nil }
    return .range(from: min, to: max)
  }

  private static func dateRange(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let form = settings.anyDateForm()
    let (min, max) = (settings.dateReference("min"), settings.dateReference("max"))
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      settings.report(complaint, at: "min")
    }
    guard settings.hasLimit, settings.findings.count == count, let form else { return nil }
    return .range(min: min, max: max, form)
  }
}

extension Settings {
  /// Whether one of some limits is a date, or there is a grammar of dates.
  fileprivate mutating func isOfDates(_ keys: String...) -> Bool {
    let hasForm = [has("format"), has("standard")].contains(true)
    return keys.map { isDate($0) }.contains(true) || hasForm
  }

  /// Whether there is a limit at all; complains, in the end, where there is none.
  fileprivate var hasLimit: Bool {
    mutating get {
      if [has("min"), has("max")].contains(true) { return true }
      miss(["min", "max"], "\(owner) needs \"min\", \"max\" or both")
      return false
    }
  }

  /// The one limit of numbers, which `field` may stand for.
  fileprivate mutating func limit(_ key: String) -> NumberLimit? {
    comparison(key, field: NumberLimit.field) { $0.numberLimit($1) }
  }
}
