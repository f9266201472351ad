import FormUI

/// What every picture of screens has around it.
struct PictureSheet {
  /// The size of the screen.
  let size: Size

  let look: PictureLook

  /// The whole text, given the style sheet and what is drawn.
  func text(css: String, body: String) -> String {
    let extent = look.extent(of: size)
    let width = (extent.width + 2 * look.padding).svg
    let height = (extent.height + 2 * look.padding).svg
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(look.width?.svg ?? width)" \
      height="\(look.height?.svg ?? height)" viewBox="0 0 \(width) \(height)" role="img" \
      font-family="\(look.fontFamily.xml)" font-size="\(look.fontSize.svg)">
      <title>\(look.title.xml)</title>
      <style>\(css)</style>
      <rect width="\(width)" height="\(height)" fill="\(look.theme.background.xml)"/>
      \(body)</svg>

      """
  }
}
