/// A type that rules can be written for.
public protocol RuleInput: Sendable {
  /// Creates the value as this type; `nil` if it is of another kind.
  init?(_ value: Value)

  /// The kind of value of the type, which determines the rules that fit.
  static var kind: ValueKind { get }

  /// Passes the value as this type to a closure and returns its result; `nil` if the value is of
  /// another kind.
  ///
  /// By default, the closure receives the result of `init(_:)`. A type that can lend a part of the
  /// value saves a copy.
  static func lend<Result>(_ value: Value, to body: (Self) -> Result) -> Result?
}

extension RuleInput {
  public static func lend<Result>(_ value: Value, to body: (Self) -> Result) -> Result? {
    Self(value).map(body)
  }
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

  public static func lend<Result>(_ value: Value, to body: (String) -> Result) -> Result? {
    switch value {
    case .text(let text): body(text)
    case .null: body("")
    default: nil
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

  public static func lend<Result>(_ value: Value, to body: (Value) -> Result) -> Result? {
    body(value)
  }
}
