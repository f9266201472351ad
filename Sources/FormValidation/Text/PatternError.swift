/// Why an expression is no pattern.
public struct PatternError: Error, Hashable, Sendable {
  /// What is wrong, in the words of the pattern engine: `missing closing parenthesis`.
  public let message: String

  /// Where the engine stopped to understand, in Unicode scalars of the expression, from 0.
  public let offset: Int
}

extension PatternError: CustomStringConvertible {
  public var description: String { "\(message) at character \(offset + 1)" }
}
