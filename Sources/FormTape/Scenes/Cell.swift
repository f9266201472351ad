public import FormUI

/// One cell of a screen.
public struct Cell: Hashable, Sendable {
  /// A character with its marks; empty in the second cell of a wide one.
  public var text: String

  /// The role of the cell; `nil` if unknown, as on a terminal seen from outside.
  public var style: Style?

  /// The attributes and colors.
  public var look: CellLook

  /// Creates a cell.
  public init(_ text: String = " ", style: Style? = nil, look: CellLook = CellLook()) {
    self.text = text
    self.style = style
    self.look = look
  }

  /// The number of cells that its text covers; 0 for the second cell of a wide character.
  public var width: Int { text.cellWidth }
}
