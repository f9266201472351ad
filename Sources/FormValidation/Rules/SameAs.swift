/// An answer must equal another field's, or differ from it.
package struct SameAs: Rule {
  package let field: FieldID

  /// Whether the answers must differ.
  package let isNegated: Bool

  init(_ field: FieldID, isNegated: Bool = false) {
    self.field = field
    self.isNegated = isNegated
  }

  package var name: String { isNegated ? "different_from" : "same_as" }

  package var traits: RuleTraits {
    var traits = RuleTraits(judgesBlank: !isNegated, textLimit: 100_000)
    if !isNegated { traits.copied = field }
    return traits
  }

  package var reads: [FieldID] { [field] }

  package var requirement: Wording {
    Wording(
      isNegated
        ? Message(
          "needs.different",
          "Different from {other_label}",
          judging: "{label} must differ from {other_label}."
        )
        : Message("needs.same", "The same as {other_label}", judging: SameAs.sentence),
      parameters
    )
  }

  package func verdict(on value: Value, among answers: Answers) -> Verdict {
    let other = answers[field]
    if isNegated {
      return value.isBlank || value != other
        ? .valid
        : .incomplete("cross.same", "Enter something other than {other_label}.", parameters)
    }
    if value == other || value.isBlank && other.isBlank { return .valid }
    return value.canBecome(other)
      ? .incomplete(
        "cross.not_same",
        Message("cross.repeat", "Repeat {other_label} exactly."),
        parameters
      )
      : .invalid("cross.not_same", SameAs.sentence, parameters)
  }

  private static let sentence = Message(
    "cross.not_same",
    "{label} must be the same as {other_label}."
  )

  /// The name of the other field; callers that know labels show its label instead.
  private var parameters: Parameters { ["other_label": .text(field.rawValue)] }

  package static let definition = RuleDefinition(
    "same_as",
    aliases: ["confirm", "confirmed", "eqfield", "compare"],
    "The same as another answer",
    details: "Always compares, blank or not. Messages never reveal the other answer.",
    parameters: [.main("field", .field, "the other field")],
    codes: [ViolationCode("cross.not_same", "other_label")],
    example: RuleExample(
      "same_as: password",
      passes: #""secret""#,
      fails: #""sec""#,
      among: #"{"password": "secret"}"#
    )
  ) { SameAs($0["field"]) }

  package static let negation = RuleDefinition(
    "different_from",
    "Different from another answer",
    details: "Messages never reveal the other answer.",
    parameters: [.main("field", .field, "the other field")],
    codes: [ViolationCode("cross.same", "other_label")],
    example: RuleExample(
      "different_from: password",
      passes: #""secrets""#,
      fails: #""secret""#,
      among: #"{"password": "secret"}"#
    )
  ) { SameAs($0["field"], isNegated: true) }
}

extension Clause {
  /// An answer must be the same as another field's.
  public static func sameAs(_ field: FieldID) -> Clause { Clause(SameAs(field)) }

  /// An answer must differ from another field's.
  public static func differentFrom(_ field: FieldID) -> Clause {
    Clause(SameAs(field, isNegated: true))
  }
}
