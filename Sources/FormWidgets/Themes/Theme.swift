/// The appearance of each style on a terminal.
///
/// Color is never the only signal: a mark or a word conveys the same.
public struct Theme: Equatable, Sendable {
  /// The name to select it by.
  public let name: String

  /// The look of ordinary text, whose background fills the screen.
  package let ground: Look

  /// The looks of the styles that differ from ordinary text, by number.
  private let looks: [Look?]

  /// The colors of what cells are part of; `nil` if only attributes mark that.
  private let grounds: Grounds?

  /// What was changed in a theme that follows the background of the terminal.
  private var changes: [Change] = []

  private enum Change: Equatable {
    case accent(TerminalColor)
    case text(Look)
    case looks([Style: Look], [Ground: TerminalColor])
  }

  /// Creates a theme from the looks of styles that differ from ordinary text.
  package init(_ name: String, ground: Look = Look(), _ looks: KeyValuePairs<Style, Look>) {
    self.init(name, ground, Theme.plain, nil, except: looks)
  }

  /// Creates a theme like another, except for the looks of some styles, with grounds.
  init(
    _ name: String,
    like other: Theme,
    _ grounds: Grounds?,
    except looks: KeyValuePairs<Style, Look>
  ) {
    self.init(name, other.ground, other.looks, grounds, except: looks)
  }

  private init(
    _ name: String,
    _ ground: Look,
    _ looks: [Look?],
    _ grounds: Grounds?,
    except others: KeyValuePairs<Style, Look>
  ) {
    var looks = looks
    for (style, look) in others { looks[style.rawValue] = look }
    self.init(name, ground, looks, grounds)
  }

  /// The looks of a theme in which all text is ordinary.
  private static var plain: [Look?] { Style.allCases.map { _ in nil } }

  private init(_ name: String, _ ground: Look, _ looks: [Look?], _ grounds: Grounds?) {
    self.name = name
    self.ground = ground
    self.looks = looks
    self.grounds = grounds
  }

  /// Creates a theme of colors on a background, each as `0xRRGGBB`.
  /// - Parameters:
  ///   - name: The name to select it by.
  ///   - text: Ordinary text.
  ///   - background: The background of the screen.
  ///   - quiet: Secondary text and hints.
  ///   - focus: The focused element and notices.
  ///   - error: Errors.
  ///   - warning: Warnings.
  ///   - success: Fulfilled requirements.
  public init(
    _ name: String,
    text: UInt32,
    on background: UInt32,
    quiet: UInt32,
    focus: UInt32,
    error: UInt32,
    warning: UInt32,
    success: UInt32
  ) {
    let ground = TerminalColor(background)
    let plain = TerminalColor(text).readable(on: ground, toward: ground.opposite)
    func readable(_ color: UInt32) -> TerminalColor {
      TerminalColor(color).readable(on: ground, toward: plain)
    }
    func look(_ color: UInt32, _ attributes: Look.Attributes = []) -> Look {
      Look(attributes, foreground: readable(color), background: ground)
    }
    let uses: [(look: Look, styles: [Style])] = [
      (look(text, .bold), [.title, .strong]),
      (look(text, .underline), [.mnemonic, .emphasis]),
      (look(text, .reverse), [.selection]),
      (look(quiet), [.quiet, .hint]),
      (look(quiet, .underline), [.room, .placeholder]),
      (look(focus), [.key]),
      (look(focus, .bold), [.focusedLabel, .focusedControl, .notice, .chosen, .mainButton]),
      (look(focus), [.track]), (look(quiet), [.emptyTrack]), (look(error, .bold), [.errorLabel]),
      (look(focus, [.bold, .underline]), [.focusedMnemonic]),
      (look(focus, .reverse), [.focusedButton, .focusedButtonEdge, .current]),
      (look(focus, [.reverse, .underline]), [.currentMatch]),
      (look(error), [.error]), (look(warning), [.warning]), (look(success), [.success]),
    ]
    var looks = Theme.plain
    for use in uses { for style in use.styles { looks[style.rawValue] = use.look } }
    let grounds = Grounds(
      text: plain,
      on: ground,
      quiet: readable(quiet),
      error: readable(error),
      accent: readable(focus)
    )
    self.init(name, look(text), looks, grounds)
  }

  /// The look of a style on the form itself.
  package func look(of style: Style) -> Look {
    looks[style.rawValue] ?? ground
  }

  /// The look of a style on a ground.
  ///
  /// Text that is the terminal's own on the form is ordinary text there; what only an underline
  /// marks elsewhere is marked by the ground.
  package func look(of paint: Paint) -> Look {
    grounds?.look(look(of: paint.style), of: paint) ?? look(of: paint.style)
  }

  /// The looks of all styles on each ground, by the numbers of the paints.
  package var paints: [Look] {
    let looks = Style.allCases.map(look)
    return grounds?.looks(of: looks) ?? Ground.allCases.flatMap { _ in looks }
  }

  /// The styles with the accent: the bar and the label of the focused field, the current option, day
  /// or button, the button that goes on, the chosen answer, the filled part of a track, notices, and
  /// the keys in the key line.
  private static let accentedStyles: [Style] = [
    .focusedLabel, .focusedMnemonic, .focusedButton, .focusedButtonEdge, .focusedControl, .current,
    .currentMatch, .key, .chosen, .track, .notice, .mainButton,
  ]

  /// Returns the theme with another accent, which is moved closer to the color of ordinary text if
  /// it is not readable on the background of the screen.
  public func accented(with color: TerminalColor) -> Theme {
    changed(.accent(color), showing(accent: color))
  }

  /// Returns the theme with another accent of its own.
  func showing(accent color: TerminalColor) -> Theme {
    let accent =
      ground.background.map { color.readable(on: $0, toward: ground.foreground ?? $0.opposite) }
      ?? color
    var looks = looks
    for style in Theme.accentedStyles {
      looks[style.rawValue] = look(of: style).colored(accent)
    }
    return Theme(name, ground, looks, grounds?.accented(with: accent))
  }

  /// The theme on the terminal's own background, for rows between those of other programs.
  package var withoutGround: Theme { onGround(Look()) }

  /// Returns the theme with another look of ordinary text, and the same colors otherwise.
  private func onGround(_ other: Look) -> Theme {
    let looks = looks.map { look in
      guard var look else { return nil as Look? }
      if look.background == ground.background { look.background = other.background }
      if look.foreground == ground.foreground { look.foreground = other.foreground }
      return look
    }
    return Theme(name, other, looks, grounds)
  }

  /// Returns the theme on a terminal's own background: in colors that are readable on it, with
  /// grounds near it.
  func placed(on background: TerminalColor) -> Theme {
    withoutGround.fitted(to: background, text: ground.foreground ?? background.opposite)
  }

  /// Returns the theme with other ordinary text, whose background fills the screen.
  package func showing(text look: Look) -> Theme {
    guard let background = look.background else { return changed(.text(look), onGround(look)) }
    var text = look
    text.foreground = (look.foreground ?? background.opposite)
      .readable(on: background, toward: background.opposite)
    return onGround(text).fitted(to: background, text: text.foreground ?? background.opposite)
  }

  /// Returns the theme in colors that are readable on a background, with grounds near it.
  private func fitted(to background: TerminalColor, text: TerminalColor) -> Theme {
    let opposite = background.opposite
    func readable(_ look: Look) -> Look {
      look.foreground.map { look.colored($0.readable(on: background, toward: opposite)) } ?? look
    }
    let near = Grounds(
      text: text.readable(on: background, toward: opposite),
      on: background,
      quiet: look(of: .quiet).foreground ?? text,
      error: look(of: .error).foreground ?? text,
      accent: look(of: .mainButton).foreground ?? text
    )
    return Theme(name, ground, looks.map { $0.map(readable) }, grounds.map { _ in near })
  }

  /// Whether it follows the background of the terminal.
  package var followsTerminal: Bool {
    name == Theme.default.name && ground.background == nil && grounds != nil
  }

  /// Returns the theme in colors for a terminal's background and text, with what was changed in it.
  package func following(_ background: TerminalColor, text: TerminalColor? = nil) -> Theme {
    let base = Theme.default(on: background)
    var grounds = base.grounds
    grounds?.ownText = text
    return changes.reduce(Theme(base.name, base.ground, base.looks, grounds)) { theme, change in
      switch change {
      case .accent(let color): theme.accented(with: color)
      case .text(let look): theme.showing(text: look)
      case .looks(let looks, let colors): theme.showing(looks, on: colors)
      }
    }
  }

  /// Returns a theme that resulted from a change in this one.
  private func changed(_ change: Change, _ theme: Theme) -> Theme {
    var theme = theme
    theme.changes = changes + [change]
    return theme
  }

  /// Whether fields and keys are marked by their backgrounds.
  package var hasGrounds: Bool { grounds != nil }

  /// The color of a ground; `nil` if it is the terminal's own, or only attributes mark it.
  package func color(of ground: Ground) -> TerminalColor? {
    ground == .form ? self.ground.background : grounds?.color(of: ground)
  }

  /// Returns the theme with other looks for some styles, and other colors of some grounds.
  ///
  /// A color that is not readable on its background is moved closer to that of ordinary text.
  package func showing(_ others: [Style: Look], on colors: [Ground: TerminalColor] = [:]) -> Theme {
    var looks = looks
    for (style, look) in others {
      looks[style.rawValue] = look
      guard let color = look.foreground, let background = look.background else { continue }
      let text = ground.foreground ?? background.opposite
      looks[style.rawValue] = look.colored(color.readable(on: background, toward: text))
    }
    let theme = Theme(name, ground, looks, grounds?.showing(colors))
    return changed(.looks(others, colors), theme)
  }

  /// Returns the theme reduced to a number of colors: the nearest readable ones.
  ///
  /// Without colors, attributes replace them where possible.
  package func reduced(to depth: ColorDepth) -> Theme {
    guard depth != .none else { return .monochrome }
    // Many styles have the same look.
    let reduced = Dictionary(
      uniqueKeysWithValues: Set(looks.compactMap(\.self)).map { ($0, $0.reduced(to: depth)) }
    )
    var looks = looks.map { $0.flatMap { reduced[$0] } }
    let grounds = grounds?.reduced(to: depth)
    // The few colors may be configured to be hard to tell apart.
    if grounds == nil, let error = looks[Style.error.rawValue], error.attributes.isEmpty {
      looks[Style.error.rawValue]?.attributes = .bold
    }
    return Theme(name, ground.reduced(to: depth), looks, grounds)
  }

  /// Returns the theme reduced to a terminal without some attributes.
  ///
  /// Placeholders and suggestions are underlined if they cannot be dim, so that they do not look
  /// like typed text.
  package func reduced(lacking attributes: Look.Attributes) -> Theme {
    let look = look(of: .placeholder)
    guard attributes.contains(.dim), look.attributes.contains(.dim) else { return self }
    var looks = looks
    looks[Style.placeholder.rawValue] = Look(
      look.attributes.subtracting(.dim).union(.underline),
      foreground: look.foreground,
      background: look.background
    )
    return Theme(name, ground, looks, grounds)
  }
}

extension Look {
  /// Returns the look with text of a color.
  fileprivate func colored(_ color: TerminalColor) -> Look {
    Look(attributes, foreground: color, background: background)
  }

  /// Returns the look in the nearest available colors.
  func reduced(to depth: ColorDepth) -> Look {
    let background = background.map(depth.nearest)
    let foreground = foreground.map { color in
      background.map { depth.nearest(to: color, on: $0) } ?? depth.nearest(to: color)
    }
    return Look(attributes, foreground: foreground, background: background)
  }
}

/// The look of text on a terminal: attributes and colors.
package struct Look: Hashable, Sendable {
  /// Emphasis other than color.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)

    /// Only of programs other than forms.
    package static let italic = Attributes(rawValue: 16)

    /// Only of programs other than forms.
    package static let strike = Attributes(rawValue: 32)
  }

  package var attributes: Attributes

  /// The text color; `nil` for the terminal's own.
  package var foreground: TerminalColor?

  /// The background color; `nil` for the terminal's own.
  package var background: TerminalColor?

  /// Creates a look; by default, that of plain text.
  package init(
    _ attributes: Attributes = [],
    foreground: TerminalColor? = nil,
    background: TerminalColor? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }
}
