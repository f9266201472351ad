/// A color of a terminal: one of its 256, or a mixture of three components.
public enum TerminalColor: Hashable, Sendable {
  /// A color by number: eight plain ones, eight bright ones, a cube of 216, and 24 grays.
  case numbered(UInt8)
  /// A color of three components.
  case mixed(red: UInt8, green: UInt8, blue: UInt8)

  /// Creates a color of three components from the number `0xRRGGBB`.
  init(_ parts: UInt32) {
    self = .mixed(
      red: UInt8(truncatingIfNeeded: parts >> 16),
      green: UInt8(truncatingIfNeeded: parts >> 8),
      blue: UInt8(truncatingIfNeeded: parts)
    )
  }
}

extension TerminalColor {
  /// The components of the color; for a numbered one, xterm's defaults.
  /// - Source: Thomas Dickey, xterm, XTerm-col.ad for the first sixteen; 256colres.pl for the steps
  ///   of the cube and of the grays.
  package var parts: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .mixed(let red, let green, let blue): return (red, green, blue)
    case .numbered(let number) where number < 16:
      return TerminalColor(TerminalColor.sixteen[Int(number)]).parts
    case .numbered(let number) where number < 232:
      let index = Int(number) - 16
      let steps = TerminalColor.cubeSteps
      return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
    case .numbered(let number):
      let gray = 8 + 10 * (number - 232)
      return (gray, gray, gray)
    }
  }

  private static let sixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]
}

extension TerminalColor {
  /// The smallest contrast at which text is easy to read.
  /// - Source: W3C, WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5

  /// Returns the contrast with another color, from 1 for the same one to 21 for black and white.
  /// - Source: W3C, WCAG 2.2, "contrast ratio".
  package func contrast(with other: TerminalColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the color, mixed with another one, or with black or white, whichever changes it less,
  /// only as far as necessary to be readable on a background.
  func readable(on background: TerminalColor, toward other: TerminalColor) -> TerminalColor {
    guard contrast(with: background) < TerminalColor.leastContrast else { return self }
    let mixtures = [other, background.opposite].compactMap { goal in
      (1...20).lazy.map { mixed(with: goal, percent: $0 * 5) }
        .first { $0.contrast(with: background) >= TerminalColor.leastContrast }
    }
    return nearest(of: mixtures) ?? background.opposite
  }

  /// Black or white, whichever is easier to read on the color.
  var opposite: TerminalColor {
    let (black, white) = (TerminalColor(0x000000), TerminalColor(0xFFFFFF))
    return contrast(with: black) > contrast(with: white) ? black : white
  }

  /// The luminance of the color, from 0 for black to 1 for white.
  /// - Source: W3C, WCAG 2.2, "relative luminance".
  private var luminance: Double {
    let (red, green, blue) = parts
    let linear = TerminalColor.linear
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The linear light of each color component, since a theme compares hundreds of colors.
  private static let linear = (UInt8.min ... .max).map(\.linear)

  /// Returns the squared distance to another color.
  func distance(to other: TerminalColor) -> Int {
    let (one, two) = (parts, other.parts)
    let red = Int(one.red) - Int(two.red)
    let green = Int(one.green) - Int(two.green)
    let blue = Int(one.blue) - Int(two.blue)
    return red * red + green * green + blue * blue
  }

  /// Returns the one of some colors that is nearest, the first of several; `nil` if there are none.
  func nearest(
    of colors: some Sequence<TerminalColor>,
    where isSuitable: (TerminalColor) -> Bool = { _ in true }
  ) -> TerminalColor? {
    var nearest: (color: TerminalColor, distance: Int)?
    for color in colors {
      let distance = distance(to: color)
      // Most colors are too far away to be looked at closely.
      guard nearest.map({ distance < $0.distance }) ?? true, isSuitable(color) else { continue }
      nearest = (color, distance)
    }
    return nearest?.color
  }
}

extension UInt8 {
  /// The linear light of a color component, from 0 to 1.
  /// - Source: IEC 61966-2-1, the transfer function of sRGB.
  fileprivate var linear: Double {
    let part = Double(self) / 255
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square, which needs no library.
    let square = base * base
    var root = 1.0
    for _ in 0..<12 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}

extension TerminalColor {
  private static let plainNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The names of the terminal's own sixteen colors, in the order of their numbers.
  package static let names = plainNames + plainNames.map { "bright-\($0)" }

  /// Creates the color of a terminal's reply to a query, such as `rgb:1e1e/1e1e/2e2e`; `nil` if it
  /// is none.
  /// - Source: X.Org, "Xlib - C Language X Interface", "RGB Device String Specification"; xterm adds
  ///   `rgba:` with a fourth component.
  package init?(reply text: Substring) {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/").map { digits -> UInt8? in
      guard 1...4 ~= digits.utf8.count, digits.allSatisfy(\.isHexDigit),
        let part = UInt32(digits, radix: 16)
      else { return nil }
      return UInt8(part * 255 / ((1 << (4 * UInt32(digits.utf8.count))) - 1))
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    self = .mixed(red: red, green: green, blue: blue)
  }

  /// Creates a color from its name, or from its components as `#rrggbb`; `nil` for any other text.
  package init?(named text: String) {
    if let number = TerminalColor.names.firstIndex(of: text.lowercased()) {
      self = .numbered(UInt8(number))
      return
    }
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let parts = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(parts)
  }
}
