/// Why a case could not be played to its end.
public struct Breakdown: Error, Hashable, Sendable, Codable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The program ended by itself while keys were left, or by a signal.
    case ended
    /// The program died.
    case crashed
    /// The program did not answer in time, or did not come to rest.
    case hung
    /// The real program showed something else than the one in this process.
    case differs
    /// The tape needs something that is not here.
    case unavailable
  }

  /// What happened.
  public var kind: Kind

  /// It, in words for a person: `the program ended (exit 0); 3 keys were left unsent`.
  public var reason: String

  /// Where the tape was: `signup.tape:12`; nothing where that is not known.
  public var origin: String?

  /// The line of the tape, as it was written; nothing where that is not known.
  public var line: String?

  /// The last commands before it, oldest first: `Type "Al"`.
  public var after: [String]

  /// The line of the last one, from 1; `nil` if there is none.
  public var afterLine: Int?

  /// The screen as it was last, by rows; empty where there was none.
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
