import TestSupport
import Testing

@testable import FormWidgets

struct ThemeTests {
  @Test func `every theme is found by its name, the default first`() {
    #expect(Theme.all.map(\.name) == Theme.names)
    #expect(
      Theme.names.prefix(7) == [
        "default", "dark", "light", "high-contrast", "colour-blind-safe", "monochrome",
        "catppuccin-mocha",
      ]
    )
    #expect(Set(Theme.names).count == Theme.names.count && Theme.names.count >= 18)
    for theme in Theme.all { #expect(Theme(named: theme.name) == theme) }
    #expect(Theme(named: "Dark") == nil)
    #expect(Theme(named: "") == nil)
  }

  @Test(arguments: Theme.all)
  func `on the terminal's background, a theme keeps its colors and fills nothing`(theme: Theme) {
    let bare = theme.withoutGround
    #expect(bare.ground == Look())
    for style in Style.allCases {
      let (look, own) = (bare.look(of: style), theme.look(of: style))
      #expect(look.background == nil)
      #expect(look.attributes == own.attributes)
      if own.foreground != theme.ground.foreground { #expect(look.foreground == own.foreground) }
    }
  }

  @Test func `by default, typed text has no style, and input areas are underlined`() {
    #expect(Theme.default.look(of: .value) == Look())
    #expect(Theme.default.look(of: Style.plain) == Look())
    #expect(Theme.default.look(of: .room) == Look(.underline))
  }

  @Test func `the accent is cyan, for the focus, the current item, keys and the main button`() {
    let accented = Style.allCases.filter { Theme.default.look(of: $0).foreground == .numbered(6) }
    #expect(
      accented == [
        .focusedLabel, .focusedMnemonic, .focusedControl, .focusedButton, .current, .currentMatch,
        .key, .notice, .chosen, .track, .mainButton, .focusedButtonEdge,
      ]
    )
    #expect(Theme.default.accented(with: .numbered(5)).look(of: .key).foreground == .numbered(5))
  }

  @Test(arguments: Theme.all)
  func `an unreadable accent is moved closer to ordinary text`(theme: Theme) {
    guard let background = theme.ground.background else { return }
    let accent = theme.accented(with: background).look(of: .key).foreground
    #expect(accent.map { Sight.contrast($0, background) } ?? 0 >= 4.5)
    #expect(theme.accented(with: background).look(of: .error) == theme.look(of: .error))
  }

  @Test(arguments: Theme.all)
  func `the focus is recognizable without colors`(theme: Theme) {
    func attributes(_ style: Style) -> Look.Attributes { theme.look(of: style).attributes }
    #expect(attributes(.focusedLabel) != attributes(.label))
    #expect(attributes(.focusedControl) != attributes(.plain))
    #expect(attributes(.focusedButton).contains(.reverse))
  }

  @Test(arguments: Theme.all)
  func `untyped text differs from typed text, even without dim and colors`(theme: Theme) {
    let plainest = theme.reduced(to: .none).reduced(lacking: .dim)
    #expect(plainest.look(of: .placeholder) == Look(.underline))
    #expect(plainest.look(of: .value) == Look())
    #expect(theme.reduced(lacking: [.bold, .underline]) == theme)
  }

  @Test(arguments: Theme.all)
  func `untyped text differs from typed text by more than a color`(theme: Theme) {
    #expect(theme.look(of: .placeholder).attributes != theme.look(of: .value).attributes)
  }

  @Test(arguments: Theme.all)
  func `a background is set everywhere or nowhere`(theme: Theme) {
    for style in Style.allCases {
      #expect(theme.look(of: style).background == theme.ground.background, "\(style)")
    }
  }

  @Test(arguments: Theme.all, ColorDepth.allCases)
  func `text is readable on its background at any color depth`(
    theme: Theme,
    depth: ColorDepth
  ) {
    let reduced = theme.reduced(to: depth)
    for style in Style.allCases {
      let look = reduced.look(of: style)
      guard let background = look.background else { continue }
      let contrast = look.foreground.map { Sight.contrast($0, background) } ?? 1
      #expect(contrast >= 4.5, "\(style)")
    }
  }

  /// The edges of buttons are invisible on their ground.
  private static let edges: [Style] = [.buttonEdge, .focusedButtonEdge]

  @Test(arguments: Theme.all, ColorDepth.allCases)
  func `each style is readable on each ground at any color depth`(theme: Theme, depth: ColorDepth) {
    let reduced = theme.reduced(to: depth)
    for ground in Ground.allCases where reduced.hasGrounds && ground != .form {
      for style in Style.allCases {
        let look = reduced.look(of: Paint(style, on: ground))
        guard let background = look.background else {
          // The terminal's own color, which only a reversed text of the default theme is on.
          #expect(look.attributes.contains(.reverse), "\(style) on \(ground)")
          continue
        }
        let contrast = look.foreground.map { Sight.contrast($0, background) } ?? 0
        if ThemeTests.edges.contains(style) {
          #expect(contrast == 1, "\(style) on \(ground)")
        } else {
          #expect(contrast >= 4.5, "\(style) on \(ground)")
        }
      }
    }
  }

  @Test(arguments: Theme.all, [ColorDepth.none, .eight, .sixteen])
  func `with few colors, important parts differ from ordinary text by an attribute`(
    theme: Theme,
    depth: ColorDepth
  ) {
    let reduced = theme.reduced(to: depth)
    #expect(!reduced.hasGrounds)
    let important: [Style] = [
      .focusedLabel, .focusedControl, .focusedButton, .error, .errorLabel, .chosen, .current,
      .selection,
    ]
    for style in important {
      let looks = [reduced.look(of: style), reduced.look(of: Style.plain)]
      #expect(looks[0].attributes != looks[1].attributes, "\(style)")
    }
  }

  @Test(arguments: [0x000000, 0xFFFFFF, 0x1E1E2E, 0xFDF6E3, 0x777777] as [UInt32])
  func `what is changed in the default theme is kept on the terminal's background`(color: UInt32) {
    let background = TerminalColor(color)
    #expect(Theme.default.following(background) == .default(on: background))
    let theme = Theme.default.accented(with: .numbered(5))
      .showing([.title: Look(.underline)], on: [.field: .numbered(4)])
    #expect(theme.followsTerminal)
    let followed = theme.following(background)
    #expect(followed.look(of: .key).foreground == .numbered(5))
    #expect(followed.look(of: .title) == Look(.underline))
    #expect(followed.color(of: .field) == .numbered(4))
    #expect(!Theme.dark.followsTerminal && !Theme.monochrome.followsTerminal)
    #expect(!Theme.default.showing(text: Look(background: background)).followsTerminal)
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, true), (0x1E1E2E, 0xCDD6F4, true), (0xFFFFFF, 0x000000, true),
      // Solarized.
      (0x002B36, 0x839496, false), (0xFDF6E3, 0x657B83, false), (0x000000, 0x555555, false),
    ] as [(UInt32, UInt32, Bool)]
  )
  func `typed text is the terminal's own where that is readable on the ground of a field`(
    background: UInt32,
    text: UInt32,
    isOwn: Bool
  ) {
    let (background, text) = (TerminalColor(background), TerminalColor(text))
    let theme = Theme.default.following(background, text: text)
    for depth in [ColorDepth.mixed, .palette] {
      for ground in [Ground.field, .focusedField] {
        let look = theme.reduced(to: depth).look(of: Paint(.plain, on: ground))
        #expect((look.foreground == nil) == isOwn, "\(ground)")
        let shown = look.foreground ?? text
        #expect(look.background.map { Sight.contrast(shown, $0) } ?? 0 >= 4.5, "\(ground)")
      }
    }
  }

  @Test func `every style and ground has a name in theme files`() {
    let parts = ThemePart.all
    let styles = Set(parts.flatMap(\.styles))
    #expect(Style.allCases.filter { !styles.contains($0) } == [])
    let grounds = Set(parts.compactMap(\.ground))
    #expect(Ground.allCases.filter { !grounds.contains($0) } == [])
    for part in parts { #expect(ThemePart.name(spelled: part.name) == part.name) }
    #expect(Set(parts.map(\.name)).count == parts.count)
  }

  @Test(arguments: [
    ("focused label", "focused-label"), ("focusedLabel", "focused-label"),
    ("Focused-Label", "focused-label"), ("key_cap", "key-cap"), ("quiet", "help"),
    ("currentMatch", "match"), ("room", "blank"), ("focus", nil), ("", nil), ("ÉTÉ", nil),
  ])
  func `names have several spellings`(text: String, name: String?) {
    #expect(ThemePart.name(spelled: text) == name)
  }

  @Test func `with high contrast, all text is`() {
    for style in Style.allCases {
      let look = Theme.highContrast.look(of: style)
      let (text, background) = (look.foreground, look.background)
      #expect(text.flatMap { text in background.map { Sight.contrast(text, $0) } } ?? 1 >= 7)
    }
  }

  @Test(arguments: [Theme.default, .monochrome], ColorDepth.allCases)
  func `a theme without a background keeps the terminal's`(
    theme: Theme,
    depth: ColorDepth
  ) {
    #expect(theme.reduced(to: depth).ground == Look())
  }

  @Test(arguments: Theme.all)
  func `without colors, only attributes remain`(theme: Theme) {
    let reduced = theme.reduced(to: .none)
    for style in Style.allCases {
      let look = reduced.look(of: style)
      #expect(look == Look(look.attributes))
    }
    #expect(reduced.look(of: .error).attributes == .bold)
  }

  @Test(arguments: Sight.allCases, [ColorDepth.mixed, .palette])
  func `errors, warnings and successes differ for color-blind users`(
    sight: Sight,
    depth: ColorDepth
  ) throws {
    let theme = Theme.colorBlindSafe.reduced(to: depth)
    let colors = try [Style.error, .warning, .success].map {
      try #require(theme.look(of: $0).foreground)
    }
    for (one, two) in [(0, 1), (0, 2), (1, 2)] {
      // Five times the difference that most people notice at a glance.
      #expect(sight.difference(colors[one], colors[two]) >= 25, "\(one) and \(two)")
    }
  }
}
