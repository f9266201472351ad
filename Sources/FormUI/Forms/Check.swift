public import FormValidation

/// What must hold of several answers at once: a rule that blames one field.
///
/// ```swift
/// Form(title: "Contact", fields: fields, checks: [.atLeast(1, of: ["email", "phone"], at: "email")])
/// ```
public struct Check: Hashable, Sendable {
  /// The rule.
  public let clause: Clause

  /// The field that is blamed.
  public let field: FieldID

  /// Creates a check of a clause, or nothing where its rule is not about a whole form.
  public init?(_ clause: Clause) {
    guard let rule = clause.rule as? any FormRule else { return nil }
    self.clause = clause
    field = rule.field
  }

  private init(_ rule: some FormRule) {
    clause = Clause(rule)
    field = rule.field
  }

  /// Some of several questions must be answered, or one field is blamed.
  public static func atLeast(_ count: Int, of fields: [FieldID], at field: FieldID) -> Check {
    Check(AtLeast(count, of: fields, at: field))
  }

  /// Several answers must add up to a number between two limits, or one field is blamed.
  public static func sumOf(
    _ fields: [FieldID],
    min: Number? = nil,
    max: Number? = nil,
    at field: FieldID
  ) -> Check {
    Check(SumOf(of: fields, min: min, max: max, at: field))
  }
}
