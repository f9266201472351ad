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
      let mayAllocate = exceptions.contains(sample.name)
      Swift.print("\(count)".right(4), sample.name.left(22), sample.value)
      if case .text = sample.value, count > 0, !mayAllocate { holds = false }
    }
    return holds
    #endif
  }

  /// Rules that cannot do without: they compile an expression, or ask a closure of the form's own.
  private static let exceptions: Set = ["regex_syntax", "custom", "remote"]

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
