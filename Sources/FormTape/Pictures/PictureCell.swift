import FormWidgets

/// A cell of a picture, with all colors resolved, and neither reversed nor dim.
struct PictureCell: Hashable, Sendable {
  /// The text; empty in the second cell of a wide character.
  let text: String

  /// How its text is drawn.
  let ink: PictureInk

  /// The background color; `nil` for that of the picture.
  let background: String?

  /// Resolves a cell; the cursor is a block with the text visible.
  init(_ cell: Cell, isCursor: Bool, theme: PictureTheme) {
    let look = cell.look
    var front = look.foreground.flatMap(theme.color) ?? theme.foreground
    var back = look.background.flatMap(theme.color)
    if look.attributes.contains(.reverse) {
      (front, back) = (back ?? theme.background, front)
    }
    if look.attributes.contains(.dim) {
      front = PictureCell.blend(front, over: back ?? theme.background)
    }
    if isCursor { (front, back) = (theme.background, theme.cursor) }
    text = cell.text
    ink = PictureInk(
      color: front,
      attributes: look.attributes.intersection(PictureInk.drawn)
    )
    background = back
  }

  /// Whether the cell has no text.
  var isBlank: Bool { text == " " }

  /// Whether its text is one ASCII character, which every font has.
  var isPlain: Bool { text.utf8.count == 1 }

  /// Mixes a color with its background, two thirds to one.
  private static func blend(_ color: String, over back: String) -> String {
    guard case .mixed(let red, let green, let blue) = TerminalColor(name: color),
      case .mixed(let backRed, let backGreen, let backBlue) = TerminalColor(name: back)
    else { return color }
    func mix(_ part: UInt8, _ back: UInt8) -> UInt8 { UInt8((Int(part) * 2 + Int(back)) / 3) }
    return TerminalColor.mixed(
      red: mix(red, backRed),
      green: mix(green, backGreen),
      blue: mix(blue, backBlue)
    ).name
  }
}

/// The color and attributes of text in a picture.
struct PictureInk: Hashable, Sendable {
  /// The color, as `#rrggbb`.
  var color: String

  var attributes: Look.Attributes = []

  /// The attributes that are not colors.
  static let drawn: Look.Attributes = [.bold, .italic, .underline, .strike]

  /// Whether it has a line also where there is no text.
  var isLined: Bool { !attributes.isDisjoint(with: [.underline, .strike]) }

  /// The ink as CSS.
  var css: String { "fill:\(color)\(cssOfAttributes)" }

  /// The attributes as CSS, after other properties.
  var cssOfAttributes: String {
    let lines = [(Look.Attributes.underline, " underline"), (.strike, " line-through")]
      .filter { attributes.contains($0.0) }.map(\.1).joined()
    return (attributes.contains(.bold) ? ";font-weight:bold" : "")
      + (attributes.contains(.italic) ? ";font-style:italic" : "")
      + (lines.isEmpty ? "" : ";text-decoration:\(lines.dropFirst())")
  }
}

/// The inks of a picture, each a class of its style sheet: `c0` is the first one used.
struct PictureInks: Sendable {
  private var numbers: [PictureInk: Int] = [:]
  private var inks: [PictureInk] = []

  /// Returns the class of an ink.
  mutating func name(of ink: PictureInk) -> String {
    if let number = numbers[ink] { return "c\(number)" }
    numbers[ink] = inks.count
    inks.append(ink)
    return "c\(inks.count - 1)"
  }

  /// The style sheet.
  var css: String {
    inks.indices.map { ".c\($0){\(inks[$0].css)}" }.joined()
  }
}
