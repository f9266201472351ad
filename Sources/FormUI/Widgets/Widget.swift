public import FormValidation

/// The control that edits one value.
///
/// A widget is a value, and cannot change while it draws. Everything that happens to it comes
/// through `handle`, and everything that others know of it is in its description.
public protocol Widget: Hashable, Sendable {
  /// The kind of value it edits, which determines the rules that fit it.
  static var kind: ValueKind { get }

  /// The value as the rules see it; setting one of another kind changes nothing.
  var value: Value { get set }

  /// The rules implied by the widget, like a slider's range; they hold for any answer.
  var impliedRules: RuleSet { get }

  /// What it is, and its current state.
  var description: WidgetDescription { get }

  /// Returns the height it takes in the available room.
  ///
  /// An open list or calendar keeps to the available rows, as far as it stays usable.
  func height(in room: Size) -> Int

  /// Handles an input on the widget as drawn in a size, and returns whether it was used.
  mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse

  /// Draws the widget on a canvas of its height.
  func draw(on canvas: inout Canvas)
}

extension Widget {
  public var impliedRules: RuleSet { [] }

  public func height(in room: Size) -> Int { 1 }
}

/// Something that happens to a widget.
///
/// A widget returns `.notUsed` for whatever does not concern it.
public enum WidgetInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted in one piece.
  case paste(String)
  /// A mouse event, in the widget's own cells. After a press that was used, drags and the release
  /// come here, too, wherever the mouse is.
  case pointer(Pointer)
  /// An answer was typed as a line.
  ///
  /// Whatever can be typed on the screen can be entered as a line, even if invalid. If the widget
  /// does not use the line, it is entered as a value of the widget's kind, or as a choice by name.
  case line(String)
  /// Typed text becomes the answer if that waits for a key, as before the focus leaves or a submit.
  case commit
  /// The focus was lost: what is open closes, and a revealed secret is hidden.
  case leave
  /// The rules on the answer besides its own, when its field is created and whenever they change.
  case rules(RuleSet)
  /// The current date, at the start and whenever it changes, if the description asks for it.
  case today(CalendarDate)
  /// How numbers, dates, and yes or no are typed in the form's language, when the form is created
  /// and whenever its language changes.
  case language(LocalForms)
}

/// Whether a widget used a key or another input.
public enum KeyUse: Hashable, Sendable {
  /// The input had an effect.
  case used
  /// The key completed the answer, like Enter in an open list; the focus moves on.
  case completed
  /// The input has no effect here; navigation may use a key.
  case notUsed
  /// The typed text cannot become the answer.
  case refused(Leftover)
}

/// Text typed in a widget that could not become its answer.
public enum Leftover: Hashable, Sendable {
  /// No choice has this name or contains it.
  case noChoice(String)
  /// Several choices contain this text, and none has it as its name.
  case severalChoices(String, count: Int)

  /// The typed text.
  public var text: String {
    switch self {
    case .noChoice(let text), .severalChoices(let text, _): text
    }
  }
}

/// What a widget is, and its current state, for whoever does not see it drawn: the session, the line
/// mode, announcements, tapes and recordings.
public struct WidgetDescription: Hashable, Sendable {
  /// The role, which determines what can be typed.
  public var role: WidgetRole

  /// Whether no one else may see the answer: it is hidden on the screen, in tapes, recordings, logs
  /// and descriptions.
  public var isSecret: Bool

  /// The answer in a line of words, if neither its value nor a choice's label is suitable.
  public var summary: String?

  /// The text before the caret; `nil` if there is no caret.
  public var textBeforeCaret: Substring?

  /// The choices, in order; empty if any answer can be given.
  public var choices: [Choice]

  /// The placeholder of the empty widget; `nil` if there is none.
  public var placeholder: String?

  /// The keys that accept a suggestion shown after the caret; empty if nothing is ever suggested.
  public var suggestionKeys: [Key]

  /// The part that keys affect; `nil` if there are no parts.
  public var part: WidgetPart?

  /// The keys in its current state, the most useful first: only those of an open list or calendar,
  /// if any.
  ///
  /// The help page shows all of them, the key line those with a brief word.
  public var keys: [KeyHelp]

  /// Whether a list or calendar is open below it.
  public var isOpen: Bool

  /// Whether the answer was chosen rather than typed, so that its keys did not say it.
  public var isChosen: Bool

  /// Whether its text can have several lines; otherwise, line breaks of a paste become spaces.
  public var keepsLineBreaks: Bool

  /// Whether it has its own undo and redo; otherwise, the session provides them.
  public var undoesEdits: Bool

  /// Whether it depends on the current date, which is passed only then.
  public var needsToday: Bool

  /// Describes a widget; whatever is left out is not there.
  public init(
    _ role: WidgetRole,
    isSecret: Bool = false,
    summary: String? = nil,
    textBeforeCaret: Substring? = nil,
    choices: [Choice] = [],
    placeholder: String? = nil,
    suggestionKeys: [Key] = [],
    part: WidgetPart? = nil,
    keys: [KeyHelp] = [],
    isOpen: Bool = false,
    isChosen: Bool = false,
    keepsLineBreaks: Bool = false,
    undoesEdits: Bool = false,
    needsToday: Bool = false
  ) {
    self.role = role
    self.isSecret = isSecret
    self.summary = summary
    self.textBeforeCaret = textBeforeCaret
    self.choices = choices
    self.placeholder = placeholder
    self.suggestionKeys = suggestionKeys
    self.part = part
    self.keys = keys
    self.isOpen = isOpen
    self.isChosen = isChosen
    self.keepsLineBreaks = keepsLineBreaks
    self.undoesEdits = undoesEdits
    self.needsToday = needsToday
  }

  /// The number of characters before the caret; `nil` if there is no caret.
  /// - Complexity: O(n), in characters before the caret.
  public var caret: Int? { textBeforeCaret?.count }
}

/// The role of a widget for users who do not see it.
public enum WidgetRole: Hashable, Sendable {
  /// A text.
  case text
  /// A number, with optional limits and steps.
  case number(min: Number?, max: Number?, step: Number?)
  /// A yes or no.
  case toggle
  /// A number within limits, in steps.
  case slider(min: Number, max: Number, step: Number)
  /// Two numbers within limits, in steps, the lower one first.
  case range(min: Number, max: Number, step: Number)
  /// A date.
  case date
  /// A time of day.
  case time
  /// One of the choices.
  case choice
  /// Any of the choices.
  case choices
  /// Several answers.
  case list
}

/// The part of a widget that keys affect.
public enum WidgetPart: Hashable, Sendable {
  /// A day in an open calendar, and whether it can be chosen.
  case day(CalendarDate, DayStanding)
  /// A row of an open list, from 0, of a number of rows.
  case option(String, row: Int, count: Int)
  /// A row of a list, and whether it is checked.
  case item(String, isChecked: Bool)
  /// The lower or upper end of a range.
  case lowerEnd, upperEnd
}

/// Whether a day can be chosen.
public enum DayStanding: Hashable, Sendable {
  case allowed, refused, tooEarly, tooLate
}
