import CCounters
import FormValidation
import RuleSamples

/// How much memory rules ask for while the answer is one they allow.
enum AllocationTable {
  /// Prints the rules that ask for memory; says whether no rule on text does.
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
    for sample in RuleSample.all {
      let count = allocations(of: sample)
      let isHeld = sample.clause.kind == .text && !exceptions.contains(sample.name)
      Swift.print("\(count)".right(4), sample.name.left(22), sample.value)
      if isHeld, sample.value.description.utf8.allSatisfy({ $0 < 0x80 }), count > 0 {
        Swift.print("     which is a text and should need none")
        holds = false
      }
    }
    return holds
    #endif
  }

  /// Rules that make something of the text, or of their own parameters, before they compare.
  private static let exceptions: Set = [
    "any", "color", "custom", "json", "lat_long", "not", "not_common_password",
    "not_contains_fields", "one", "password", "postal_code", "regex_syntax", "url",
  ]

  private static func allocations(of sample: RuleSample) -> Int64 {
    let rules: RuleSet = [sample.clause]
    // What is made once is made now.
    let isValid = rules.verdict(on: sample.value, among: sample.answers).isValid
    if !isValid { Swift.print("\(sample.value) is not valid to \(sample.clause.rule)") }
    let start = counted_allocations()
    _ = rules.verdict(on: sample.value, among: sample.answers)
    return counted_allocations() - start
  }
}
