public import FormUI

/// The attributes and colors of a cell.
public struct CellLook: Hashable, Sendable {
  /// The attributes.
  public var attributes: Look.Attributes

  /// The color of the text, such as `red`, a number or `#rrggbb`; `nil` for the terminal's own.
  public var foreground: String?

  /// The background color; `nil` for the terminal's own.
  public var background: String?

  /// Creates a look; by default, that of plain text.
  public init(
    _ attributes: Look.Attributes = [],
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
      look.attributes,
      foreground: look.foreground?.name,
      background: look.background?.name
    )
  }
}

extension Look.Attributes {
  /// The attributes by their names in tapes and reports.
  static let named: [(name: String, attribute: Look.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("underline", .underline), ("reverse", .reverse),
  ]

  /// The names of the attributes, in order.
  package var names: [String] {
    Look.Attributes.named.filter { contains($0.attribute) }.map(\.name)
  }
}
