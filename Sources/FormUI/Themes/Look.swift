/// The look of text on a terminal: attributes and colors.
public struct Look: Hashable, Sendable {
  /// Emphasis other than color.
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

  /// The attributes.
  public var attributes: Attributes

  /// The text color; `nil` for the terminal's own.
  public var foreground: TerminalColor?

  /// The background color; `nil` for the terminal's own.
  public var background: TerminalColor?

  /// Creates a look; by default, that of plain text.
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
