import FormValidation

/// Requires a list of two numbers in ascending order.
///
/// Passes: `[2, 6]`. Fails: `[6, 2]`, incomplete. Other values are left to other rules.
struct LowAndHigh: Rule {
  let name = "low_and_high"
  let requirement = Requirement("needs.ends", "A lower and an upper end, as in 5-9")

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    guard items.count == 2 else {
      return .incomplete("range.ends", "Give a lower and an upper end, as in 5-9.")
    }
    let numbers = items.compactMap { NumericText($0)?.number }
    guard numbers.count == 2, numbers[0] > numbers[1] else { return .valid }
    return .incomplete(
      "range.reversed",
      "The lower end {low} is above the upper end {high}; try {high}-{low}.",
      ["low": .number(numbers[0]), "high": .number(numbers[1])]
    )
  }
}
