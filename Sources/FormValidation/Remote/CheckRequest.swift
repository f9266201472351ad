/// A question to something outside about one value.
public struct CheckRequest: Hashable, Sendable, Identifiable {
  /// What the answer is to be given with; no two requests have the same.
  public let id: Int

  /// What is asked, as the rule names it.
  public let check: String

  /// What else the rule has to say to it.
  public let arguments: [String]

  /// The field whose value it is about.
  public let field: FieldID

  /// The value.
  public let value: Value

  /// The answers of the other fields that the rule names; null where there is none.
  public let answers: [FieldID: Value]
}
