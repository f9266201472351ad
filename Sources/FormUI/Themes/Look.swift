/// How text looks on a terminal: attributes and colours.
public struct Look: Hashable, Sendable {
  /// What makes text stand out, other than colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }

  /// What makes the text stand out.
  public var attributes: Attributes

  /// The colour of the text; nothing for the terminal's own.
  public var foreground: TerminalColor?

  /// The colour behind the text; nothing for the terminal's own.
  public var background: TerminalColor?

  /// Creates a look; that of plain text, unless something is given.
  public init(
    _ attributes: Attributes = [],
    foreground: TerminalColor? = nil,
    background: TerminalColor? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }
}
