/// The look of each style on a terminal.
///
/// Color is never the only signal: a mark or a word says the same.
public struct Theme: Hashable, Sendable {
  /// The name to select it by.
  public let name: String

  /// The look of ordinary text, whose background fills the screen.
  package let ground: Look

  /// The looks of the styles that differ from ordinary text.
  let looks: [Style: Look]

  /// Creates a theme from the looks of styles that differ from ordinary text.
  package init(_ name: String, ground: Look = Look(), _ looks: [Style: Look]) {
    self.name = name
    self.ground = ground
    self.looks = looks
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
    func look(_ color: UInt32, _ attributes: Look.Attributes = []) -> Look {
      Look(attributes, foreground: TerminalColor(color), background: ground)
    }
    let uses: [(look: Look, styles: [Style])] = [
      (look(text, .bold), [.title, .strong]),
      (look(text, .underline), [.mnemonic, .emphasis]),
      (look(text, .reverse), [.selection]),
      (look(quiet), [.quiet, .hint]),
      (look(quiet, .underline), [.room, .placeholder]),
      (look(focus), [.key]),
      (look(focus, .bold), [.focusedLabel, .focusedControl, .notice]),
      (look(focus, [.bold, .underline]), [.focusedMnemonic]),
      (look(focus, .reverse), [.focusedButton, .current]),
      (look(focus, [.reverse, .underline]), [.currentMatch]),
      (look(error), [.error]), (look(warning), [.warning]), (look(success), [.success]),
    ]
    var looks: [Style: Look] = [:]
    for use in uses { for style in use.styles { looks[style] = use.look } }
    self.init(name, ground: look(text), looks)
  }

  /// The look of a style.
  package func look(of style: Style) -> Look {
    looks[style] ?? ground
  }

  /// The styles with the accent: the bar and the label of the focused field, the current option, day
  /// or button, and the keys in the key line.
  private static let accentedStyles: [Style] = [
    .focusedLabel, .focusedMnemonic, .focusedButton, .current, .currentMatch, .key,
  ]

  /// Returns the theme with another accent, which is brought nearer to the color of ordinary text if
  /// it is not readable on the background of the screen.
  public func accented(with color: TerminalColor) -> Theme {
    let accent =
      ground.background.map { color.readable(on: $0, toward: ground.foreground) } ?? color
    var looks = looks
    for style in Theme.accentedStyles { looks[style, default: ground].foreground = accent }
    return Theme(name, ground: ground, looks)
  }

  /// The theme on the terminal's own background, for rows between those of other programs.
  package var withoutGround: Theme {
    let looks = looks.mapValues { look in
      var look = look
      if look.background == ground.background { look.background = nil }
      if look.foreground == ground.foreground { look.foreground = nil }
      return look
    }
    return Theme(name, looks)
  }

  /// Returns the theme with other looks of some styles; a color that is not readable on its
  /// background is brought nearer to that of ordinary text.
  package func showing(_ others: [Style: Look]) -> Theme {
    let readable = others.mapValues { look in
      guard let color = look.foreground, let background = look.background else { return look }
      let text = ground.foreground ?? background.opposite
      var look = look
      look.foreground = color.readable(on: background, toward: text)
      return look
    }
    return Theme(name, ground: ground, looks.merging(readable) { $1 })
  }

  /// Returns the theme reduced to a number of colors: the nearest readable ones.
  ///
  /// Without colors, attributes replace them where possible.
  package func reduced(to depth: ColorDepth) -> Theme {
    guard depth != .none else { return .monochrome }
    return Theme(name, ground: ground.reduced(to: depth), looks.mapValues { $0.reduced(to: depth) })
  }

  /// Returns the theme reduced to a terminal without some attributes.
  ///
  /// Placeholders and suggestions are underlined if they cannot be dim, so that they do not look
  /// like typed text.
  package func reduced(lacking attributes: Look.Attributes) -> Theme {
    let look = look(of: .placeholder)
    guard attributes.contains(.dim), look.attributes.contains(.dim) else { return self }
    var looks = looks
    looks[.placeholder] = Look(
      look.attributes.subtracting(.dim).union(.underline),
      foreground: look.foreground,
      background: look.background
    )
    return Theme(name, ground: ground, looks)
  }
}

extension Look {
  /// Returns the look in the nearest available colors.
  fileprivate func reduced(to depth: ColorDepth) -> Look {
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
  }

  /// The attributes.
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
