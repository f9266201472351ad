/// What a rule on numbers looks at: a text as typed, and the number it is, once it is one.
public struct NumericText: Hashable, Sendable {
  /// The text as typed, or the number as it was written.
  public var text: String { typed ?? number?.text ?? "" }

  private let typed: String?

  /// The number that the text is, if it is one.
  public let number: Number?

  /// Whether it came as a text; otherwise it came as a number, and its spelling does not count.
  public var isTyped: Bool { typed != nil }

  /// Creates the input from a text.
  /// - Complexity: O(n), in bytes.
  public init(_ text: String) {
    typed = text
    number = Number(text)
  }

  /// Creates the input from a number.
  public init(_ number: Number) {
    typed = nil
    self.number = number
  }
}
