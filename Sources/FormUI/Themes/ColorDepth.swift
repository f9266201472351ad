/// The number of colors of a terminal.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
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
  public init(count: Int, isMixing: Bool = false) {
    self =
      switch count {
      case ..<8: .none
      case 8..<16: .eight
      case 16..<256: .sixteen
      case 256: .palette
      default: isMixing ? .mixed : .palette
      }
  }

  /// The numbers of the colors to choose from; `nil` if every mixture is available.
  ///
  /// If there is a cube, the first sixteen are left out, since users change those.
  private var choice: ClosedRange<UInt8>? {
    switch self {
    case .none, .mixed: nil
    case .eight: 0...7
    case .sixteen: 0...15
    case .palette: 16...255
    }
  }

  /// Returns the nearest available color; a numbered one stays the same.
  func nearest(to color: TerminalColor) -> TerminalColor {
    guard case .mixed = color, let choice else { return color }
    return choice.map(TerminalColor.numbered).nearest(to: color) ?? color
  }

  /// Returns the nearest available color that is readable on an available background.
  func nearest(to color: TerminalColor, on background: TerminalColor) -> TerminalColor {
    guard case .mixed = color, let choice else { return color }
    let readable = choice.map(TerminalColor.numbered).filter {
      $0.contrast(with: background) >= TerminalColor.leastContrast
    }
    return readable.nearest(to: color) ?? nearest(to: color)
  }
}

extension [TerminalColor] {
  fileprivate func nearest(to color: TerminalColor) -> TerminalColor? {
    self.min { $0.distance(to: color) < $1.distance(to: color) }
  }
}
