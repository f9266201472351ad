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
  public var parts: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .mixed(let red, let green, let blue): return (red, green, blue)
    case .numbered(let number) where number < 16:
      return TerminalColor(TerminalColor.sixteen[Int(number)]).parts
    case .numbered(let number) where number < 232:
      let index = Int(number) - 16
      let steps = TerminalColor.cubeSteps
      return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
    case .numbered(let number):
      let grey = 8 + 10 * (number - 232)
      return (grey, grey, grey)
    }
  }

  private static let sixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]
}
