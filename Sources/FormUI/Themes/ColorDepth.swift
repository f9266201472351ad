/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: text stands out by its attributes alone.
  case none
  /// The eight plain colours.
  case eight
  /// The eight plain colours and the eight bright ones.
  case sixteen
  /// The sixteen, a cube and greys, by number.
  case palette
  /// Any mixture of three parts.
  case mixed

  /// Creates the depth of a terminal with so many colours.
  /// - Parameters:
  ///   - count: The colours by number. Those beyond the sixteen are used where they are xterm's,
  ///     not where there are 88, which are others.
  ///   - isMixing: Whether numbers are mixtures of three parts, as in entries such as
  ///     `xterm-direct`. A terminal that mixes colours and whose entry says nothing of it is known
  ///     by its palette.
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

  /// The numbers of the colours to choose from; none where every mixture is at hand.
  ///
  /// Where there is a cube, the first sixteen are left out: people change those.
  private var choice: ClosedRange<UInt8>? {
    switch self {
    case .none, .mixed: nil
    case .eight: 0...7
    case .sixteen: 0...15
    case .palette: 16...255
    }
  }

  /// The colour at hand that is nearest to another one; a numbered one stays what it is.
  func nearest(to color: TerminalColor) -> TerminalColor {
    guard case .mixed = color, let choice else { return color }
    return choice.map(TerminalColor.numbered).nearest(to: color) ?? color
  }

  /// The nearest colour at hand for a text on a background at hand: of those that can be read on
  /// it.
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
