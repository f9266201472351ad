/// How each style looks on a terminal.
///
/// Colour never stands alone: what it says, a mark or a word says too.
public struct Theme: Hashable, Sendable {
  /// What people choose it by.
  public let name: String

  /// The look of ordinary text, whose background fills the screen.
  public let ground: Look

  /// The looks of the styles that differ from ordinary text.
  let looks: [Style: Look]

  /// Creates a theme.
  init(_ name: String, ground: Look = Look(), _ looks: [Style: Look]) {
    self.name = name
    self.ground = ground
    self.looks = looks
  }

  /// Creates a theme of colours, on a background of its own.
  /// - Parameters:
  ///   - name: What people choose it by.
  ///   - text: Ordinary text.
  ///   - background: What is behind everything.
  ///   - quiet: Text of less weight.
  ///   - focus: What has the focus, and what the session has to say.
  ///   - error: What is broken.
  ///   - warning: What may be worth a change, and what is still missing.
  ///   - success: What holds.
  init(
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
    self.init(
      name,
      ground: look(text),
      [
        .title: look(text, .bold),
        .quiet: look(quiet),
        .focusedLabel: look(focus, .bold),
        .mnemonic: look(text, .underline),
        .focusedMnemonic: look(focus, [.bold, .underline]),
        .room: look(quiet, .underline),
        .focusedControl: look(focus, .bold),
        .placeholder: look(quiet, .underline),
        .error: look(error),
        .warning: look(warning),
        .hint: look(warning),
        .success: look(success),
        .focusedButton: look(focus, .reverse),
        .selection: look(text, .reverse),
        .notice: look(focus, .bold),
      ]
    )
  }

  /// The look of a style.
  public func look(of style: Style) -> Look {
    looks[style] ?? ground
  }

  /// The theme as a terminal with so many colours can show it: the nearest ones that can be read.
  ///
  /// Without colours, attributes say what they can.
  public func reduced(to depth: ColorDepth) -> Theme {
    guard depth != .none else { return .monochrome }
    return Theme(name, ground: ground.reduced(to: depth), looks.mapValues { $0.reduced(to: depth) })
  }

  /// The theme as a terminal without some attributes can show it.
  ///
  /// What stands in an empty field, or is only suggested, is underlined where it cannot be dim, so
  /// that it does not look like what was typed.
  public func reduced(lacking attributes: Look.Attributes) -> Theme {
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
  /// The look in the nearest colours of those that a terminal has.
  fileprivate func reduced(to depth: ColorDepth) -> Look {
    let background = background.map(depth.nearest)
    let foreground = foreground.map { color in
      background.map { depth.nearest(to: color, on: $0) } ?? depth.nearest(to: color)
    }
    return Look(attributes, foreground: foreground, background: background)
  }
}
