import FormValidation

/// A list must be two numbers that do not go down.
///
/// Passes: `[2, 6]`. Fails: `[6, 2]`, incomplete. What is no number is left to other rules.
struct LowAndHigh: Rule {
  let name = "low_and_high"
  let requirement: Requirement = "Two numbers, the lower one first"

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    let numbers = items.compactMap { NumericText($0)?.number }
    let isInOrder = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    return items.count == 2 && isInOrder
      ? .valid : .incomplete("range.reversed", "Give two numbers, the lower one first.")
  }
}
