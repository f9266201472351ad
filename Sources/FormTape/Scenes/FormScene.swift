public import FormUI
public import FormValidation

/// What a form knows of itself at one moment.
///
/// One made of a session is worked out as far as it is looked at, since most expectations look at
/// one field.
public struct FormScene: Sendable {
  private var stored: [FieldScene]?
  private let session: Session?

  /// The fields, in the order of the form.
  /// - Complexity: O(n), in rules of the form, for a scene made of a session.
  public var fields: [FieldScene] {
    get {
      if let stored { return stored }
      guard let session else { return [] }
      return session.form.fields.indices.map { FieldScene(at: $0, of: session) }
    }
    set { stored = newValue }
  }

  /// The field with the focus; nothing while a button has it.
  public var focus: FieldID?

  /// What was handed over on a submit, as an object by field; nothing before.
  public var submitted: Value?

  /// Creates a form's part of a scene.
  public init(fields: [FieldScene], focus: FieldID? = nil, submitted: Value? = nil) {
    stored = fields
    session = nil
    self.focus = focus
    self.submitted = submitted
  }

  /// Creates the form's part of the scene that a session is at.
  public init(_ session: Session) {
    self.session = session
    focus = session.focusedField.map { session.form.fields[$0].id }
    submitted = session.submittedObject
  }

  /// The field of a name.
  public subscript(name: FieldID) -> FieldScene? {
    if let stored { return stored.first { $0.id == name } }
    guard let session, let place = session.form.fields.firstIndex(where: { $0.id == name }) else {
      return nil
    }
    return FieldScene(at: place, of: session)
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

extension FormScene: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A line for each field, secrets left out.
  public var description: String { fields.map(\.description).joined(separator: "\n") }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["fields": fields], displayStyle: .struct)
  }
}

extension FormScene: Hashable {
  public static func == (left: FormScene, right: FormScene) -> Bool {
    left.fields == right.fields && left.focus == right.focus && left.submitted == right.submitted
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(focus)
  }
}
