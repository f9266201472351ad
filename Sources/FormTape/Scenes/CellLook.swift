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

  /// The look that a terminal with colours gives a style.
  public init(of style: Style) {
    switch style {
    case .plain, .label, .value: self.init()
    case .room: self.init([.underline])
    case .title, .focusedLabel, .focusedControl, .notice: self.init([.bold])
    case .quiet, .placeholder: self.init([.dim])
    case .error: self.init(foreground: "red")
    case .hint, .warning: self.init(foreground: "yellow")
    case .success: self.init(foreground: "green")
    case .focusedButton, .selection: self.init([.reverse])
    }
  }
}
