public import FormValidation

/// A rule on several answers together, whose violation is reported at one field.
///
/// ```swift
/// Form(title: "Contact", fields: fields, checks: [.atLeast(1, of: ["email", "phone"], at: "email")])
/// ```
public struct Check: Equatable, Sendable {
  /// The rule.
  package let clause: Clause

  /// The field that reports the violation.
  public let field: FieldID

  /// Creates a check from a clause; `nil` if its rule is not about a whole form.
  package init?(_ clause: Clause) {
    guard let rule = clause.rule as? any FormRule else { return nil }
    self.clause = clause
    field = rule.field
  }

  private init(_ clause: Clause, at field: FieldID) {
    (self.clause, self.field) = (clause, field)
  }

  /// Returns the check as part of a group.
  func within(_ scope: FieldScope) -> Check {
    Check(clause.within(scope), at: field.isOfForm ? field : scope.resolved(field))
  }

  /// The check in the form itself, where no name begins with `/`.
  var inForm: Check { Check(clause.inForm, at: field.inForm) }

  private init(_ rule: some FormRule) {
    clause = Clause(rule)
    field = rule.field
  }

  /// Requires answers to at least a number of fields, reported at one field.
  public static func atLeast(_ count: Int, of fields: [FieldID], at field: FieldID) -> Check {
    Check(AtLeast(count, of: fields, at: field))
  }

  /// Requires several answers to add up to a number within limits, reported at one field.
  public static func sumOf(
    _ fields: [FieldID],
    min: Number? = nil,
    max: Number? = nil,
    at field: FieldID
  ) -> Check {
    Check(SumOf(of: fields, min: min, max: max, at: field))
  }
}
