import FormFilling
import FormScreens
public import FormValidation
import FormWidgets
import Forms

/// The state of a field at one moment.
///
/// Most of it is computed on access, because most expectations look at one part.
public struct FieldScene: Sendable {
  private let seen: SeenScreen
  private let index: Int

  /// The field's name.
  public let id: FieldID

  /// The label.
  public let label: String

  /// The kind of its value.
  public let kind: ValueKind

  /// The answer.
  public let value: Value

  /// Whether the answer is secret, and left out of descriptions.
  public let isSecret: Bool

  private var filling: Filling { seen.screen.filling }

  /// The state of the answer according to the rules.
  public var state: AnswerState {
    AnswerState(filling.sheet.verdict(at: index), isPending: filling.sheet.isPending(at: index))
  }

  /// The messages of the rules, in order, shown or not.
  public var messages: [Message] {
    seen.screen.messages(ofFieldAt: index).map { violation, words in
      Message(text: words, isIncomplete: violation.isIncomplete, severity: violation.severity)
    }
  }

  /// The lines shown below the widget about the answer, in order.
  public var shown: [String] { seen.screen.textsShown(underFieldAt: index) }

  /// The options; empty if any answer can be typed.
  public var options: [String] {
    filling.sheet.fields[index].description.choices.map(\.value.description)
  }

  /// The position of the caret, in characters from 0; `nil` if there is none.
  public var caret: Int? { filling.sheet.fields[index].description.caret }

  /// The traits of the field.
  public var traits: Set<FieldTrait> {
    let isFocused = filling.sheet.focusedIndex == index
    let state = filling.sheet.fields[index].state
    let holds: [(FieldTrait, Bool)] = [
      (.focused, isFocused), (.enabled, !filling.form.fields[index].isReadOnly),
      (.visible, filling.sheet.isAsked(fieldAt: index)),
      (.touched, state.wasLeft || isFocused && state.isChanged),
      (.dirty, filling.sheet.fields[index].isDirty),
      (.pending, filling.sheet.isPending(at: index)),
      (.required, filling.sheet.facts.fields[index].isRequired),
      (.open, filling.sheet.fields[index].description.isOpen),
    ]
    return Set(holds.filter(\.1).map(\.0))
  }

  /// A message of a rule.
  public struct Message: Equatable, Sendable {
    /// The text.
    public let text: String
    /// Whether more typing can fix it.
    public let isIncomplete: Bool
    /// The severity.
    public let severity: Severity
  }

  /// Creates the state of the field at an index in the form.
  init(at index: Int, of seen: SeenScreen) {
    (self.seen, self.index) = (seen, index)
    let field = seen.screen.form.fields[index]
    id = field.id
    label = field.label
    kind = field.widget.traits.kind
    value = seen.screen.filling.sheet.fields[index].widget.value
    isSecret = field.isSecret
  }

  /// The messages that block a submit, in the order of the rules.
  public var errors: [String] { messages.filter { $0.severity == .error }.map(\.text) }

  /// Whether an external check is pending.
  public var isPending: Bool { traits.contains(.pending) }

  /// Whether the answer differs from the initial one.
  public var isDirty: Bool { traits.contains(.dirty) }
}

extension FieldScene: Equatable {
  public static func == (left: FieldScene, right: FieldScene) -> Bool {
    left.id == right.id && left.label == right.label && left.kind == right.kind
      && left.value == right.value && left.isSecret == right.isSecret
      && left.state == right.state && left.messages == right.messages && left.shown == right.shown
      && left.options == right.options && left.caret == right.caret && left.traits == right.traits
  }
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

extension Outcome {
  /// The submitted answers as an object by field.
  var submittedObject: Value? {
    guard case .submitted(let answers) = self else { return nil }
    return .object(answers.nested)
  }
}
