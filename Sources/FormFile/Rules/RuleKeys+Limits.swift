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
        return settings.dateLimit("min") { .range(min: $0, max: nil, $1) }
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
        return settings.dateLimit("max") { .range(min: nil, max: $0, $1) }
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
    let form = settings.dateForm()
    let (min, max) = (settings.dateReference("min"), settings.dateReference("max"))
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      settings.report(complaint, at: "min")
    } else if let form {
      if let min { settings.checkFit(of: min, at: "min", with: form) }
      if let max { settings.checkFit(of: max, at: "max", with: form) }
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

  /// The rule on one limit of dates.
  fileprivate mutating func dateLimit(
    _ key: String,
    _ clause: (DateReference, DateForm?) -> Clause
  ) -> Clause? {
    let form = dateForm()
    let date = comparison(key, field: DateReference.field) { $0.dateReference($1) }
    guard let form, let date else { return nil }
    checkFit(of: date, at: key, with: form)
    return clause(date, form)
  }

  /// The one limit of numbers, which `field` may stand for.
  fileprivate mutating func limit(_ key: String) -> NumberLimit? {
    comparison(key, field: NumberLimit.field) { $0.numberLimit($1) }
  }
}
