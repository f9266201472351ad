/// What a rule demands, in words: a message and its parameters.
public struct Requirement: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The wording.
  public let message: Message

  /// The values of its placeholders.
  public let parameters: Parameters

  /// Creates a requirement.
  public init(_ message: Message, _ parameters: Parameters = [:]) {
    self.message = message
    self.parameters = parameters
  }

  /// Creates a requirement without placeholders.
  public init(stringLiteral text: String) {
    self.init(Message(text))
  }

  /// The wording, placeholders filled in.
  public var text: String { message.text(parameters) }
}
