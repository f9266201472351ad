import FormValidation

/// The rows of rules on how a number is written, on its sign, and on how many answers there are.
extension RuleKey {
  static let signs = [
    RuleKey(
      "decimal",
      aliases: ["float_precision"],
      on: .number,
      placeholders: ["min", "max", "max_digits", "actual", "missing"],
      read: decimal
    ),
    RuleKey("positive", on: .number, placeholders: ["min", "actual"]) { _ in .positive },
    RuleKey("negative", on: .number, placeholders: ["max", "actual"]) { _ in .negative },
    RuleKey("non_negative", on: .number, placeholders: ["min", "actual"]) { _ in .nonNegative },
    RuleKey("non_positive", on: .number, placeholders: ["max", "actual"]) { _ in .nonPositive },
  ]

  static let lists = [
    RuleKey(
      "min_items",
      on: .list,
      main: "min",
      placeholders: ["min", "actual", "missing"]
    ) { settings in
      guard settings.needs("min"), let min = settings.count("min") else { return nil }
      return .minItems(min)
    },
    RuleKey(
      "max_items",
      on: .list,
      main: "max",
      placeholders: ["max", "actual", "excess"]
    ) { settings in
      guard settings.needs("max"), let max = settings.count("max") else { return nil }
      return .maxItems(max)
    },
    RuleKey("unique_items", on: .list, placeholders: ["item", "position"]) { _ in .uniqueItems },
  ]

  @Sendable
  private static func decimal(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let min = settings.count("min_fraction_digits")
    let max = settings.count("max_fraction_digits")
    let digits = settings.count("max_digits")
    if let min, let max, min > max {
      settings.report("min \(min) is above max \(max)", at: "min_fraction_digits")
    }
    let separator = settings.separator("separator")
    guard settings.findings.count == count else { return nil }
    return .decimal(
      minFractionDigits: min ?? 0,
      maxFractionDigits: max,
      maxDigits: digits,
      separator: separator ?? .point
    )
  }
}
