import FormFilling
import FormScreens
public import FormValidation
import FormWidgets
import Forms

/// The state of a field at one moment.
///
/// If created from a screen, most of it is computed on access, because most expectations look at
/// one part.
public struct FieldScene: Sendable {
  /// The field's name.
  public var id: FieldID

  /// The label.
  public var label: String

  /// The kind of its value.
  public var kind: ValueKind

  /// The answer.
  public var value: Value

  /// Whether the answer is secret, and left out of descriptions.
  public var isSecret: Bool

  private var details: any FieldDetails

  /// The state of the answer according to the rules.
  public var state: AnswerState { details.state }

  /// The messages of the rules, in order, shown or not.
  public var messages: [Message] {
    get { details.messages }
    set { change { $0.messages = newValue } }
  }

  /// The lines shown below the widget about the answer, in order.
  public var shown: [String] { details.shown }

  /// The options; empty if any answer can be typed.
  public var options: [String] { details.options }

  /// The position of the caret, in characters from 0; `nil` if there is none.
  public var caret: Int? { details.caret }

  /// The traits of the field.
  public var traits: Set<FieldTrait> {
    get { details.traits }
    set { change { $0.traits = newValue } }
  }

  /// A message of a rule.
  public struct Message: Equatable, Sendable {
    /// The text.
    public let text: String
    /// Whether more typing can fix it.
    public let isIncomplete: Bool
    /// The severity.
    public let severity: Severity

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
    self.isSecret = isSecret
    details = KnownDetails(
      state: state,
      messages: messages,
      shown: shown,
      options: options,
      caret: caret,
      traits: traits
    )
  }

  private mutating func change(_ change: (inout KnownDetails) -> Void) {
    var known = KnownDetails(of: details)
    change(&known)
    details = known
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
      && KnownDetails(of: left.details) == KnownDetails(of: right.details)
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

extension FieldScene {
  /// Creates the state of the field at an index in the form.
  init(at index: Int, of seen: SeenScreen) {
    let field = seen.screen.form.fields[index]
    id = field.id
    label = field.label
    kind = field.widget.traits.kind
    value = seen.screen.filling.sheet.fields[index].widget.value
    isSecret = field.isSecret
    details = SeenDetails(seen: seen, index: index)
  }
}

/// What an expectation can ask about a field besides its answer.
private protocol FieldDetails: Sendable {
  var state: AnswerState { get }
  var messages: [FieldScene.Message] { get }
  var shown: [String] { get }
  var options: [String] { get }
  var caret: Int? { get }
  var traits: Set<FieldTrait> { get }
}

/// Details that were given or computed.
private struct KnownDetails: FieldDetails, Equatable {
  var state: AnswerState
  var messages: [FieldScene.Message]
  var shown: [String]
  var options: [String]
  var caret: Int?
  var traits: Set<FieldTrait>
}

extension KnownDetails {
  init(of details: any FieldDetails) {
    self.init(
      state: details.state,
      messages: details.messages,
      shown: details.shown,
      options: details.options,
      caret: details.caret,
      traits: details.traits
    )
  }
}

/// Details computed from a screen on access.
private struct SeenDetails: FieldDetails {
  let seen: SeenScreen
  let index: Int

  private var filling: Filling { seen.screen.filling }

  var state: AnswerState {
    AnswerState(filling.sheet.verdict(at: index), isPending: filling.sheet.isPending(at: index))
  }

  var messages: [FieldScene.Message] {
    seen.screen.messages(ofFieldAt: index).map { violation, words in
      FieldScene.Message(
        words,
        isIncomplete: violation.isIncomplete,
        severity: violation.severity
      )
    }
  }

  var shown: [String] { seen.screen.textsShown(underFieldAt: index) }

  var options: [String] { filling.sheet.fields[index].description.choices.map(\.value.description) }

  var caret: Int? { filling.sheet.fields[index].description.caret }

  var traits: Set<FieldTrait> {
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
}

extension Outcome {
  /// The submitted answers as an object by field.
  var submittedObject: Value? {
    guard case .submitted(let answers) = self else { return nil }
    return .object(answers.nested)
  }
}
