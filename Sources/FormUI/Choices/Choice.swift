public import FormValidation

/// One of the answers to choose from: a value, and what a person reads for it.
public struct Choice: Hashable, Sendable {
  /// The answer.
  public let value: Value

  /// What a person reads.
  public let label: String

  /// Creates a choice; without a label it goes by its value.
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
