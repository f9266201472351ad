/// A screen as a picture: SVG that every viewer draws cell by cell, its text still text.
///
/// It needs no letters from elsewhere, no script and no network, and equal screens make equal
/// bytes.
public struct SVGPicture: Hashable, Sendable {
  /// The screen.
  public var grid: CellGrid

  /// Where the cursor stands; nothing where none is shown.
  public var cursor: ScreenPosition?

  /// What the picture looks like.
  public var look: PictureLook

  /// Creates the picture of a screen.
  public init(_ grid: CellGrid, cursor: ScreenPosition? = nil, look: PictureLook = PictureLook()) {
    self.grid = grid
    self.cursor = cursor
    self.look = look
  }

  /// The picture as SVG.
  /// - Complexity: O(n), in cells.
  public var text: String {
    var inks = PictureInks()
    let cells = PictureRows.cells(of: grid, cursor: cursor, theme: look.theme)
    let rows = PictureRows(rows: cells, look: look).svg(&inks)
    let sheet = PictureSheet(size: grid.size, look: look)
    let moved =
      look.padding > 0
      ? "<g transform=\"translate(\(look.padding.svg) \(look.padding.svg))\">\n\(rows)</g>\n" : rows
    return sheet.text(css: inks.css, body: moved)
  }
}
