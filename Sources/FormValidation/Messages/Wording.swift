/// A message and the values of its placeholders.
public struct Wording: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The wording.
  public let message: Message

  /// The values of its placeholders.
  public let parameters: Parameters

  /// Whether the wording is the author's own, which no language changes.
  package let isReworded: Bool

  /// Creates a wording.
  public init(_ message: Message, _ parameters: Parameters = [:], isReworded: Bool = false) {
    self.message = message
    self.parameters = parameters
    self.isReworded = isReworded
  }

  /// Creates a wording with an id for languages, and one about a finished answer.
  public init(
    _ id: String,
    _ english: String,
    judging judgment: Message? = nil,
    _ parameters: Parameters = [:]
  ) {
    self.init(Message(id, english, judging: judgment), parameters)
  }

  /// The same wording, which states a fact about an answer.
  package var fact: Wording { Wording(message.fact, parameters, isReworded: isReworded) }

  /// Creates a wording without placeholders.
  public init(stringLiteral text: String) {
    self.init(Message(text))
  }

  /// The wording in English.
  public var text: String { message.text(parameters) }
}

extension Wording {
  /// Creates a wording about a maximum, `{max}`.
  init(_ id: String, _ english: String, max: Int) {
    self.init(id, english, ["max": .number(Number(max))])
  }

  /// Creates a wording about one of several texts, `{list}`.
  init(_ id: String, _ english: String, list: [String]) {
    self.init(id, english, ["list": .list(list.map(Value.text))])
  }

  /// Creates a counted word from a plural and a singular.
  init(counted id: String, _ several: String, _ one: String) {
    self.init(Message(id, several, one: one, counting: "count"))
  }

  /// Returns the name of a field, which callers that know labels replace with its label.
  static func field(_ field: FieldID) -> Wording {
    Wording("{other_label}", ["other_label": .text(field.rawValue)])
  }

  /// Returns the wording of a value, the same in every language.
  static func value(_ text: String) -> Wording {
    Wording("{value}", ["value": .text(text)])
  }
}

extension LengthUnit {
  /// The counted unit for messages: `{unit:min}`.
  package var term: Wording {
    switch self {
    case .graphemes, .scalars, .utf16:
      Wording(counted: "unit.characters", "characters", "character")
    case .bytes: Wording(counted: "unit.bytes", "bytes", "byte")
    case .words: Wording(counted: "unit.words", "words", "word")
    }
  }
}

extension DecimalSeparator {
  /// The separator for messages.
  package var term: Wording {
    self == .point ? Wording("decimal.point", "point") : Wording("decimal.comma", "comma")
  }
}
