import FormUI

/// The look of a picture: colors, fonts and measures.
public struct PictureLook: Hashable, Sendable {
  /// The title of the picture, for those who cannot see it.
  public var title: String

  /// The colours.
  public var theme: PictureTheme

  /// The font families; the first available one is used.
  public var fontFamily: String

  /// The font size in pixels; a cell is 0.6 times as wide and 1.25 times as high.
  public var fontSize: Double

  /// The pixels around the screen.
  public var padding: Double

  /// The radius of the corners in pixels; 0 for square ones.
  public var cornerRadius = 0.0

  /// The displayed width in pixels; `nil` for its natural width.
  public var width: Double?

  /// The displayed height in pixels; `nil` for its natural height.
  public var height: Double?

  /// The default padding in pictures of a tape, in pixels: enough to keep text off the edge.
  public static let tapePadding = 16.0

  /// Font families that need no network.
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

  /// Applies a setting of a tape, like `FontSize`; settings that do not affect pictures are
  /// ignored.
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

  /// The baseline of text, in pixels from the top of its cell.
  var baseline: Double { fontSize * 0.925 }

  /// Returns the size of a screen in pixels, without padding.
  func extent(of size: Size) -> (width: Double, height: Double) {
    (Double(size.columns) * cellWidth, Double(size.rows) * cellHeight)
  }
}
