public import FormValidation

/// The control that edits one value.
///
/// A widget is a value, and cannot change while it draws.
public protocol Widget: Hashable, Sendable {
  /// The kind of value it edits, which determines the rules that fit it.
  static var kind: ValueKind { get }

  /// Whether it has its own undo and redo; otherwise, the session provides them.
  static var undoesEdits: Bool { get }

  /// Whether it depends on the current date, which is passed only then.
  static var needsToday: Bool { get }

  /// The value as the rules see it; setting one of another kind changes nothing.
  var value: Value { get set }

  /// The answer in a line of words, if its value is not suitable, as for a secret; `nil` to use the
  /// value.
  var summary: String? { get }

  /// The role for users who do not see it, which determines what they can type.
  var role: WidgetRole { get }

  /// Enters an answer typed as a line, and returns whether it is accepted; otherwise nothing
  /// changes.
  ///
  /// Whatever can be typed on the screen can be entered as a line, even if invalid; an empty line
  /// clears the answer.
  mutating func enter(_ line: String) -> Bool

  /// The rules implied by the widget, like a slider's range; they hold for any answer.
  var impliedRules: RuleSet { get }

  /// Returns the height it needs at a width.
  func height(atWidth columns: Int) -> Int

  /// Returns the height it takes in the available room.
  ///
  /// An open list or calendar keeps to the available rows, as far as it stays usable.
  func height(in room: Size) -> Int

  /// Handles a key, and returns whether it was used.
  mutating func press(_ key: Key) -> KeyUse

  /// Handles a key on the widget as drawn in a size, and returns whether it was used.
  ///
  /// Implement this one, too, if keys depend on how the widget is drawn, such as from line to line.
  mutating func press(_ key: Key, in size: Size) -> KeyUse

  /// Handles a text pasted in one piece, and returns whether it was used.
  mutating func paste(_ text: String) -> KeyUse

  /// Handles a mouse event on the widget as drawn in a size, in the widget's own cells, and returns
  /// whether it was used.
  ///
  /// After a press that was used, drags and the release come here, too, wherever the mouse is.
  mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse

  /// Makes typed text the answer if that waits for a key, as before the focus leaves or a submit;
  /// returns the text if it cannot be one.
  mutating func settle() -> Leftover?

  /// Handles the loss of focus: closes what is open, and hides a revealed secret.
  mutating func leave()

  /// Receives the rules on its answer besides its own, when its field is created and whenever they
  /// change.
  mutating func take(rules: RuleSet)

  /// Receives the current date, at the start and whenever it changes, if needed.
  mutating func take(today: CalendarDate)

  /// Receives how numbers, dates, and yes or no are typed in the form's language, when the form is
  /// created and whenever its language changes.
  mutating func take(forms: LocalForms)

  /// Whether its text can have several lines; otherwise, line breaks of a paste become spaces.
  var keepsLineBreaks: Bool { get }

  /// The number of characters before the caret; `nil` if there is no caret.
  var caret: Int? { get }

  /// The placeholder of the empty widget; `nil` if there is none.
  var placeholder: String? { get }

  /// The choices, in order; empty if any answer can be given.
  var choices: [Choice] { get }

  /// The suggested texts, best first; empty in most widgets.
  var suggestions: [String] { get }

  /// Whether a list or calendar is open below it.
  var isOpen: Bool { get }

  /// The keys in its current state, the most useful first: only those of an open list or calendar,
  /// if any.
  ///
  /// The help page shows all of them, the key line those with a brief word.
  var keys: [KeyHelp] { get }

  /// Draws the widget on a canvas of its height.
  func draw(on canvas: inout Canvas)
}

/// Whether a widget used a key or mouse event.
public enum KeyUse: Hashable, Sendable {
  /// The event had an effect.
  case used
  /// The key completed the answer, like Enter in an open list; the focus moves on.
  case completed
  /// The key has no effect here; navigation may use it.
  case notUsed
}

extension Widget {
  public static var undoesEdits: Bool { false }

  public static var needsToday: Bool { false }

  public var summary: String? { nil }

  public var impliedRules: RuleSet { [] }

  public var caret: Int? { nil }

  public var placeholder: String? { nil }

  public var choices: [Choice] { [] }

  public var suggestions: [String] { [] }

  public var isOpen: Bool { false }

  public var keys: [KeyHelp] { [] }

  public func height(atWidth columns: Int) -> Int { 1 }

  public func height(in room: Size) -> Int { height(atWidth: room.columns) }

  public mutating func press(_ key: Key, in size: Size) -> KeyUse { press(key) }

  public var keepsLineBreaks: Bool { false }

  public mutating func paste(_ text: String) -> KeyUse { .notUsed }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse { .notUsed }

  public mutating func settle() -> Leftover? { nil }

  public mutating func leave() {}

  public mutating func take(rules: RuleSet) {}

  public mutating func take(today: CalendarDate) {}

  public mutating func take(forms: LocalForms) {}
}

extension Widget {
  /// Returns the label of a choice; `nil` for any other value.
  func label(of answer: Value) -> String? {
    choices.first { $0.value == answer }?.label
  }
}
