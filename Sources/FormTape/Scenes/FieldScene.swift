public import FormValidation

/// What a field knows of itself at one moment.
public struct FieldScene: Hashable, Sendable {
  /// The field's name.
  public var id: FieldID

  /// What stands before its widget.
  public var label: String

  /// The kind of value that it asks for.
  public var kind: ValueKind

  /// The answer.
  public var value: Value

  /// How the answer stands with the rules.
  public var state: AnswerState

  /// What the rules say, in their order, whether it is shown or not.
  public var messages: [Message]

  /// The lines of text that stand under the widget about the answer, in order.
  public var shown: [String]

  /// The answers to choose from; empty where any can be typed.
  public var options: [String]

  /// The caret's place in the text, in characters from 0; nothing where there is none.
  public var caret: Int?

  /// Whether the answer is a secret, which descriptions leave out.
  public var isSecret: Bool

  /// What else is true of the field.
  public var traits: Set<FieldTrait>

  /// Something the rules say of an answer.
  public struct Message: Hashable, Sendable {
    /// The words.
    public let text: String
    /// Whether typing on can still mend it.
    public let isIncomplete: Bool
    /// How much it matters.
    public let severity: Severity

    /// Creates a message.
    public init(_ text: String, isIncomplete: Bool = false, severity: Severity = .error) {
      self.text = text
      self.isIncomplete = isIncomplete
      self.severity = severity
    }
  }

  /// Creates a field's part of a scene.
  public init(
    _ id: FieldID,
    label: String? = nil,
    kind: ValueKind = .text,
    value: Value = .null,
    state: AnswerState = .valid,
    messages: [Message] = [],
    shown: [String] = [],
    options: [String] = [],
    caret: Int? = nil,
    isSecret: Bool = false,
    traits: Set<FieldTrait> = [.enabled, .visible]
  ) {
    self.id = id
    self.label = label ?? id.rawValue
    self.kind = kind
    self.value = value
    self.state = state
    self.messages = messages
    self.shown = shown
    self.options = options
    self.caret = caret
    self.isSecret = isSecret
    self.traits = traits
  }

  /// The words of what blocks a submit, in the order of the rules.
  public var errors: [String] { messages.filter { $0.severity == .error }.map(\.text) }

  /// Whether a rule waits for an answer from outside.
  public var isPending: Bool { traits.contains(.pending) }

  /// Whether the answer differs from the one the form started with.
  public var isDirty: Bool { traits.contains(.dirty) }
}

extension FieldScene: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The field in one line without secrets, like `email: ada@ (incomplete) Enter a domain.`.
  public var description: String {
    let answer = isSecret ? "(hidden)" : value.description
    return "\(id): \(answer) (\(state))" + shown.map { " " + $0 }.joined()
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
