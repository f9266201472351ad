/// A type that rules can be written for.
public protocol RuleInput: Sendable {
  /// The value as this type, or nothing where it is of another kind.
  init?(_ value: Value)

  /// What kind of value the type stands for, to say which rules fit which answers.
  static var kind: ValueKind { get }
}

/// The kinds of values that rules and fields are matched by.
public enum ValueKind: String, Hashable, Sendable {
  case any = "any value"
  case text
  case number
  case toggle
  case list
}

extension String: RuleInput {
  public static var kind: ValueKind { .text }

  public init?(_ value: Value) {
    switch value {
    case .text(let text): self = text
    case .null: self = ""
    default: return nil
    }
  }
}

extension NumericText: RuleInput {
  public static var kind: ValueKind { .number }

  public init?(_ value: Value) {
    switch value {
    case .number(let number): self.init(number)
    case .text(let text): self.init(text)
    case .null: self.init("")
    default: return nil
    }
  }
}

extension Bool: RuleInput {
  public static var kind: ValueKind { .toggle }

  public init?(_ value: Value) {
    guard case .bool(let flag) = value else { return nil }
    self = flag
  }
}

extension [Value]: RuleInput {
  public static var kind: ValueKind { .list }

  public init?(_ value: Value) {
    switch value {
    case .list(let items): self = items
    case .null: self = []
    default: return nil
    }
  }
}

extension Value: RuleInput {
  public static var kind: ValueKind { .any }

  public init?(_ value: Value) {
    self = value
  }
}
