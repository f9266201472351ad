/// The number of colors of a terminal.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: only attributes emphasize text.
  case none
  /// The eight plain colors.
  case eight
  /// The eight plain and the eight bright colors.
  case sixteen
  /// The sixteen, a cube and grays, by number.
  case palette
  /// Any mixture of three components.
  case mixed

  /// Creates the depth of a terminal with a number of colors.
  /// - Parameters:
  ///   - count: The number of colors. Those after the first sixteen are used if they are xterm's,
  ///     not if there are 88, which differ.
  ///   - isMixing: Whether numbers are mixtures of three components, as in entries like
  ///     `xterm-direct`. A terminal that mixes colors without declaring it is treated by its
  ///     palette.
  package init(count: Int, isMixing: Bool = false) {
    self =
      switch count {
      case ..<8: .none
      case 8..<16: .eight
      case 16..<256: .sixteen
      case 256: .palette
      default: isMixing ? .mixed : .palette
      }
  }

  /// The colors to choose from; `nil` if every mixture is available.
  ///
  /// If there is a cube, the first sixteen are left out, since users change those.
  private var choice: (some Sequence<TerminalColor>)? {
    let numbers: ClosedRange<UInt8>? =
      switch self {
      case .none, .mixed: nil
      case .eight: 0...7
      case .sixteen: 0...15
      case .palette: 16...255
      }
    return numbers?.lazy.map(TerminalColor.numbered)
  }

  /// Returns the nearest available color; a numbered one stays the same, but a bright one becomes plain
  /// if there are only the plain ones.
  func nearest(to color: TerminalColor) -> TerminalColor {
    if self == .eight, case .numbered(let number) = color { return .numbered(number % 8) }
    guard case .mixed = color, let choice else { return color }
    return color.nearest(of: choice) ?? color
  }

  /// Returns the nearest available color that is readable on an available background.
  func nearest(to color: TerminalColor, on background: TerminalColor) -> TerminalColor {
    guard case .mixed = color, let choice else { return nearest(to: color) }
    let readable = color.nearest(of: choice) {
      $0.contrast(with: background) >= TerminalColor.leastContrast
    }
    return readable ?? nearest(to: color)
  }
}
