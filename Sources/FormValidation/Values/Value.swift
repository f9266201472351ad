/// One answer, of any kind a form can ask for.
///
/// Equality is strict about kinds and loose about spelling: the number 1 equals 1.0, and neither
/// equals `true` or the text "1".
public enum Value: Hashable, Sendable {
  /// No answer.
  case null
  /// A toggle's answer.
  case bool(Bool)
  /// A number, exact in base ten.
  ///
  /// It is kept apart, so that a value is no larger than a text, and quick to copy.
  indirect case number(Number)
  /// A text.
  case text(String)
  /// Several answers in order.
  case list([Value])
  /// Named values, as data from elsewhere may hold them.
  case object([String: Value])

  /// Whether nothing was answered: no value, an empty text, an empty list.
  ///
  /// A text of spaces is not blank; `Required` decides about it.
  public var isBlank: Bool {
    switch self {
    case .null: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .bool, .number, .object: false
    }
  }

  /// Whether nothing was answered, or a text of white space only.
  /// - Complexity: O(n), in scalars.
  var isBlankOnceTrimmed: Bool {
    guard case .text(let text) = self else { return isBlank }
    // As a rule the first byte settles it: it begins something that is seen.
    if let first = text.withBytes({ $0.first }), 0x21..<0x7F ~= first { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar == " " || "\t"..."\r" ~= scalar : scalar.properties.isWhitespace
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as a message shows it.
  public var description: String {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): text
    case .list(let items): items.map(\.description).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value)" }
        .joined(separator: ", ")
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  public init(booleanLiteral flag: Bool) {
    self = .bool(flag)
  }

  public init(integerLiteral number: Int) {
    self = .number(Number(number))
  }

  public init(arrayLiteral items: Value...) {
    self = .list(items)
  }
}

/// The kinds of values that rules and fields are matched by.
public enum ValueKind: String, Hashable, Sendable {
  case any = "any value"
  case text
  case number
  case toggle
  case list
}
