/// The colors of what cells are part of: quiet ones under fields, a tinted one under an error.
struct Grounds: Equatable, Sendable {
  /// The backgrounds, by the number of their ground; the form's own is not used.
  private let backgrounds: [TerminalColor]

  /// Ordinary and secondary text on any of them.
  private let text: TerminalColor
  private let quiet: TerminalColor

  /// The terminal's own text; `nil` if that is unknown.
  ///
  /// Where it is readable, typed text needs no color, which halves the bytes of a key.
  var ownText: TerminalColor?

  /// The colors that the terminal has.
  private let depth: ColorDepth

  private init(
    _ backgrounds: [TerminalColor],
    _ text: TerminalColor,
    _ quiet: TerminalColor,
    _ depth: ColorDepth
  ) {
    self.backgrounds = backgrounds
    self.text = text
    self.quiet = quiet
    self.depth = depth
  }

  /// Mixes the grounds of a form from its colors.
  /// - Parameters:
  ///   - text: Ordinary text.
  ///   - background: The background of the screen.
  ///   - quiet: Secondary text.
  ///   - error: Errors.
  ///   - accent: The focused element.
  init(
    text: TerminalColor,
    on background: TerminalColor,
    quiet: TerminalColor,
    error: TerminalColor,
    accent: TerminalColor
  ) {
    let backgrounds = Ground.allCases.map { ground in
      switch ground {
      case .form: background
      case .field: background.mixed(with: text, percent: 7)
      case .alternateField: background.mixed(with: text, percent: 11)
      case .focusedField: background.mixed(with: text, percent: 16)
      case .errorField: background.mixed(with: error, percent: 20)
      case .surface: background.mixed(with: text, percent: 10)
      case .keyCap, .button: background.mixed(with: text, percent: 16)
      case .mainButton: Grounds.mainButton(on: background, accent)
      }
    }
    self.init(backgrounds, text, quiet, .mixed)
  }

  private static func mainButton(
    on background: TerminalColor,
    _ accent: TerminalColor
  ) -> TerminalColor {
    background.mixed(with: accent, percent: 25)
  }

  /// Returns the grounds with another accent.
  func accented(with color: TerminalColor) -> Grounds {
    showing([.mainButton: Grounds.mainButton(on: self.color(of: .form), color)])
  }

  /// Returns the grounds with other colors for some of them, and for those made of them.
  func showing(_ colors: [Ground: TerminalColor]) -> Grounds {
    var colors = colors
    if let field = colors[.field], colors[.alternateField] == nil {
      let focused = colors[.focusedField] ?? color(of: .focusedField)
      colors[.alternateField] = field.mixed(with: focused, percent: 50)
    }
    if let button = colors[.button], colors[.mainButton] == nil { colors[.mainButton] = button }
    let backgrounds = Ground.allCases.map { colors[$0] ?? color(of: $0) }
    var grounds = Grounds(backgrounds, text, quiet, depth)
    grounds.ownText = ownText
    return grounds
  }

  /// Returns the color of a ground.
  func color(of ground: Ground) -> TerminalColor { backgrounds[Int(ground.rawValue)] }

  /// Returns the nearest available colors; `nil` if there are too few to tell grounds apart.
  func reduced(to depth: ColorDepth) -> Grounds? {
    guard depth == .mixed || depth == .palette else { return nil }
    let nearest = Ground.allCases.map { ground in
      let color = backgrounds[Int(ground.rawValue)]
      // The nearest ones to a tint are grays.
      guard ground == .errorField, depth == .palette, case .mixed = color else {
        return depth.nearest(to: color)
      }
      return color.opposite == TerminalColor(0xFFFFFF) ? .numbered(52) : .numbered(224)
    }
    var grounds = Grounds(nearest, depth.nearest(to: text), depth.nearest(to: quiet), depth)
    grounds.ownText = ownText
    return grounds
  }

  /// Returns the looks of all styles on each ground, given their looks on the form.
  func looks(of looks: [Look]) -> [Look] {
    var texts = Texts()
    return Ground.allCases.flatMap { ground in
      Style.allCases.map { look(looks[$0.rawValue], of: Paint($0, on: ground), &texts) }
    }
  }

  /// Returns the look of a style on a ground, given its look on the form.
  func look(_ form: Look, of paint: Paint) -> Look {
    var texts = Texts()
    return look(form, of: paint, &texts)
  }

  /// The colors of texts as changed to be readable, each once: most styles share theirs.
  private typealias Texts = [Look: TerminalColor]

  private func look(_ form: Look, of paint: Paint, _ texts: inout Texts) -> Look {
    guard paint.ground != .form else { return form }
    let isReversed = form.attributes.contains(.reverse)
    if paint.style == .focusedButtonEdge, isReversed, let color = form.foreground {
      return Look(foreground: color, background: color)
    }
    if isReversed { return form }
    // A background of its own, not that of the form.
    let own = form.background.flatMap { $0 == color(of: .form) ? nil : $0 }
    let background = own ?? color(of: paint.ground)
    var look = form
    look.background = background
    switch paint.style {
    case .buttonEdge, .focusedButtonEdge:
      look.foreground = background
      return look
    case .room, .placeholder: look.attributes.subtract([.underline, .dim])
    case .quiet, .hint: look.attributes.subtract(.dim)
    default: break
    }
    let isSecondary = [.placeholder, .quiet, .hint].contains(paint.style)
    if !isSecondary, look.foreground == nil, let ownText,
      ownText.contrast(with: background) >= TerminalColor.leastContrast
    {
      return look
    }
    let wanted = look.foreground ?? (isSecondary ? quiet : text)
    let pair = Look(foreground: wanted, background: background)
    let readable =
      texts[pair]
      ?? depth.nearest(to: wanted.readable(on: background, toward: text), on: background)
    texts[pair] = readable
    look.foreground = readable
    return look
  }
}

extension TerminalColor {
  /// Returns the color mixed with a share of another one.
  func mixed(with other: TerminalColor, percent share: Int) -> TerminalColor {
    let (from, to) = (parts, other.parts)
    func mixed(_ part: UInt8, _ otherPart: UInt8) -> UInt8 {
      UInt8((Int(part) * (100 - share) + Int(otherPart) * share) / 100)
    }
    return .mixed(
      red: mixed(from.red, to.red),
      green: mixed(from.green, to.green),
      blue: mixed(from.blue, to.blue)
    )
  }
}
