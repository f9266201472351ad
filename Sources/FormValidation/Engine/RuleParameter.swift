/// A parameter of a rule, as form files write it.
package final class RuleParameter: Sendable {
  /// The name.
  package let name: String

  /// What it can be.
  package let kind: Kind

  /// What it means, in a few words without a period.
  package let meaning: String

  /// Whether it may stand alone after the rule's name.
  package let isMain: Bool

  /// Whether it must be given.
  package let isRequired: Bool

  /// What it is if it is not given; `nil` if nothing stands for it.
  package let standardValue: (any Sendable)?

  /// Creates a parameter that may be left out.
  package convenience init(
    _ name: String,
    _ kind: Kind,
    _ meaning: String,
    isMain: Bool = false,
    default standardValue: (any Sendable)? = nil
  ) {
    self.init(name, kind, meaning, isMain, isRequired: false, standardValue)
  }

  private init(
    _ name: String,
    _ kind: Kind,
    _ meaning: String,
    _ isMain: Bool,
    isRequired: Bool,
    _ standardValue: (any Sendable)?
  ) {
    self.name = name
    self.kind = kind
    self.meaning = meaning
    self.isMain = isMain
    self.isRequired = isRequired
    self.standardValue = standardValue
  }

  /// A parameter that must be given, and may stand alone after the rule's name.
  package static func main(_ name: String, _ kind: Kind, _ meaning: String) -> RuleParameter {
    RuleParameter(name, kind, meaning, true, isRequired: true, nil)
  }

  /// A parameter that must be given by its name.
  package static func required(_ name: String, _ kind: Kind, _ meaning: String) -> RuleParameter {
    RuleParameter(name, kind, meaning, false, isRequired: true, nil)
  }

  /// What a parameter can be, and the Swift type that the rule gets it as.
  package enum Kind: Sendable {
    /// `true` or `false`: `Bool`.
    case flag
    /// A whole number, 0 or more: `Int`.
    case count
    /// A number: `Number`.
    case number
    /// A number without a fraction: `Number`.
    case wholeNumber
    /// A text, perhaps empty: `String`.
    case text
    /// A text with something visible in it: `String`.
    case words
    /// Texts, none of them empty; one may stand alone: `[String]`.
    case texts
    /// One of a few words: the type of the choices.
    case choice(Choices)
    /// Several of a few words; one may stand alone: an array of them.
    case choices(Choices)
    /// A notation of its own: what it parses.
    case notation(Notation)
    /// Several in a notation of its own; one may stand alone: an array of what it parses.
    case notations(Notation)
    /// A value to compare answers with: `Value`.
    case value
    /// Values to compare answers with: `[Value]`.
    case values
    /// Whatever is there: `Value`.
    case anything
    /// Another field: `FieldID`.
    case field
    /// Other fields, in a list: `[FieldID]`.
    case fields
    /// Other fields; one may stand alone: `[FieldID]`.
    case fieldOrFields
    /// Rules on the same value, or on each item of it: `RuleSet`.
    case rules(ofItems: Bool)
    /// A rule that the embedding program registered: `Clause`.
    case registeredRule
    /// The name of a check that the embedding program registered: `String`.
    case registeredCheck
    /// A program and its arguments, which the user must allow to run: `[String]`.
    case program
  }

  /// A few words to choose from.
  package struct Choices: Sendable {
    /// The words.
    package let words: [String]

    /// Whether three letters of a word's beginning stand for it.
    package let allowsBeginnings: Bool

    /// Whether the words are versions, which may be written as numbers.
    package let areVersions: Bool

    private let choice: @Sendable (String) -> (any Sendable)?
    private let array: @Sendable ([any Sendable]) -> any Sendable

    /// What a word stands for; `nil` if it is none of the words.
    package func callAsFunction(_ word: String) -> (any Sendable)? { choice(word) }

    /// Choices as an array of their own type.
    package func list(_ choices: [any Sendable]) -> any Sendable { array(choices) }

    fileprivate init<Choice>(_: Choice.Type, allowsBeginnings: Bool, areVersions: Bool)
    where Choice: RawRepresentable<String> & CaseIterable & Sendable {
      words = Choice.allCases.map(\.rawValue)
      self.allowsBeginnings = allowsBeginnings
      self.areVersions = areVersions
      choice = { Choice(rawValue: $0) }
      array = { $0.compactMap { $0 as? Choice } }
    }
  }

  /// A notation of its own for something that is written as one text or number.
  package struct Notation: Sendable {
    /// What is expected, with its article: "three capital letters, like EUR".
    package let expectation: String

    /// What else helps an author who wrote something else.
    package let hint: String?

    /// The names that a misspelled one may have been meant to be, made only for one.
    package var known: [String] { names() }

    private let names: @Sendable () -> [String]

    private let parse: @Sendable (Value) -> (any Sendable)?
    private let ofField: (@Sendable (FieldID) -> any Sendable)?
    private let array: @Sendable ([any Sendable]) -> any Sendable

    /// Creates a notation.
    /// - Parameters:
    ///   - expectation: What is expected, with its article.
    ///   - hint: What else helps.
    ///   - names: The names to suggest the nearest of.
    ///   - field: What `{field: id}` stands for, if it can be written instead.
    ///   - parse: The value's meaning; `nil` if it has none.
    package init<Parsed: Sendable>(
      _ expectation: String,
      hint: String? = nil,
      known names: @escaping @autoclosure @Sendable () -> [String] = [],
      field: (@Sendable (FieldID) -> Parsed)? = nil,
      parse: @escaping @Sendable (Value) -> Parsed?
    ) {
      self.expectation = expectation
      self.hint = hint
      self.names = names
      self.parse = { parse($0) }
      if let field { ofField = { field($0) } } else { ofField = nil }
      array = { $0.compactMap { $0 as? Parsed } }
    }

    /// What a value means; `nil` if it is not in the notation.
    package func callAsFunction(_ value: Value) -> (any Sendable)? { parse(value) }

    /// What a field's answer means in its place; `nil` if no field can appear there.
    package func callAsFunction(_ field: FieldID) -> (any Sendable)? { ofField?(field) }

    /// Whether `{field: id}` can be written instead.
    package var allowsField: Bool { ofField != nil }

    /// What was parsed as an array of its own type.
    package func list(_ parsed: [any Sendable]) -> any Sendable { array(parsed) }
  }
}

extension RuleParameter.Kind {
  /// One of the words of a type.
  package static func choice<Choice>(_ type: Choice.Type) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(RuleParameter.Choices(type, allowsBeginnings: false, areVersions: false))
  }

  /// One of the versions of a type, which may be written as numbers.
  package static func version<Choice>(_ type: Choice.Type) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(RuleParameter.Choices(type, allowsBeginnings: false, areVersions: true))
  }

  /// Several of the words of a type.
  package static func choices<Choice>(_ type: Choice.Type, allowsBeginnings: Bool = false) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    .choices(
      RuleParameter.Choices(type, allowsBeginnings: allowsBeginnings, areVersions: false)
    )
  }

  /// The words that can be chosen, if it is a choice.
  package var words: [String] {
    switch self {
    case .choice(let choices), .choices(let choices): choices.words
    default: []
    }
  }
}
