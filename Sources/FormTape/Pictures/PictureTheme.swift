import FormUI

/// The colors of a picture, each as `#rrggbb`.
public struct PictureTheme: Hashable, Sendable {
  /// The background color.
  public var background: String

  /// The colour of plain text.
  public var foreground: String

  /// The colour of the cursor.
  public var cursor: String

  /// The eight plain and the eight bright colors, in the order of a terminal.
  public var palette: [String]

  /// Creates a theme; missing palette colors are those of the dark theme.
  public init(background: String, foreground: String, cursor: String, palette: [String]) {
    self.background = background
    self.foreground = foreground
    self.cursor = cursor
    self.palette = Array(palette.prefix(16)) + PictureTheme.darkPalette.dropFirst(palette.count)
  }

  /// Light text on a dark background.
  public static let dark = PictureTheme(
    background: "#16181d",
    foreground: "#d9dce3",
    cursor: "#d9dce3",
    palette: darkPalette
  )

  /// Dark text on a light background.
  public static let light = PictureTheme(
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

  /// Returns a color like `red`, `208` or `#ff8700` as `#rrggbb`; `nil` if the name is unknown.
  func color(named name: String) -> String? {
    guard let color = TerminalColor(name: name) else { return nil }
    guard case .numbered(let number) = color else { return color.name }
    guard number >= 16 else { return palette[Int(number)] }
    let (red, green, blue) = color.parts
    return TerminalColor.mixed(red: red, green: green, blue: blue).name
  }
}
