extension Theme {
  /// The built-in themes by name, the default first, each made when it is used.
  private static let builtIn: [(name: String, theme: @Sendable () -> Theme)] = [
    ("default", { .default }), ("dark", { .dark }), ("light", { .light }),
    ("high-contrast", { .highContrast }), ("colour-blind-safe", { .colorBlindSafe }),
    ("monochrome", { .monochrome }),
  ]

  /// The names of all themes, the default first.
  public static let names = builtIn.map(\.name) + palettes.map(\.name)

  /// All themes, the default first, and well-known palettes last.
  public static let all = builtIn.map { $0.theme() } + palettes.map { Theme($0) }

  /// The environment variable that selects the theme.
  public static let variable = "TABSTOP_THEME"

  /// Creates the theme with a name; `nil` if there is none.
  public init?(named name: String) {
    if let (_, theme) = Theme.builtIn.first(where: { $0.name == name }) {
      self = theme()
    } else if let palette = Theme.palettes.first(where: { $0.name == name }) {
      self.init(palette)
    } else {
      return nil
    }
  }
}

extension Theme {
  /// A dark background whose grounds can be told from it, from black, and from other dark ones.
  package static let usualDark = TerminalColor(0x1A1B20)

  /// The terminal's own colors, as configured by the user, with cyan for the focus and for keys;
  /// on dark grounds, as long as the terminal has not said what its background is.
  ///
  /// Typed text has no attributes, so that most keys are answered with a single byte.
  public static let `default` = Theme(
    "default",
    like: monochrome,
    Grounds(
      text: TerminalColor(0xE4E4E7),
      on: usualDark,
      quiet: TerminalColor(0x9AA0AA),
      error: TerminalColor(0xFF7A6E),
      accent: .numbered(6)
    ),
    except: [
      .key: Look(),
      .mainButton: Look(.bold),
      .error: Look(foreground: .numbered(1)),
      .errorLabel: Look(.bold, foreground: .numbered(1)),
      .warning: Look(foreground: .numbered(3)),
      .success: Look(foreground: .numbered(2)),
      .emptyTrack: Look(.dim),
    ]
  ).showing(accent: .numbered(6))

  /// The default theme on a terminal's background: the colors of the dark or of the light theme, on
  /// grounds near that background.
  package static func `default`(on background: TerminalColor) -> Theme {
    let isDark = background.opposite == TerminalColor(0xFFFFFF)
    return (isDark ? dark : light).placed(on: background)
  }
}

extension Theme {
  /// Light text on a dark background.
  public static let dark = Theme(
    "dark",
    text: 0xD9DCE3,
    on: 0x16181D,
    quiet: 0x98A1AD,
    focus: 0x7AB8F5,
    error: 0xFF7A6E,
    warning: 0xE2B93D,
    success: 0x79D98C
  )
}

extension Theme {
  /// Dark text on a light background.
  public static let light = Theme(
    "light",
    text: 0x20242B,
    on: 0xFFFFFF,
    quiet: 0x5C6470,
    focus: 0x1653B8,
    error: 0xB3261E,
    warning: 0x7A5900,
    success: 0x14692F
  )
}

extension Theme {
  /// Colors on black that color-blind users can tell apart: vermilion, yellow and sky blue.
  /// - Source: Masataka Okabe and Kei Ito, "Color Universal Design", the set of eight colors.
  public static let colorBlindSafe = Theme(
    "colour-blind-safe",
    text: 0xFFFFFF,
    on: 0x000000,
    quiet: 0xB8B8B8,
    focus: 0xFFFFFF,
    error: 0xD55E00,
    warning: 0xF0E442,
    success: 0x56B4E9
  )
}

extension Theme {
  /// White and strong colors on black, each with a contrast of at least 7:1.
  /// - Source: W3C, WCAG 2.2, success criterion 1.4.6.
  public static let highContrast = Theme(
    "high-contrast",
    text: 0xFFFFFF,
    on: 0x000000,
    quiet: 0xE0E0E0,
    focus: 0x00FFFF,
    error: 0xFF8A8A,
    warning: 0xFFFF00,
    success: 0x00FF00
  )
}

extension Theme {
  /// No colors, regardless of the terminal: important text is bold, unimportant text is dim.
  public static let monochrome = Theme(
    "monochrome",
    [
      .title: Look(.bold),
      .quiet: Look(.dim),
      .focusedLabel: Look(.bold),
      .mnemonic: Look(.underline),
      .focusedMnemonic: Look([.bold, .underline]),
      .room: Look(.underline),
      .focusedControl: Look(.bold),
      .placeholder: Look(.dim),
      .error: Look(.bold),
      .hint: Look(.dim),
      .focusedButton: Look(.reverse),
      .current: Look(.reverse),
      .currentMatch: Look([.reverse, .underline]),
      .key: Look(.bold),
      .selection: Look(.reverse),
      .notice: Look(.bold),
      .chosen: Look(.bold),
      .track: Look(.bold),
      .errorLabel: Look(.bold),
      .focusedButtonEdge: Look(.reverse),
      .strong: Look(.bold),
      .emphasis: Look(.underline),
    ]
  )
}
