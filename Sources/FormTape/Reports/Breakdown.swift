/// Why a case could not be played to its end.
public struct Breakdown: Error, Hashable, Sendable {
  /// A kind of breakdown.
  public enum Kind: String, Hashable, Sendable {
    /// The program ended while keys were left, or by a signal.
    case ended
    /// The program crashed.
    case crashed
    /// The program did not respond in time, or did not settle.
    case hung
    /// The real program showed a different screen than the one in this process.
    case differs
    /// The tape needs something that is not available here.
    case unavailable
  }

  /// What happened.
  public var kind: Kind

  /// The reason, as printed: `the program ended (exit 0); 3 keys were not sent`.
  public var reason: String

  /// The place in the tape: `signup.tape:12`; `nil` if unknown.
  public var origin: String?

  /// The line of the tape, as written; `nil` if unknown.
  public var line: String?

  /// The last commands before it, oldest first: `Type "Al"`.
  public var after: [String]

  /// The line number of the last one, from 1; `nil` if there is none.
  public var afterLine: Int?

  /// The last screen, by rows; empty if there was none.
  public var screen: [String]

  /// Creates a breakdown.
  public init(
    _ kind: Kind,
    _ reason: String,
    origin: String? = nil,
    line: String? = nil,
    after: [String] = [],
    afterLine: Int? = nil,
    screen: [String] = []
  ) {
    self.kind = kind
    self.reason = reason
    self.origin = origin
    self.line = line
    self.after = after
    self.afterLine = afterLine
    self.screen = screen
  }
}
