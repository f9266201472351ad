import FormWidgets

extension CellAppearance {
  /// The look with the light theme's grounds and colors on them in place of the default theme's,
  /// which a form shows on terminals that are dark or do not say what they are.
  ///
  /// The terminal's own sixteen colors are kept: a light terminal has darker ones.
  var onLightGround: CellAppearance { CellAppearance.lightLooks[self] ?? self }

  private static let lightLooks: [CellAppearance: CellAppearance] = {
    let white = TerminalColor.mixed(red: 255, green: 255, blue: 255)
    let black = TerminalColor.mixed(red: 0, green: 0, blue: 0)
    let light = Theme.default(on: white)
    var looks: [CellAppearance: CellAppearance] = [:]
    for theme in [Theme.default, .default(on: black)] {
      for depth in [ColorDepth.mixed, .palette] {
        let (dark, light) = (theme.reduced(to: depth), light.reduced(to: depth))
        for paint in Paint.all {
          let look = dark.look(of: paint)
          var other = light.look(of: paint)
          if look.foreground?.isOfTerminal != false { other.foreground = look.foreground }
          other.attributes = look.attributes
          let key = CellAppearance(look)
          if looks[key] == nil { looks[key] = CellAppearance(other) }
        }
      }
    }
    return looks
  }()
}

extension Paint {
  /// Every style on every ground.
  fileprivate static var all: [Paint] {
    Ground.allCases.flatMap { ground in Style.allCases.map { Paint($0, on: ground) } }
  }
}

extension TerminalColor {
  /// Whether it is one of the sixteen that the user of a terminal configures.
  fileprivate var isOfTerminal: Bool {
    if case .numbered(0..<16) = self { true } else { false }
  }
}
