public import FormUI

/// How a cell looks: attributes and colours.
public struct CellLook: Hashable, Sendable {
  /// What makes a cell stand out.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case bold, dim, underline, reverse
  }

  /// What makes the cell stand out.
  public var attributes: Set<Attribute>

  /// The colour of the text, such as `red`, a number or `#rrggbb`; nothing for the terminal's own.
  public var foreground: String?

  /// The colour behind the text; nothing for the terminal's own.
  public var background: String?

  /// Creates a look; that of plain text, unless something is given.
  public init(
    _ attributes: Set<Attribute> = [],
    foreground: String? = nil,
    background: String? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// The look that a theme gives a style.
  public init(_ look: Look) {
    self.init(
      Set(CellLook.attributes.filter { look.attributes.contains($0.key) }.values),
      foreground: look.foreground?.name,
      background: look.background?.name
    )
  }

  private static let attributes: [Look.Attributes: Attribute] = [
    .bold: .bold, .dim: .dim, .underline: .underline, .reverse: .reverse,
  ]
}
