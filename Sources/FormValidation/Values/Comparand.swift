/// What an answer is compared with.
public enum Comparand: Hashable, Sendable {
  /// A certain value.
  case value(Value)
  /// The answer of another field, whatever it is then.
  case field(FieldID)

  /// The value to compare with.
  func value(among answers: Answers) -> Value {
    switch self {
    case .value(let value): value
    case .field(let field): answers[field]
    }
  }

  /// The field whose answer it is, if it is one's.
  var reads: [FieldID] {
    switch self {
    case .value: []
    case .field(let field): [field]
    }
  }

  /// One of two messages: about a value, `{value}`, or about another answer, `{other_label}`.
  func choose(_ ofValue: Message, _ ofField: Message) -> Message {
    switch self {
    case .value: ofValue
    case .field: ofField
    }
  }

  /// What fills in the placeholder; whoever knows labels shows the other field's instead.
  var parameters: Parameters {
    switch self {
    case .value(let value): ["value": value]
    case .field(let field): ["other_label": .text(field.rawValue)]
    }
  }
}

extension Comparand {
  /// The value or the field that the parameters hold.
  init(_ arguments: RuleArguments) {
    self = arguments[optional: "field"].map(Comparand.field) ?? .value(arguments["value"])
  }
}
