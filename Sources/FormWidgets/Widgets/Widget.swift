public import FormValidation

/// The control that edits one value.
///
/// A widget is a value, and cannot change while it draws. All events reach it through `handle`, and
/// everything that others need to know about it is in its traits and its description.
public protocol Widget: Equatable, Sendable {
  /// What never changes about it while its form is filled out, like its role.
  var traits: WidgetTraits { get }

  /// The value as the rules see it; setting one of another kind changes nothing.
  var value: Value { get set }

  /// The rules implied by the widget, like a slider's range; they hold for any answer.
  var impliedRules: RuleSet { get }

  /// The description of the widget in its current state.
  var description: WidgetDescription { get }

  /// Returns the keys that it uses in its current state, as drawn in a size, the most useful first.
  ///
  /// The help page names them, and the key line those with a brief word. Keys of the form that the
  /// widget uses are not named as the form's.
  func keys(in size: Size) -> [KeyHelp]

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

  public var description: WidgetDescription { WidgetDescription() }

  public func keys(in size: Size) -> [KeyHelp] { [] }

  public func height(in room: Size) -> Int { 1 }

  /// Returns its height, at least a row and at most more than any screen has.
  package func fittedHeight(in room: Size) -> Int { min(max(1, height(in: room)), 1_000) }
}

/// A widget that behaves differently as the only one on the screen.
package protocol SoleWidget: Widget {
  /// The widget as the only one: a list is always open, and a key that answers completes the
  /// answer.
  var alone: Self { get }
}

/// A widget with a list of options that typed text filters.
package protocol FilteredWidget: Widget {
  /// Filters the list, as if a text were typed.
  mutating func filter(by text: String)
}

/// A widget with an example of what can be typed, which depends on its limits.
package protocol ExampleWidget: Widget {
  /// An answer that the widget accepts, in the format of the form's language.
  var example: String { get }
}

/// A widget that adopts certain answers unchanged, so that those of many records can be validated
/// without it.
package protocol TransparentWidget: Widget {
  /// Returns whether the widget's value is exactly a value once it is set, and a text also once it
  /// is entered as a line.
  static func adoptsUnchanged(_ value: Value) -> Bool
}

/// A widget for one of its choices, which becomes its value unchanged when it is set or named, if it
/// can be chosen.
package protocol ChoosingWidget: Widget {}

extension Radio: ChoosingWidget {}
extension Select: ChoosingWidget {}

/// The description of a widget in its current state, for everything that does not draw it: the
/// filling, line mode, announcements, tapes, and recordings.
public struct WidgetDescription: Equatable, Sendable {
  /// The answer in a line of words, if neither its value nor a choice's label is suitable.
  public let summary: String?

  /// The text before the caret; `nil` if there is no caret.
  public let textBeforeCaret: Substring?

  /// The choices, in order; empty if any answer can be given.
  public let choices: [Choice]

  /// The choices with their source, if they can change; otherwise `nil`.
  public let options: OfferedOptions?

  /// The first line of the placeholder of the empty widget; `nil` if there is none.
  public let placeholder: String?

  /// The part that keys affect; `nil` if there are no parts.
  public let part: WidgetPart?

  /// The typed text, or the options, that cannot become the answer; `nil` if all can.
  public let refusedInput: RefusedInput?

  /// Whether a list or calendar is open below it.
  public let isOpen: Bool

  /// Whether the answer was chosen rather than typed, so that its keys did not spell it.
  public let isChosen: Bool

  /// Creates a description; an omitted property is absent.
  public init(
    summary: String? = nil,
    textBeforeCaret: Substring? = nil,
    choices: [Choice] = [],
    options: OfferedOptions? = nil,
    placeholder: String? = nil,
    part: WidgetPart? = nil,
    refusedInput: RefusedInput? = nil,
    isOpen: Bool = false,
    isChosen: Bool = false
  ) {
    self.summary = summary
    self.textBeforeCaret = textBeforeCaret
    self.choices = choices
    self.options = options
    self.placeholder = placeholder?.firstLine
    self.part = part
    self.refusedInput = refusedInput
    self.isOpen = isOpen
    self.isChosen = isChosen
  }

  /// The number of characters before the caret; `nil` if there is no caret.
  /// - Complexity: O(n), in characters before the caret.
  public var caret: Int? { textBeforeCaret?.count }
}

/// The part of a widget that keys affect.
public enum WidgetPart: Equatable, Sendable {
  /// A day in an open calendar, and whether it can be chosen.
  case day(CalendarDate, DayStanding)
  /// A row of an open list, from 0, of a number of rows.
  case option(String, row: Int, count: Int)
  /// A row of a list, and whether it is checked.
  case item(String, isChecked: Bool)
  /// The lower or upper end of a range.
  case lowerEnd, upperEnd
}
