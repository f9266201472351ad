/// An answer must be the same as another field's.
///
/// It always compares, blank or not: a password that is not repeated is not confirmed, while two
/// blank answers are the same. A text that is the start of the other is incomplete. What the other
/// field holds is never part of a message; it may be a secret.
///
/// With `"secret"` in the other field: passes `"secret"`; fails `"sec"`, incomplete, and `"x"`,
/// invalid.
public struct SameAs: Rule {
  public let name = "same_as"
  public let textLimit = 100_000
  public let judgesBlank = true

  /// The other field.
  public let field: FieldID

  /// Creates the rule.
  public init(_ field: FieldID) {
    self.field = field
  }

  public var reads: [FieldID] { [field] }

  public var requirement: Requirement {
    Requirement("needs.same", "The same as {other_label}", parameters)
  }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let other = answers[field]
    if value == other || value.isBlank && other.isBlank { return .valid }
    return value.canBecome(other)
      ? .incomplete(
        "cross.not_same",
        Message("cross.repeat", "Repeat {other_label} exactly."),
        parameters
      )
      : .invalid("cross.not_same", "{label} must be the same as {other_label}.", parameters)
  }

  /// The other field by its name; whoever knows labels shows its label instead.
  private var parameters: Parameters { ["other_label": .text(field.rawValue)] }
}

extension SameAs {
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
}

extension Clause {
  /// An answer must be the same as another field's.
  public static func sameAs(_ field: FieldID) -> Clause {
    Clause(SameAs(field))
  }
}
