/// The colors of a theme, each as `0xRRGGBB`.
struct Palette: Sendable {
  let name: String
  let text: UInt32
  let background: UInt32
  let quiet: UInt32
  let focus: UInt32
  let error: UInt32
  let warning: UInt32
  let success: UInt32

  fileprivate init(
    _ name: String,
    text: UInt32,
    on background: UInt32,
    quiet: UInt32,
    focus: UInt32,
    error: UInt32,
    warning: UInt32,
    success: UInt32
  ) {
    self.name = name
    self.text = text
    self.background = background
    self.quiet = quiet
    self.focus = focus
    self.error = error
    self.warning = warning
    self.success = success
  }
}

extension Theme {
  /// Creates the theme of a palette.
  init(_ palette: Palette) {
    self.init(
      palette.name,
      text: palette.text,
      on: palette.background,
      quiet: palette.quiet,
      focus: palette.focus,
      error: palette.error,
      warning: palette.warning,
      success: palette.success
    )
  }
}

extension Palette {
  /// Well-known palettes, in published colors; those that are hard to read are moved by the theme.
  static let all = [
    // catppuccin.com/palette: Text, Base, Subtext 0, Blue, Red, Yellow, Green.
    Palette(
      "catppuccin-mocha",
      text: 0xCDD6F4,
      on: 0x1E1E2E,
      quiet: 0xA6ADC8,
      focus: 0x89B4FA,
      error: 0xF38BA8,
      warning: 0xF9E2AF,
      success: 0xA6E3A1
    ),
    Palette(
      "catppuccin-latte",
      text: 0x4C4F69,
      on: 0xEFF1F5,
      quiet: 0x6C6F85,
      focus: 0x1E66F5,
      error: 0xD20F39,
      warning: 0xDF8E1D,
      success: 0x40A02B
    ),
    // draculatheme.com/spec: Foreground, Background, Comment, Purple, Red, Yellow, Green.
    Palette(
      "dracula",
      text: 0xF8F8F2,
      on: 0x282A36,
      quiet: 0x6272A4,
      focus: 0xBD93F9,
      error: 0xFF5555,
      warning: 0xF1FA8C,
      success: 0x50FA7B
    ),
    // nordtheme.com/docs/colors-and-palettes: nord4, nord0, nord3, nord8, nord11, nord13, nord14.
    Palette(
      "nord",
      text: 0xD8DEE9,
      on: 0x2E3440,
      quiet: 0x4C566A,
      focus: 0x88C0D0,
      error: 0xBF616A,
      warning: 0xEBCB8B,
      success: 0xA3BE8C
    ),
    // github.com/morhetz/gruvbox: fg, bg, fg4, and bright or faded blue, red, yellow, green.
    Palette(
      "gruvbox-dark",
      text: 0xEBDBB2,
      on: 0x282828,
      quiet: 0xA89984,
      focus: 0x83A598,
      error: 0xFB4934,
      warning: 0xFABD2F,
      success: 0xB8BB26
    ),
    Palette(
      "gruvbox-light",
      text: 0x3C3836,
      on: 0xFBF1C7,
      quiet: 0x7C6F64,
      focus: 0x076678,
      error: 0x9D0006,
      warning: 0xB57614,
      success: 0x79740E
    ),
    // ethanschoonover.com/solarized: base0, base03, base01, and base00, base3, base1; the accents.
    Palette(
      "solarized-dark",
      text: 0x839496,
      on: 0x002B36,
      quiet: 0x586E75,
      focus: 0x268BD2,
      error: 0xDC322F,
      warning: 0xB58900,
      success: 0x859900
    ),
    Palette(
      "solarized-light",
      text: 0x657B83,
      on: 0xFDF6E3,
      quiet: 0x93A1A1,
      focus: 0x268BD2,
      error: 0xDC322F,
      warning: 0xB58900,
      success: 0x859900
    ),
    // github.com/folke/tokyonight.nvim, "night": fg, bg, comment, blue, red, yellow, green.
    Palette(
      "tokyo-night",
      text: 0xC0CAF5,
      on: 0x1A1B26,
      quiet: 0x565F89,
      focus: 0x7AA2F7,
      error: 0xF7768E,
      warning: 0xE0AF68,
      success: 0x9ECE6A
    ),
    // rosepinetheme.com/palette: Text, Base, Subtle, Iris, Love, Gold, Foam; and Dawn.
    Palette(
      "rose-pine",
      text: 0xE0DEF4,
      on: 0x191724,
      quiet: 0x908CAA,
      focus: 0xC4A7E7,
      error: 0xEB6F92,
      warning: 0xF6C177,
      success: 0x9CCFD8
    ),
    Palette(
      "rose-pine-dawn",
      text: 0x575279,
      on: 0xFAF4ED,
      quiet: 0x797593,
      focus: 0x907AA9,
      error: 0xB4637A,
      warning: 0xEA9D34,
      success: 0x56949F
    ),
    // github.com/atom/one-dark-syntax: mono-1, the background, mono-3, hue-2, hue-5, hue-6-2, hue-4.
    Palette(
      "one-dark",
      text: 0xABB2BF,
      on: 0x282C34,
      quiet: 0x5C6370,
      focus: 0x61AFEF,
      error: 0xE06C75,
      warning: 0xE5C07B,
      success: 0x98C379
    ),
    // github.com/sainnhe/everforest, medium dark: fg, bg0, grey1, blue, red, yellow, green.
    Palette(
      "everforest",
      text: 0xD3C6AA,
      on: 0x2D353B,
      quiet: 0x859289,
      focus: 0x7FBBB3,
      error: 0xE67E80,
      warning: 0xDBBC7F,
      success: 0xA7C080
    ),
    // github.com/rebelot/kanagawa.nvim, "wave": fujiWhite, sumiInk3, fujiGray, crystalBlue,
    // peachRed, carpYellow, springGreen.
    Palette(
      "kanagawa",
      text: 0xDCD7BA,
      on: 0x1F1F28,
      quiet: 0x727169,
      focus: 0x7E9CD8,
      error: 0xFF5D62,
      warning: 0xE6C384,
      success: 0x98BB6C
    ),
    // primer.style/foundations/color: fgColor default, bgColor default, and fgColor muted, accent,
    // danger, attention, success.
    Palette(
      "github-light",
      text: 0x1F2328,
      on: 0xFFFFFF,
      quiet: 0x59636E,
      focus: 0x0969DA,
      error: 0xD1242F,
      warning: 0x9A6700,
      success: 0x1A7F37
    ),
    Palette(
      "github-dark",
      text: 0xF0F6FC,
      on: 0x0D1117,
      quiet: 0x9198A1,
      focus: 0x4493F8,
      error: 0xF85149,
      warning: 0xD29922,
      success: 0x3FB950
    ),
  ]
}
