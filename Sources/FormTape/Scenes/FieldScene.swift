import FormFilling
import FormScreens
public import FormValidation
import FormWidgets
import Forms

/// The state of a field at one moment.
public struct FieldScene: Equatable, Sendable {
  /// The field's name.
  public var id: FieldID

  /// The label.
  public var label: String

  /// The kind of its value.
  public var kind: ValueKind

  /// The answer.
  public var value: Value

  /// The state of the answer according to the rules.
  public var state: AnswerState

  /// The messages of the rules, in order, shown or not.
  public var messages: [Message]

  /// The lines shown below the widget about the answer, in order.
  public var shown: [String]

  /// The options; empty if any answer can be typed.
  public var options: [String]

  /// The position of the caret, in characters from 0; `nil` if there is none.
  public var caret: Int?

  /// Whether the answer is secret, and left out of descriptions.
  public var isSecret: Bool

  /// The traits of the field.
  public var traits: Set<FieldTrait>

  /// A message of a rule.
  public struct Message: Equatable, Sendable {
    /// The text.
    public let text: String
    /// Whether more typing can fix it.
    public let isIncomplete: Bool
    /// The severity.
    public let severity: Severity

    /// Creates a message.
    package init(_ text: String, isIncomplete: Bool = false, severity: Severity = .error) {
      self.text = text
      self.isIncomplete = isIncomplete
      self.severity = severity
    }
  }

  /// Creates a field's part of a scene.
  package init(
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

  /// The messages that block a submit, in the order of the rules.
  public var errors: [String] { messages.filter { $0.severity == .error }.map(\.text) }

  /// Whether an external check is pending.
  public var isPending: Bool { traits.contains(.pending) }

  /// Whether the answer differs from the initial one.
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

/// A trait that a field may have.
public enum FieldTrait: String, Hashable, Sendable, CaseIterable {
  /// It has the focus.
  case focused
  /// It can be changed.
  case enabled
  /// It is part of the form, according to its conditions.
  case visible
  /// It has lost the focus, or has it and was typed in.
  case touched
  /// The answer differs from the initial one.
  case dirty
  /// An external check is pending.
  case pending
  /// It is required.
  case required
  /// Its list of options is open.
  case open
}

extension FieldScene {
  /// Creates the state of the field at an index in the form.
  init(at index: Int, of screen: Screen) {
    let filling = screen.filling
    let field = filling.form.fields[index]
    self.init(
      field.id,
      label: field.label,
      kind: field.widget.traits.kind,
      value: filling.sheet.fields[index].widget.value,
      state: AnswerState(
        filling.sheet.verdict(at: index),
        isPending: filling.sheet.isPending(at: index)
      ),
      messages: screen.messages(ofFieldAt: index).map { violation, words in
        Message(words, isIncomplete: violation.isIncomplete, severity: violation.severity)
      },
      shown: screen.textsShown(underFieldAt: index),
      options: filling.sheet.fields[index].description.choices.map(\.value.description),
      caret: filling.sheet.fields[index].description.caret,
      isSecret: field.isSecret,
      traits: FieldScene.traits(at: index, of: filling)
    )
  }

  private static func traits(at index: Int, of filling: Filling) -> Set<FieldTrait> {
    let isFocused = filling.sheet.focusedIndex == index
    let state = filling.sheet.fields[index].state
    let holds: [(FieldTrait, Bool)] = [
      (.focused, isFocused), (.enabled, !filling.form.fields[index].isReadOnly),
      (.visible, filling.isAsked(fieldAt: index)),
      (.touched, state.wasLeft || isFocused && state.isChanged),
      (.dirty, filling.sheet.fields[index].isDirty),
      (.pending, filling.sheet.isPending(at: index)),
      (.required, filling.sheet.facts.fields[index].isRequired),
      (.open, filling.sheet.fields[index].description.isOpen),
    ]
    return Set(holds.filter(\.1).map(\.0))
  }
}

extension Outcome {
  /// The submitted answers as an object by field.
  var submittedObject: Value? {
    guard case .submitted(let answers) = self else { return nil }
    return .object(answers.nested)
  }
}
