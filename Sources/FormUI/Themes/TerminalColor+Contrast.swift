extension TerminalColor {
  /// The smallest contrast at which text is easy to read.
  /// - Source: W3C, WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5

  /// Returns the contrast with another color, from 1 for the same one to 21 for black and white.
  /// - Source: W3C, WCAG 2.2, "contrast ratio".
  func contrast(with other: TerminalColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The luminance of the color, from 0 for black to 1 for white.
  /// - Source: W3C, WCAG 2.2, "relative luminance".
  private var luminance: Double {
    let (red, green, blue) = parts
    return 0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }

  /// Returns the squared distance to another color.
  func distance(to other: TerminalColor) -> Int {
    let (one, two) = (parts, other.parts)
    return [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)].reduce(0) {
      let difference = Int($1.0) - Int($1.1)
      return $0 + difference * difference
    }
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
