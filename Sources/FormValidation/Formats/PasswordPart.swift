/// One thing that a password must have, and how far a password has it.
struct PasswordPart {
  /// What must hold.
  let requirement: Requirement

  /// What is broken, if it does not hold.
  let violation: Violation?

  /// Creates a lower limit of the length, or nothing where it is zero.
  init?(_ code: String, atLeast min: Int, _ actual: Int, _ unit: LengthUnit) {
    self.init(
      code,
      atLeast: min,
      actual,
      unit.term,
      demand: Message("length.at_least", "At least {min} {unit:min}"),
      lack: Message("length.add", "Add {missing} more {unit:missing}.")
    )
  }

  /// Creates a lower limit of some characters, or nothing where it is zero.
  init?(
    _ code: String,
    atLeast min: Int,
    _ actual: Int,
    _ counted: Wording,
    demand: Message = Message("characters.at_least", "At least {min} {unit:min}"),
    lack: Message = Message("characters.too_few", "Add {missing} more {unit:missing}.")
  ) {
    guard min > 0 else { return nil }
    requirement = Requirement(
      demand,
      .term("unit", counted, ["min": .number(Number(min))])
    )
    violation =
      actual >= min
      ? nil
      : Violation(
        "password.\(code)",
        lack,
        .term(
          "unit",
          counted,
          [
            "min": .number(Number(min)), "actual": .number(Number(actual)),
            "missing": .number(Number(min - actual)),
          ]
        ),
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
      "length.at_most",
      "At most {max} {unit:max}",
      .term("unit", unit.term, ["max": .number(Number(max))])
    )
    violation =
      actual <= max
      ? nil
      : Violation(
        "password.\(code)",
        Message("length.remove", "Remove {excess} {unit:excess}."),
        .term(
          "unit",
          unit.term,
          [
            "max": .number(Number(max)), "actual": .number(Number(actual)),
            "excess": .number(Number(actual - max)),
          ]
        ),
        range: unit == .graphemes ? max..<actual : nil,
        isIncomplete: settled ?? actual <= max
      )
  }

  /// Creates the demand that a password be uncommon.
  init(isCommon: Bool) {
    requirement = Requirement("needs.uncommon", "Not a common password")
    violation = isCommon ? .common : nil
  }

  /// The line of a live check-list.
  var checklistLine: ChecklistLine {
    ChecklistLine(requirement, violation.map { Verdict([$0]) } ?? .valid)
  }
}
