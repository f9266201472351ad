import CCounters
import FormValidation
import RuleSamples

/// The memory that rules allocate for a valid answer.
enum AllocationTable {
  /// Prints the rules that allocate; returns whether no rule on text does.
  static func print() -> Bool {
    guard counted_allocations() >= 0 else {
      Swift.print("Allocations are counted on Linux only.")
      return true
    }
    #if DEBUG
    Swift.print("Without optimisation nearly every call allocates; build with -c release.")
    return true
    #else
    var holds = true
    // A rule with an external check has no valid answer by itself.
    for sample in RuleSample.all where sample.clause.remote == nil {
      let count = allocations(of: sample)
      let isHeld = kinds.contains(sample.clause.kind) && !exceptions.contains(sample.name)
      if count > 0 { Swift.print("\(count)".right(4), sample.name.left(22), sample.value) }
      if isHeld, sample.value.description.utf8.allSatisfy({ $0 < 0x80 }), count > 0 {
        Swift.print("     and should need none")
        holds = false
      }
    }
    Swift.print("\(RuleSample.all.count) rules asked; those above need memory.")
    return holds
    #endif
  }

  /// The kinds of rules that must not allocate; those on numbers work with any number of digits.
  private static let kinds: Set<ValueKind> = [.any, .text]

  /// Rules that may allocate: `any`, `not` and `one` for the violations of their members, four for
  /// converting texts before comparing, `sum_of` for its numbers, and `password_strength` for what
  /// it takes the password apart into.
  private static let exceptions: Set = [
    "any", "language_tag", "national_id", "not", "not_contains_fields", "one", "password_strength",
    "regex_syntax", "sum_of",
  ]

  private static func allocations(of sample: RuleSample) -> Int64 {
    let rules: RuleSet = [sample.clause]
    let isValid = rules.verdict(on: sample.value, among: sample.answers).isValid
    if !isValid { Swift.print("\(sample.value) is not valid to \(sample.clause.rule)") }
    // One-time allocations and growth are not the cost of an answer.
    var least = Int64.max
    for _ in 0..<5 {
      let start = counted_allocations()
      _ = rules.verdict(on: sample.value, among: sample.answers)
      least = min(least, counted_allocations() - start)
    }
    return least
  }
}
