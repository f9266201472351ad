import FormTape
import FormWidgets
import Glibc
import Testing

struct PictureThemeTests {
  /// Returns the luminance of a color, from 0 to 1.
  /// - Source: Web Content Accessibility Guidelines 2.1, "relative luminance".
  private func luminance(_ color: String) throws -> Double {
    guard case .mixed(let red, let green, let blue) = try #require(TerminalColor(name: color))
    else {
      return 0
    }
    let parts = [red, green, blue].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ color: String, _ other: String) throws -> Double {
    let pair = [try luminance(color), try luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test(arguments: [PictureTheme.dark, .light])
  func `every color is readable on the background, even dim text`(theme: PictureTheme) throws {
    for color in [theme.foreground] + theme.palette {
      #expect(try contrast(color, theme.background) >= 4.5, "\(color)")
    }
    let look = PictureStyle(theme: theme)
    let text = SVGPicture(CellGrid([[Cell("x", look: CellAppearance([.dim]))]]), look: look).text
    let dim = try #require(text.split(separator: ".c0{fill:").last?.prefix(7))
    #expect(try contrast(String(dim), theme.background) >= 4.5, "\(dim)")
  }

  @Test(arguments: [ColorDepth.mixed, .palette])
  func `fields, keys and buttons are on light grounds in a light picture`(depth: ColorDepth) throws
  {
    let theme = Theme.default.reduced(to: depth)
    let light = Theme.default(on: try #require(TerminalColor(name: "#ffffff"))).reduced(to: depth)
    let grid = ThemeSample.grid(of: theme)
    let picture = SVGPicture(grid, look: PictureStyle(theme: .light)).text
    let film = HTMLFilm([HTMLFilm.Still(at: .zero, grid)]).text
    let rules = film.split(separator: "\n").filter { $0.hasPrefix("[data-look=\"light\"]") }
    let page = rules.joined(separator: "\n")
    // In few colors, some grounds are the same.
    let grounds: [Ground] =
      depth == .mixed
      ? [.field, .focusedField, .errorField, .keyCap, .button] : [.field, .errorField]
    for ground in grounds {
      let (old, new) = (try color(of: ground, in: theme), try color(of: ground, in: light))
      #expect(picture.contains("fill=\"\(new)\""), "\(ground)")
      #expect(!picture.contains("fill=\"\(old)\""), "\(ground)")
      #expect(page.contains("background:\(new)"), "\(ground)")
      #expect(!page.contains("background:\(old)"), "\(ground)")
    }
    let button = try color(of: .button, in: light)
    let hidden = "{color:\(button);background:\(button)}"
    #expect(depth == .palette || page.contains(hidden), "brackets of buttons")
  }

  /// Returns the color of a ground as a picture has it.
  private func color(of ground: Ground, in theme: Theme) throws -> String {
    let (red, green, blue) = try #require(theme.color(of: ground)).parts
    return TerminalColor.mixed(red: red, green: green, blue: blue).name
  }

  @Test func `a tape can set colors by name`() {
    var look = PictureStyle()
    look.set("Theme", to: ##"{"background": "#000000", "red": "#f00000", "brightRed": "#ff0000"}"##)
    #expect(look.theme.background == "#000000")
    #expect(look.theme.palette[1] == "#f00000")
    #expect(look.theme.palette[9] == "#ff0000")
    #expect(look.theme.palette[2] == PictureTheme.dark.palette[2])
    #expect(look.theme.cursor == look.theme.foreground)
  }

  @Test(arguments: ["Dracula", "[1]", "{", ##"{"background": 5}"##, ##"{"background": "<"}"##])
  func `an invalid theme falls back to the dark one`(text: String) {
    var look = PictureStyle()
    look.set("Theme", to: text)
    #expect(look.theme == .dark)
  }

  @Test func `a short palette is filled up`() {
    let theme = PictureTheme(
      background: "#000000",
      foreground: "#ffffff",
      cursor: "#ffffff",
      palette: ["#010101"]
    )
    #expect(theme.palette == ["#010101"] + PictureTheme.dark.palette.dropFirst())
  }
}
