import FormValidation
import FormWidgets
import SourceText

/// The appearance of a picture: colors, fonts, and measures.
package struct PictureStyle: Equatable, Sendable {
  /// The title of the picture, for users who cannot see it.
  package var title: String

  /// The colors.
  package var theme: PictureTheme

  /// The font families; the first available one is used.
  package var fontFamily: String

  /// The font size in pixels; a cell is 0.6 times as wide and 1.25 times as high.
  package var fontSize: Double

  /// The pixels around the screen.
  package var padding: Double

  /// The radius of the corners in pixels; 0 for square ones.
  package var cornerRadius = 0.0

  /// The displayed width in pixels; `nil` for its natural width.
  package var width: Double?

  /// The displayed height in pixels; `nil` for its natural height.
  package var height: Double?

  /// The default padding in pictures of a tape, in pixels: enough to keep text off the edge.
  package static let tapePadding = 16.0

  /// Font families that need no network.
  package static let fontFamily = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

  package init(
    title: String = "Terminal",
    theme: PictureTheme = .dark,
    fontFamily: String = PictureStyle.fontFamily,
    fontSize: Double = 16,
    padding: Double = 0,
    width: Double? = nil,
    height: Double? = nil
  ) {
    self.title = title
    self.theme = theme
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.padding = padding
    self.width = width
    self.height = height
  }

  /// Applies a setting of a tape, like `FontSize`; settings that do not affect pictures are
  /// ignored.
  package mutating func set(_ name: String, to value: String) {
    let number = Double(value).flatMap { (0...10_000).contains($0) ? $0 : nil }
    switch name {
    case "Theme": theme = PictureTheme(value) ?? theme
    case "FontFamily": fontFamily = "\(value), \(PictureStyle.fontFamily)"
    case "FontSize": fontSize = number.map { max(1, $0) } ?? fontSize
    case "Padding": padding = number ?? padding
    case "BorderRadius": cornerRadius = number ?? cornerRadius
    case "Width": width = number.map { max(1, $0) } ?? width
    case "Height": height = number.map { max(1, $0) } ?? height
    default: break
    }
  }

  /// The width of a cell in pixels.
  var cellWidth: Double { fontSize * 0.6 }

  /// The height of a cell in pixels.
  var cellHeight: Double { fontSize * 1.25 }

  /// The baseline of text, in pixels from the top of its cell.
  var baseline: Double { fontSize * 0.925 }

  /// Returns the size of a screen in pixels, without padding.
  func extent(of size: Size) -> (width: Double, height: Double) {
    (Double(size.columns) * cellWidth, Double(size.rows) * cellHeight)
  }
}

/// The colors of a picture, each as `#rrggbb`.
package struct PictureTheme: Equatable, Sendable {
  /// The background color.
  package var background: String

  /// The color of plain text.
  package var foreground: String

  /// The color of the cursor.
  package var cursor: String

  /// The eight plain and the eight bright colors, in the order of a terminal.
  package var palette: [String]

  /// Creates a theme; missing palette colors are those of the dark theme.
  package init(background: String, foreground: String, cursor: String, palette: [String]) {
    self.background = background
    self.foreground = foreground
    self.cursor = cursor
    self.palette = Array(palette.prefix(16)) + PictureTheme.darkPalette.dropFirst(palette.count)
  }

  /// Light text on a dark background.
  package static let dark = PictureTheme(
    background: "#16181d",
    foreground: "#d9dce3",
    cursor: "#d9dce3",
    palette: darkPalette
  )

  /// Dark text on a light background.
  package static let light = PictureTheme(
    background: "#ffffff",
    foreground: "#20242b",
    cursor: "#20242b",
    palette: [
      "#20242b", "#b3261e", "#14692f", "#7a5900", "#1653b8", "#7a2aa8", "#0b636e", "#5c6470",
      "#4a515c", "#c0362c", "#1b7a3a", "#86640a", "#2160c9", "#8a3ab9", "#12717d", "#666e7a",
    ]
  )

  private static let darkPalette = [
    "#7d8590", "#ff7a6e", "#79d98c", "#e2b93d", "#7ab8f5", "#cfa6f7", "#6fd6de", "#d9dce3",
    "#98a1ad", "#ffa39a", "#a3e8b0", "#f0d37c", "#a6d1fa", "#e0c6fb", "#a2e6ec", "#ffffff",
  ]

  /// Whether its text is lighter than its background.
  var isDark: Bool {
    guard let back = TerminalColor(name: background), let text = TerminalColor(name: foreground)
    else { return true }
    let black = TerminalColor.mixed(red: 0, green: 0, blue: 0)
    return back.contrast(with: black) < text.contrast(with: black)
  }

  /// Returns a color like `red`, `208` or `#ff8700` as `#rrggbb`; `nil` if the name is unknown.
  func color(named name: String) -> String? {
    guard let color = TerminalColor(name: name) else { return nil }
    guard case .numbered(let number) = color else { return color.name }
    guard number >= 16 else { return palette[Int(number)] }
    let (red, green, blue) = color.parts
    return TerminalColor.mixed(red: red, green: green, blue: blue).name
  }
}

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
