/// The name of one question, unique in its form.
public struct FieldID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name as a form file spells it.
  public let rawValue: String

  /// Creates a name from its spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from its spelling.
  public init(_ name: String) {
    self.rawValue = name
  }

  /// Creates a name from a literal.
  public init(stringLiteral name: String) {
    self.rawValue = name
  }
}

extension FieldID: CustomStringConvertible {
  public var description: String { rawValue }
}
