/// An answer must be another one than a field's.
///
/// A blank answer passes, whatever the other field holds. The same answer is incomplete: typing on
/// makes another one of it. What the other field holds is never part of a message; it may be a
/// secret.
///
/// With `"secret"` in the other field: passes `"secrets"`; fails `"secret"`, incomplete.
public struct DifferentFrom: Rule {
  public let name = "different_from"
  public let textLimit = 100_000

  /// The other field.
  public let field: FieldID

  /// Creates the rule.
  public init(_ field: FieldID) {
    self.field = field
  }

  public var reads: [FieldID] { [field] }

  public var requirement: Requirement {
    Requirement("needs.different", "Different from {other_label}", parameters)
  }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard !value.isBlank, value == answers[field] else { return .valid }
    return .incomplete("cross.same", "Enter something other than {other_label}.", parameters)
  }

  /// The other field by its name; whoever knows labels shows its label instead.
  private var parameters: Parameters { ["other_label": .text(field.rawValue)] }
}

extension DifferentFrom {
  package static let definition = RuleDefinition(
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
  ) { DifferentFrom($0["field"]) }
}

extension Clause {
  /// An answer must be another one than a field's.
  public static func differentFrom(_ field: FieldID) -> Clause {
    Clause(DifferentFrom(field))
  }
}
