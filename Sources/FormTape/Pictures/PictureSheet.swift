import FormUI

/// The document around every picture.
struct PictureSheet {
  /// The size of the screen.
  let size: Size

  let look: PictureLook

  /// A description for those who cannot see the picture; `nil` for the title only.
  var description: String?

  /// Returns the whole document, given the style sheet and the body.
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
