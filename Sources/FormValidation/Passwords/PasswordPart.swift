/// One thing that a password must have, and how far a password has it.
struct PasswordPart {
  /// What must hold.
  let requirement: Requirement

  /// What is broken, if it does not hold.
  let violation: Violation?

  /// Creates a lower limit, or nothing where it is zero.
  init?(_ code: String, atLeast min: Int, _ actual: Int, _ noun: String, one: String) {
    guard min > 0 else { return nil }
    requirement = Requirement(
      Message("At least {min} \(noun)", one: "At least {min} \(one)", counting: "min"),
      ["min": .number(Number(min))]
    )
    violation =
      actual >= min
      ? nil
      : Violation(
        "password.\(code)",
        Message(
          "Add {missing} more \(noun).",
          one: "Add {missing} more \(one).",
          counting: "missing"
        ),
        [
          "min": .number(Number(min)), "actual": .number(Number(actual)),
          "missing": .number(Number(min - actual)),
        ],
        isIncomplete: true
      )
  }

  /// Creates an upper limit of the length, or nothing where there is none.
  ///
  /// Below the settled length no composing brings a password any more.
  init?(
    _ code: String,
    atMost max: Int?,
    _ actual: Int,
    settled: Int? = nil,
    _ unit: LengthUnit = .graphemes
  ) {
    guard let max else { return nil }
    requirement = Requirement(
      unit.message({ "At most {max} \($0)" }, counting: "max"),
      ["max": .number(Number(max))]
    )
    violation =
      actual <= max
      ? nil
      : Violation(
        "password.\(code)",
        unit.message({ "Remove {excess} \($0)." }, counting: "excess"),
        [
          "max": .number(Number(max)), "actual": .number(Number(actual)),
          "excess": .number(Number(actual - max)),
        ],
        range: unit == .graphemes ? max..<actual : nil,
        isIncomplete: settled ?? actual <= max
      )
  }

  /// Creates the demand that a password be uncommon.
  init(isCommon: Bool) {
    requirement = "Not a common password"
    violation = isCommon ? .common : nil
  }

  /// The line of a live check-list.
  var checklistLine: ChecklistLine {
    ChecklistLine(requirement, violation.map { Verdict([$0]) } ?? .valid)
  }
}
