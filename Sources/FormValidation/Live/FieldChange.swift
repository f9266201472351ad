/// What became of a field after a change, as handlers are told.
public struct FieldChange<UserInfo: Sendable>: Sendable {
  /// The field whose rules ran.
  public let field: FieldID

  /// Its answer as the rules see it.
  public let value: Value

  /// How the answer stands.
  public let state: AnswerState

  /// What is broken, in the order of the rules.
  public let breaches: [Breach<UserInfo>]

  /// What may be said without anything being broken, in the order of the rules.
  public let remarks: [Violation]

  /// The violations, in the order of the rules.
  public var violations: [Violation] { breaches.map(\.violation) }
}
