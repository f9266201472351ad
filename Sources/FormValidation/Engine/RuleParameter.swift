/// A parameter of a rule, as form files write it.
package final class RuleParameter: Sendable {
  package let name: String
  package let kind: Kind

  /// Its meaning, in a few words without a period.
  package let meaning: String

  /// Whether it can stand alone after the rule's name.
  package let isMain: Bool

  /// Whether it must be given.
  package let isRequired: Bool

  /// Its default; `nil` if there is none.
  package let standardValue: (any Sendable)?

  /// Creates an optional parameter.
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

  /// Returns a required parameter that can stand alone after the rule's name.
  package static func main(_ name: String, _ kind: Kind, _ meaning: String) -> RuleParameter {
    RuleParameter(name, kind, meaning, true, isRequired: true, nil)
  }

  /// Returns a required parameter.
  package static func required(_ name: String, _ kind: Kind, _ meaning: String) -> RuleParameter {
    RuleParameter(name, kind, meaning, false, isRequired: true, nil)
  }

  /// The kind of a parameter, and its Swift type.
  package enum Kind: Sendable {
    /// `true` or `false`: `Bool`.
    case flag
    /// A whole number, 0 or more: `Int`.
    case count
    /// A number: `Number`.
    case number
    /// A number without a fraction: `Number`.
    case wholeNumber
    /// Text, possibly empty: `String`.
    case text
    /// Text that users read, possibly empty: `String`.
    case prose
    /// Text with visible characters: `String`.
    case words
    /// Non-empty texts, or a single one: `[String]`.
    case texts
    /// One of a few words: the type of the choices.
    case choice(Choices)
    /// Several of a few words, or a single one: an array of them.
    case choices(Choices)
    /// A notation of its own: what it parses.
    case notation(Notation)
    /// Several in a notation of their own, or a single one: an array of what it parses.
    case notations(Notation)
    /// A value to compare answers with: `Value`.
    case value
    /// Values to compare answers with: `[Value]`.
    case values
    /// Another field: `FieldID`.
    case field
    /// Other fields, in a list: `[FieldID]`.
    case fields
    /// Other fields, or a single one: `[FieldID]`.
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
    package let words: [String]

    /// Whether the first three letters of a word are sufficient.
    package let allowsBeginnings: Bool

    /// Whether the words are versions, which can be written as numbers.
    package let areVersions: Bool

    private let choice: @Sendable (String) -> (any Sendable)?

    /// Returns the meaning of any other text; `nil` if only the words are allowed.
    package let other: (@Sendable (String) -> any Sendable)?

    /// Returns choices as an array of their own type.
    package let list: @Sendable ([any Sendable]) -> any Sendable

    /// Returns the meaning of a word; `nil` if it is not one of the words.
    package func callAsFunction(_ word: String) -> (any Sendable)? { choice(word) }

    fileprivate init<Choice>(_: Choice.Type, allowsBeginnings: Bool, areVersions: Bool)
    where Choice: RawRepresentable<String> & CaseIterable & Sendable {
      words = Choice.allCases.map(\.rawValue)
      self.allowsBeginnings = allowsBeginnings
      self.areVersions = areVersions
      choice = { Choice(rawValue: $0) }
      other = nil
      list = { $0.compactMap { $0 as? Choice } }
    }

    fileprivate init<Choice, Meaning: Sendable>(
      _: Choice.Type,
      meaning: @escaping @Sendable (Choice) -> Meaning,
      other: @escaping @Sendable (String) -> Meaning
    ) where Choice: RawRepresentable<String> & CaseIterable & Sendable {
      words = Choice.allCases.map(\.rawValue)
      (allowsBeginnings, areVersions) = (false, false)
      choice = { Choice(rawValue: $0).map(meaning) }
      self.other = { other($0) }
      list = { $0.compactMap { $0 as? Meaning } }
    }
  }

  /// A special notation of a text or number.
  package struct Notation: Sendable {
    /// What is expected, with its article: "three capital letters, like EUR".
    package let expectation: String

    /// A hint for the author if it is something else.
    package let hint: String?

    /// Returns the names to suggest for a misspelled one, computed only then.
    package let known: @Sendable () -> [String]

    private let parse: @Sendable (Value) -> (any Sendable)?
    private let ofField: (@Sendable (FieldID) -> any Sendable)?

    /// Returns parsed values as an array of their own type.
    package let list: @Sendable ([any Sendable]) -> any Sendable

    /// Creates a notation.
    /// - Parameters:
    ///   - expectation: What is expected, with its article.
    ///   - hint: A hint if it is something else.
    ///   - known: The names to suggest the nearest of.
    ///   - field: The meaning of `{field: id}`, if it can be written instead.
    ///   - parse: Returns the value's meaning; `nil` if it has none.
    package init<Parsed: Sendable>(
      _ expectation: String,
      hint: String? = nil,
      known: @escaping @autoclosure @Sendable () -> [String] = [],
      field: (@Sendable (FieldID) -> Parsed)? = nil,
      parse: @escaping @Sendable (Value) -> Parsed?
    ) {
      self.expectation = expectation
      self.hint = hint
      self.known = known
      self.parse = { parse($0) }
      if let field { ofField = { field($0) } } else { ofField = nil }
      list = { $0.compactMap { $0 as? Parsed } }
    }

    /// Returns the meaning of a value; `nil` if it is not in the notation.
    package func callAsFunction(_ value: Value) -> (any Sendable)? { parse(value) }

    /// Returns the meaning of a field's answer; `nil` if a field is not allowed.
    package func callAsFunction(_ field: FieldID) -> (any Sendable)? { ofField?(field) }

    /// Whether `{field: id}` can be written instead.
    package var allowsField: Bool { ofField != nil }
  }
}

extension RuleParameter.Kind {
  /// One of the words of a type.
  package static func choice<Choice>(_ type: Choice.Type) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(RuleParameter.Choices(type, allowsBeginnings: false, areVersions: false))
  }

  /// One of the words of a type, or any other text that is not nearly one of them.
  package static func choice<Choice, Meaning: Sendable>(
    _ type: Choice.Type,
    meaning: @escaping @Sendable (Choice) -> Meaning,
    other: @escaping @Sendable (String) -> Meaning
  ) -> Self where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    .choice(RuleParameter.Choices(type, meaning: meaning, other: other))
  }

  /// One of the versions of a type, which can be written as numbers.
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
