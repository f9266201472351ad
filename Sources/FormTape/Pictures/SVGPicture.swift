import FormWidgets
import SourceText

/// A screen as an SVG picture that every viewer draws cell by cell, with selectable text.
///
/// It needs no external fonts, scripts, or network, and equal screens produce equal bytes.
package struct SVGPicture: Sendable {
  /// The screen.
  package var grid: CellGrid

  /// The position of the cursor; `nil` if hidden.
  package var cursor: ScreenPosition?

  /// The look of the picture.
  package var look: PictureStyle

  /// Creates the picture of a screen.
  package init(_ grid: CellGrid, cursor: ScreenPosition? = nil, look: PictureStyle = PictureStyle())
  {
    self.grid = grid
    self.cursor = cursor
    self.look = look
  }

  /// The picture as SVG.
  /// - Complexity: O(n), in cells.
  package var text: String {
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

/// The document around every picture.
struct PictureSheet {
  /// The size of the screen.
  let size: Size

  let look: PictureStyle

  /// A description for users who cannot see the picture; `nil` for only the title.
  var description: String?

  /// Returns the entire document, given the style sheet and the body.
  func text(css: String, body: String) -> String {
    let extent = look.extent(of: size)
    let width = (extent.width + 2 * look.padding).svg
    let height = (extent.height + 2 * look.padding).svg
    let corners = look.cornerRadius > 0 ? " rx=\"\(look.cornerRadius.svg)\"" : ""
    let desc = description.map { "<desc>\($0.xml)</desc>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(look.width?.svg ?? width)" \
      height="\(look.height?.svg ?? height)" viewBox="0 0 \(width) \(height)" role="img" \
      font-family="\(look.fontFamily.xml)" font-size="\(look.fontSize.svg)">
      <title>\(look.title.xml)</title>
      \(desc)<style>\(css)</style>
      <rect width="\(width)" height="\(height)"\(corners) fill="\(look.theme.background.xml)"/>
      \(body)</svg>

      """
  }
}
