/// Several answers must add up to a number between two limits.
package struct SumOf: FormRule {
  package let name = "sum_of"
  package var traits: RuleTraits { RuleTraits(judgesBlank: true, textLimit: 10_000) }

  package let fields: [FieldID]
  package let field: FieldID
  private let range: NumberRange

  /// Creates the rule; a duplicate field counts once, and a missing limit does not limit.
  package init(of fields: [FieldID], min: Number? = nil, max: Number? = nil, at field: FieldID) {
    self.fields = fields.removingRepeats
    self.field = field
    range = NumberRange(min: min, max: max)
  }

  /// The lowest sum allowed, if any.
  package var min: Number? { range.min }

  /// The highest sum allowed, if any.
  package var max: Number? { range.max }

  package var reads: [FieldID] { fields.filter { $0 != field } }

  package var requirement: Wording {
    Wording(
      "needs.sum",
      "{fields} add up to {limits}",
      judging: Message("needs.any_number.judging", "{label} must be a number."),
      .term("limits", limits, parameters)
    )
  }

  package func verdict(on value: Value, among answers: Answers) -> Verdict {
    var sum: Number = 0
    var isOpen = false
    for other in reads {
      let answer = answers[other]
      if answer.isBlank {
        isOpen = true
      } else if let number = answer.comparableNumber {
        sum = sum + number
      } else {
        return .valid
      }
    }
    guard fields.contains(field), !value.isBlank else {
      let canBeMended = isOpen || fields.contains(field)
      return range.contains(sum) ? .valid : verdict(sum, canBeMended: canBeMended)
    }
    guard let own = NumericText(value) else { return .valid }
    let share = NumberRange(min: min.map { $0 - sum }, max: max.map { $0 - sum })
    let verdict = share.verdict(on: own)
    guard let violation = verdict.violations.first,
      case .number(let amount)? = violation.parameters["actual"]
    else { return verdict }
    // Blank answers can still add what is missing, but cannot reduce the sum.
    let isShort = violation.code == "range.below_min"
    let isIncomplete = if case .incomplete = verdict { true } else { isOpen && isShort }
    return self.verdict(sum + amount, canBeMended: isIncomplete)
  }

  private func verdict(_ sum: Number, canBeMended: Bool) -> Verdict {
    var parameters = self.parameters
    parameters["actual"] = .number(sum)
    let message = SumOf.sentence
    let worded = Parameters.term("limits", limits, parameters)
    return canBeMended
      ? .incomplete("form.sum", message, worded) : .invalid("form.sum", message, worded)
  }

  private static let sentence = Message(
    "form.sum",
    "{fields} must add up to {limits}, not {actual}.",
    judging: Message("form.sum", "{fields} must add up to {limits}, not {actual}.")
  )

  private var limits: Wording {
    switch (min, max) {
    case (nil, nil): Wording("sum.any", "any number")
    case (_, nil): Wording("sum.at_least", "at least {min}", parameters)
    case (nil, _): Wording("sum.at_most", "at most {max}", parameters)
    case (let min?, let max?):
      min == max
        ? .value(min.description) : Wording("needs.between", "{min} to {max}", parameters)
    }
  }

  private var parameters: Parameters {
    var parameters: Parameters = ["fields": .list(fields.map { .text($0.rawValue) })]
    parameters["min"] = min.map(Value.number)
    parameters["max"] = max.map(Value.number)
    return parameters
  }

  package static let definition = RuleDefinition(
    "sum_of",
    "Answers add up to a number",
    details: """
      Belongs under the form's checks. The sum is exact in base ten; a blank answer adds
      nothing. While another answer is not a number, any sum passes.
      """,
    isAboutForm: true,
    parameters: [
      .required("of", .fields, "the fields"), RuleParameter("equals", .number, "the sum"),
      RuleParameter("min", .number, "smallest sum"), RuleParameter("max", .number, "largest sum"),
      .required("at", .field, "the field that shows the error"),
    ],
    constraints: [
      .ascending("min", "max"), .anyOf(["equals", "min", "max"]),
      .excludes("equals", ["min", "max"]),
    ],
    codes: [ViolationCode("form.sum", "min", "max", "actual", "fields"), .exponent, .notANumber],
    example: RuleExample(
      "sum_of: {of: [a, b, c], equals: 100, at: c}",
      passes: "50",
      fails: "60",
      among: #"{"a": 30, "b": 20}"#
    )
  ) {
    SumOf(
      of: $0["of"],
      min: $0[optional: "equals"] ?? $0[optional: "min"],
      max: $0[optional: "equals"] ?? $0[optional: "max"],
      at: $0["at"]
    )
  }
}

extension Clause {
  /// Several answers must add up to a number between two limits, or one field is marked.
  public static func sumOf(
    _ fields: [FieldID],
    min: Number? = nil,
    max: Number? = nil,
    at field: FieldID
  ) -> Clause {
    Clause(SumOf(of: fields, min: min, max: max, at: field))
  }
}
