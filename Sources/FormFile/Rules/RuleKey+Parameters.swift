import Diagnostics
import FormValidation

/// Readings that take more than a few lines.
extension RuleKey {
  @Sendable
  static func length(from settings: inout Settings) -> Clause? {
    let unit = settings.choice("unit", of: LengthUnit.self) ?? .graphemes
    let count = settings.findings.count
    let min = settings.count("min")
    let max = settings.count("max")
    let exact = settings.count("exact")
    guard settings.findings.count == count else { return nil }
    switch (exact, min, max) {
    case (let exact?, nil, nil): return .length(exact, unit: unit)
    case (nil, let min?, nil): return .minLength(min, unit: unit)
    case (nil, nil, let max?): return .maxLength(max, unit: unit)
    case (nil, let min?, let max?):
      return settings.checkOrder(min, max) ? .length(min...max, unit: unit) : nil
    case (nil, nil, nil):
      settings.miss(["exact", "min", "max"], "length needs a number, \"min\" or \"max\"")
    default:
      settings.report("exact leaves nothing for min and max to say", at: "exact")
    }
    return nil
  }

  @Sendable
  static func pattern(from settings: inout Settings) -> Clause? {
    expression(from: &settings) { expression, anchored, ignoreCase, example throws(PatternError) in
      try .pattern(expression, anchored: anchored, ignoreCase: ignoreCase, example: example)
    }
  }

  @Sendable
  static func notPattern(from settings: inout Settings) -> Clause? {
    expression(from: &settings) { expression, anchored, ignoreCase, example throws(PatternError) in
      try .notPattern(expression, anchored: anchored, ignoreCase: ignoreCase, example: example)
    }
  }

  private static func expression(
    from settings: inout Settings,
    clause: (String, Bool, Bool, String?) throws(PatternError) -> Clause
  ) -> Clause? {
    let isAnchored = settings.flag("anchored") ?? true
    let ignoresCase = settings.flag("ignore_case") ?? false
    let example = settings.text("example")
    guard settings.needs("matches"), let expression = settings.text("matches") else { return nil }
    do throws(PatternError) {
      return try clause(expression, isAnchored, ignoresCase, example)
    } catch {
      settings.report(
        "ill-formed pattern: \(error.message)",
        at: "matches",
        extent: .part(error.offset..<error.offset + 1)
      )
      return nil
    }
  }

  @Sendable
  static func integer(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let min = settings.whole("min")
    let max = settings.whole("max")
    let allowsZeros = settings.flag("allow_leading_zeros") ?? true
    settings.checkOrder(min, max)
    guard settings.findings.count == count else { return nil }
    return .integer(min: min, max: max, allowLeadingZeros: allowsZeros)
  }

  @Sendable
  static func multipleOf(from settings: inout Settings) -> Clause? {
    let hasBase = settings.has("base")
    let base = settings.number("base")
    guard settings.needs("of"), let step = settings.number("of"), !hasBase || base != nil else {
      return nil
    }
    guard step > 0 else {
      settings.report("\(settings.subject("of")) wants more than 0, not \(step)", at: "of")
      return nil
    }
    return .multipleOf(step, base: base ?? 0)
  }
}

extension Settings {
  /// Whether two limits, where there are two, are in order; complains where they are not.
  @discardableResult
  mutating func checkOrder<Limit: Comparable>(_ min: Limit?, _ max: Limit?) -> Bool {
    guard let min, let max, min > max else { return true }
    report("min \(min) is above max \(max)", at: "min")
    return false
  }
}
