import FormUI
import FormValidation
import SourceText

extension PictureTheme {
  /// Creates the theme set by a tape: `dark`, `light`, or an object of colors by name.
  ///
  /// Names are `background`, `foreground`, `cursor`, the plain colors, and those with `bright`
  /// before them, like `brightRed`. Missing colors are those of the dark theme.
  init?(_ text: String) {
    switch text {
    case "dark": self = .dark
    case "light": self = .light
    default:
      guard case .object(let members) = try? JSONReader.node(of: text).value else { return nil }
      self = .dark
      func color(_ name: String) -> String? {
        guard case .text(let text) = members[name] else { return nil }
        return TerminalColor(name: text)?.name
      }
      background = color("background") ?? background
      foreground = color("foreground") ?? foreground
      cursor = color("cursor") ?? foreground
      for (index, name) in TerminalColor.plainNames.enumerated() {
        let bright = "bright" + name.prefix(1).uppercased() + name.dropFirst()
        palette[index] = color(name) ?? palette[index]
        palette[index + 8] = color(bright) ?? palette[index + 8]
      }
    }
  }
}
