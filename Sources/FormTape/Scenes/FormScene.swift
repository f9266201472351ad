public import FormValidation

/// What a form knows of itself at one moment.
public struct FormScene: Hashable, Sendable {
  /// The fields, in the order of the form.
  public var fields: [FieldScene]

  /// The field with the focus; nothing while a button has it.
  public var focus: FieldID?

  /// What was handed over on a submit, as an object by field; nothing before.
  public var submitted: Value?

  /// Creates a form's part of a scene.
  public init(fields: [FieldScene], focus: FieldID? = nil, submitted: Value? = nil) {
    self.fields = fields
    self.focus = focus
    self.submitted = submitted
  }

  /// The field of a name.
  public subscript(name: FieldID) -> FieldScene? {
    fields.first { $0.id == name }
  }

  /// The answers as an object by field.
  public var values: Value {
    .object(Dictionary(fields.map { ($0.id.rawValue, $0.value) }) { first, _ in first })
  }

  /// How many errors the fields have together.
  public var errorCount: Int { fields.reduce(0) { $0 + $1.errors.count } }

  /// Whether the rules wait for an answer from outside.
  public var isPending: Bool { fields.contains(where: \.isPending) }

  /// Whether an answer differs from the one the form started with.
  public var isDirty: Bool { fields.contains(where: \.isDirty) }
}
