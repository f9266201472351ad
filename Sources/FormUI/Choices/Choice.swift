public import FormValidation

/// One of the answers to choose from: a value and its label.
public struct Choice: Hashable, Sendable {
  /// The answer.
  public let value: Value

  /// The label shown.
  public let label: String

  /// Creates a choice; the label defaults to the value.
  public init(_ value: Value, label: String? = nil) {
    self.value = value
    self.label = label ?? value.description
  }
}

extension Choice: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral text: String) {
    self.init(.text(text))
  }

  public init(integerLiteral number: Int) {
    self.init(.number(Number(number)))
  }
}
