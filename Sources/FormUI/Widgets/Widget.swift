public import FormValidation

/// The control that edits one value.
///
/// A widget is a value: it is asked for its picture and cannot change while it draws.
public protocol Widget: Hashable, Sendable {
  /// The kind of value it edits, to say which rules fit it.
  static var kind: ValueKind { get }

  /// Whether it undoes edits and does them again itself; the session does that for any other.
  static var undoesEdits: Bool { get }

  /// Whether what it shows depends on the date by the clock; only then is it told.
  static var needsToday: Bool { get }

  /// The value as the rules see it; setting one of another kind changes nothing.
  var value: Value { get set }

  /// The answer in a line of words, where its value says it badly or too much, as a secret's does;
  /// nothing where the value is written out.
  var summary: String? { get }

  /// What it is to somebody who does not see it, which says what such a person can type.
  var role: WidgetRole { get }

  /// Takes an answer typed as a line, and says whether it could be one; nothing changes where not.
  ///
  /// What can be typed on the screen can be on a line, be it wrong; an empty line leaves no answer.
  mutating func enter(_ line: String) -> Bool

  /// The rules that come with the widget, such as a slider's range; they hold for any answer.
  var impliedRules: RuleSet { get }

  /// The rows it needs at a width in cells.
  func height(atWidth columns: Int) -> Int

  /// The rows it takes where there is room for so many columns and rows.
  ///
  /// What stands open under a widget keeps to the rows, as far as it can be used in them.
  func height(in room: Size) -> Int

  /// Takes a key, and says whether it had a use for it.
  mutating func press(_ key: Key) -> KeyUse

  /// Takes a key on the widget as it is drawn in a size, and says whether it had a use for it.
  ///
  /// A widget whose keys go by how it is drawn, such as from line to line, implements this one,
  /// too.
  mutating func press(_ key: Key, in size: Size) -> KeyUse

  /// Takes a text pasted as one piece, and says whether it had a use for it.
  mutating func paste(_ text: String) -> KeyUse

  /// Takes what the mouse does on the widget as it is drawn in a size, in the widget's own cells,
  /// and says whether it had a use for it.
  ///
  /// After a press that was used, drags and the release come here too, wherever the mouse is.
  mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse

  /// Makes what was typed the answer where that waits for a key, as before the focus goes elsewhere
  /// or a submit, and returns it where it cannot be one.
  mutating func settle() -> Leftover?

  /// Takes note that the focus has gone elsewhere: what was open is closed, a secret hidden again.
  mutating func leave()

  /// Takes note of the rules that its answer must keep beside the widget's own, when its field is
  /// made and whenever they change.
  mutating func take(rules: RuleSet)

  /// Takes note of the date by the clock, at the start and whenever it changes, where it needs
  /// that.
  mutating func take(today: CalendarDate)

  /// Takes how numbers, dates, and yes or no are typed in the form's language, when the form is made
  /// and whenever its language changes.
  mutating func take(forms: LocalForms)

  /// Whether its text can have several lines; where it cannot, line breaks of a paste become
  /// spaces.
  var keepsLineBreaks: Bool { get }

  /// How many characters of its text stand before the caret; nothing where there is no caret.
  var caret: Int? { get }

  /// What stands in it while it is empty; nothing where nothing does.
  var placeholder: String? { get }

  /// The answers to choose from, in order; none where any can be given.
  var choices: [Choice] { get }

  /// The texts that it suggests to whoever types the beginning of one, best first; none in most
  /// widgets.
  var suggestions: [String] { get }

  /// Whether a list or a calendar stands open under it.
  var isOpen: Bool { get }

  /// What keys do in it as it stands, the most wanted first: those of what is open alone, if
  /// anything is.
  ///
  /// The page about a field shows them all, the key line those that have a brief word.
  var keys: [KeyHelp] { get }

  /// Draws the widget on a canvas of its height.
  func draw(on canvas: inout Canvas)
}

/// What a widget says of a key, or of what the mouse did, that it was offered.
public enum KeyUse: Hashable, Sendable {
  /// The key did something here.
  case used
  /// The key completed the answer, as Enter does in an open list; the focus moves on.
  case completed
  /// The key means nothing here; navigation may have it.
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
  /// What a person reads for one of the answers to choose from; nothing for any other.
  func label(of answer: Value) -> String? {
    choices.first { $0.value == answer }?.label
  }
}
