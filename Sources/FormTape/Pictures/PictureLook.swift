import FormUI

/// What a picture of a screen looks like: colours, letters and measures.
public struct PictureLook: Hashable, Sendable {
  /// What the picture is called, for whoever cannot see it.
  public var title: String

  /// The colours.
  public var theme: PictureTheme

  /// The families of letters, the first one at hand is used.
  public var fontFamily: String

  /// The size of letters in pixels; a cell is 0.6 times as wide and 1.25 times as high.
  public var fontSize: Double

  /// The pixels around the screen.
  public var padding: Double

  /// The radius of the corners in pixels; 0 for square ones.
  public var cornerRadius = 0.0

  /// The width to show the picture in, in pixels; its own where nobody says.
  public var width: Double?

  /// The height to show the picture in, in pixels; its own where nobody says.
  public var height: Double?

  /// The pixels around the screen in pictures of a tape that says none: enough for text not to
  /// touch the edge.
  public static let tapePadding = 16.0

  /// Families that need nothing from the network.
  public static let fontFamily = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

  /// Creates a look.
  public init(
    title: String = "Terminal",
    theme: PictureTheme = .dark,
    fontFamily: String = PictureLook.fontFamily,
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

  /// Takes a setting of a tape, such as `FontSize`; one that pictures do not show changes nothing.
  public mutating func set(_ name: String, to value: String) {
    let number = Double(value).flatMap { (0...10_000).contains($0) ? $0 : nil }
    switch name {
    case "Theme": theme = PictureTheme(value) ?? theme
    case "FontFamily": fontFamily = "\(value), \(PictureLook.fontFamily)"
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

  /// Where letters stand, in pixels from the top of their cell.
  var baseline: Double { fontSize * 0.925 }

  /// The pixels that a screen takes, without those around it.
  func extent(of size: Size) -> (width: Double, height: Double) {
    (Double(size.columns) * cellWidth, Double(size.rows) * cellHeight)
  }
}
