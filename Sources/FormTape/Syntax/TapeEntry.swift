/// What the reference of tapes says about a command, a subject or a field test.
package struct TapeEntry: Sendable {
  /// The parts of the reference, in order.
  package enum Topic: String, Sendable, CaseIterable {
    case cases = "Cases"
    case forms = "Forms and screens"
    case keys = "Keys and text"
    case mouse = "Mouse"
    case checks = "Expectations and time"
    case replies = "Replies of programs"
    case pictures = "Recordings and pictures"
    case settings = "Settings"
    case subjects = "Subjects of Expect"
    case fieldTests = "Tests of a field"
  }

  /// The part of the reference.
  package let topic: Topic

  /// The name in the reference, instead of its first words; `nil` if those are few.
  let name: String?

  /// The spellings, with placeholders in capitals, optional parts in brackets, and `|` for "or".
  package let usage: [String]

  /// What it does, in a line without a period.
  package let summary: String

  /// A placeholder of the usage that is one of a few words; `nil` if there is none.
  let placeholder: String?

  /// The words that the placeholder represents.
  let choices: [String]

  /// Lines of a tape that use it, on `Forms/signup.yaml` unless they name a form.
  package let example: String

  init(
    _ topic: Topic,
    name: String? = nil,
    usage: String...,
    summary: String,
    placeholder: String? = nil,
    choices: [String] = [],
    example: String
  ) {
    self.topic = topic
    self.name = name
    self.usage = usage
    self.summary = summary
    self.placeholder = placeholder
    self.choices = choices
    self.example = example
  }
}
