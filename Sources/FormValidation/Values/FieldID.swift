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

extension FieldID {
  /// The name under which a clock's reading is among the answers; no question can have it.
  ///
  /// Its answer is a text, the local date and time with its offset by RFC 3339:
  /// `2026-11-21T09:13:12+01:00`. A rule that needs a clock reads this name, and so runs again
  /// whenever the answer changes.
  public static let now = FieldID("(now)")
}

extension FieldID: CustomStringConvertible {
  public var description: String { rawValue }
}
