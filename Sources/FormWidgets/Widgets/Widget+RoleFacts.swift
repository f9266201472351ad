package import FormValidation

/// What is asked about a role, whatever its limits are.
package struct RoleFacts: Sendable {
  /// How users give an answer.
  package enum Interaction: Sendable {
    /// Typed as characters.
    case typed
    /// Set by handles on a track.
    case slid
    /// One of two answers.
    case switched
    /// One of the choices.
    case chosen
    /// Any of the choices.
    case checked
    /// Several typed texts.
    case listed
    /// Buttons that are pressed; there is no answer to give.
    case pressed
  }

  /// The fixed format of a text.
  package struct Notation: Sendable {
    /// Its parts, letter by letter.
    package let parts: [Word]
    /// An answer in it.
    package let sample: Value
    /// Its name in JSON Schema.
    package var schemaFormat: String?
    /// The pattern of all such texts, if no implied rule has it.
    package var pattern: String?
  }

  /// How users give an answer.
  package let interaction: Interaction

  /// The usual kind of value.
  package let kind: ValueKind

  /// The name in announcements.
  package let name: Word

  /// The expected answer, in diagnostics.
  package let expected: String

  /// What can be typed in line mode; `nil` if anything can, or if it depends on more.
  package var typing: Word?

  /// The format of an answer, if it is fixed.
  package var notation: Notation?
}

extension WidgetRole {
  /// What is asked about the role.
  package var facts: RoleFacts {
    switch self {
    case .text: .text
    case .number: .number
    case .toggle: .toggle
    case .slider: .slider
    case .range: .range
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .choice: .choice
    case .choices: .choices
    case .list: .list
    case .button: .button
    }
  }
}

extension RoleFacts {
  fileprivate static let text = RoleFacts(
    interaction: .typed,
    kind: .text,
    name: .textRole,
    expected: "text"
  )

  fileprivate static let number = RoleFacts(
    interaction: .typed,
    kind: .number,
    name: .numberRole,
    expected: "a number"
  )

  fileprivate static let toggle = RoleFacts(
    interaction: .switched,
    kind: .toggle,
    name: .toggleRole,
    expected: "true or false",
    typing: .typeYesOrNo
  )

  fileprivate static let slider = RoleFacts(
    interaction: .slid,
    kind: .number,
    name: .sliderRole,
    expected: "a number",
    typing: .typeOnTrack
  )

  fileprivate static let range = RoleFacts(
    interaction: .slid,
    kind: .list,
    name: .rangeRole,
    expected: "two numbers",
    typing: .typeRange
  )

  fileprivate static let date = RoleFacts(
    interaction: .typed,
    kind: .text,
    name: .dateRole,
    expected: "a date, like 2026-11-22",
    typing: .typeDate,
    notation: Notation(
      parts: [.dateForm],
      sample: "2000-01-01",
      schemaFormat: "date",
      pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"#
    )
  )

  fileprivate static let time = RoleFacts(
    interaction: .typed,
    kind: .text,
    name: .timeRole,
    expected: "a time, like 09:30",
    typing: .typeTime,
    notation: Notation(parts: [.timeForm], sample: "00:00")
  )

  fileprivate static let dateTime = RoleFacts(
    interaction: .typed,
    kind: .text,
    name: .dateTimeRole,
    expected: "a date with a time, like 2026-11-22T09:30",
    typing: .typeDateTime,
    notation: Notation(
      parts: [.dateForm, .timeForm],
      sample: "2000-01-01T00:00",
      pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$"#
    )
  )

  fileprivate static let choice = RoleFacts(
    interaction: .chosen,
    kind: .any,
    name: .choiceRole,
    expected: "text",
    typing: .typeChoice
  )

  fileprivate static let choices = RoleFacts(
    interaction: .checked,
    kind: .list,
    name: .choicesRole,
    expected: "a list",
    typing: .typeChoices
  )

  fileprivate static let list = RoleFacts(
    interaction: .listed,
    kind: .list,
    name: .listRole,
    expected: "a list",
    typing: .typeList
  )

  fileprivate static let button = RoleFacts(
    interaction: .pressed,
    kind: .any,
    name: .buttonRole,
    expected: "a list"
  )
}
