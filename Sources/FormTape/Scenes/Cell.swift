public import FormUI

/// One cell of a screen.
public struct Cell: Hashable, Sendable {
  /// What stands in it: a character with its marks, or nothing in the second cell of a wide one.
  public var text: String

  /// What it is for; nothing where that is not known, as on a terminal seen from outside.
  public var style: Style?

  /// How it looks.
  public var look: CellLook

  /// Creates a cell.
  public init(_ text: String = " ", style: Style? = nil, look: CellLook = CellLook()) {
    self.text = text
    self.style = style
    self.look = look
  }

  /// The cells that its text covers: none for the second cell of a wide character.
  public var width: Int { text.cellWidth }
}
