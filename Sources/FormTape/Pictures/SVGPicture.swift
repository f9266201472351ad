/// A screen as an SVG picture that every viewer draws cell by cell, with selectable text.
///
/// It needs no external fonts, scripts or network, and equal screens give equal bytes.
public struct SVGPicture: Hashable, Sendable {
  /// The screen.
  public var grid: CellGrid

  /// The position of the cursor; `nil` if hidden.
  public var cursor: ScreenPosition?

  /// The look of the picture.
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
