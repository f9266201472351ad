/// The colors of a theme, each as `0xRRGGBB`.
typealias Palette = (
  name: String, text: UInt32, background: UInt32, quiet: UInt32, focus: UInt32, error: UInt32,
  warning: UInt32, success: UInt32
)

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

  /// Well-known palettes, in published colors; those that are hard to read are moved by the theme.
  static let palettes: [Palette] = [
    // catppuccin.com/palette: Text, Base, Subtext 0, Blue, Red, Yellow, Green.
    ("catppuccin-mocha", 0xCDD6F4, 0x1E1E2E, 0xA6ADC8, 0x89B4FA, 0xF38BA8, 0xF9E2AF, 0xA6E3A1),
    ("catppuccin-latte", 0x4C4F69, 0xEFF1F5, 0x6C6F85, 0x1E66F5, 0xD20F39, 0xDF8E1D, 0x40A02B),
    // draculatheme.com/spec: Foreground, Background, Comment, Purple, Red, Yellow, Green.
    ("dracula", 0xF8F8F2, 0x282A36, 0x6272A4, 0xBD93F9, 0xFF5555, 0xF1FA8C, 0x50FA7B),
    // nordtheme.com/docs/colors-and-palettes: nord4, nord0, nord3, nord8, nord11, nord13, nord14.
    ("nord", 0xD8DEE9, 0x2E3440, 0x4C566A, 0x88C0D0, 0xBF616A, 0xEBCB8B, 0xA3BE8C),
    // github.com/morhetz/gruvbox: fg, bg, fg4, and bright or faded blue, red, yellow, green.
    ("gruvbox-dark", 0xEBDBB2, 0x282828, 0xA89984, 0x83A598, 0xFB4934, 0xFABD2F, 0xB8BB26),
    ("gruvbox-light", 0x3C3836, 0xFBF1C7, 0x7C6F64, 0x076678, 0x9D0006, 0xB57614, 0x79740E),
    // ethanschoonover.com/solarized: base0, base03, base01, and base00, base3, base1; the accents.
    ("solarized-dark", 0x839496, 0x002B36, 0x586E75, 0x268BD2, 0xDC322F, 0xB58900, 0x859900),
    ("solarized-light", 0x657B83, 0xFDF6E3, 0x93A1A1, 0x268BD2, 0xDC322F, 0xB58900, 0x859900),
    // github.com/folke/tokyonight.nvim, "night": fg, bg, comment, blue, red, yellow, green.
    ("tokyo-night", 0xC0CAF5, 0x1A1B26, 0x565F89, 0x7AA2F7, 0xF7768E, 0xE0AF68, 0x9ECE6A),
    // rosepinetheme.com/palette: Text, Base, Subtle, Iris, Love, Gold, Foam; and Dawn.
    ("rose-pine", 0xE0DEF4, 0x191724, 0x908CAA, 0xC4A7E7, 0xEB6F92, 0xF6C177, 0x9CCFD8),
    ("rose-pine-dawn", 0x575279, 0xFAF4ED, 0x797593, 0x907AA9, 0xB4637A, 0xEA9D34, 0x56949F),
    // github.com/atom/one-dark-syntax: mono-1, the background, mono-3, hue-2, hue-5, hue-6-2, hue-4.
    ("one-dark", 0xABB2BF, 0x282C34, 0x5C6370, 0x61AFEF, 0xE06C75, 0xE5C07B, 0x98C379),
    // github.com/sainnhe/everforest, medium dark: fg, bg0, grey1, blue, red, yellow, green.
    ("everforest", 0xD3C6AA, 0x2D353B, 0x859289, 0x7FBBB3, 0xE67E80, 0xDBBC7F, 0xA7C080),
    // github.com/rebelot/kanagawa.nvim, "wave": fujiWhite, sumiInk3, fujiGray, crystalBlue,
    // peachRed, carpYellow, springGreen.
    ("kanagawa", 0xDCD7BA, 0x1F1F28, 0x727169, 0x7E9CD8, 0xFF5D62, 0xE6C384, 0x98BB6C),
    // primer.style/foundations/color: fgColor default, bgColor default, and fgColor muted, accent,
    // danger, attention, success.
    ("github-light", 0x1F2328, 0xFFFFFF, 0x59636E, 0x0969DA, 0xD1242F, 0x9A6700, 0x1A7F37),
    ("github-dark", 0xF0F6FC, 0x0D1117, 0x9198A1, 0x4493F8, 0xF85149, 0xD29922, 0x3FB950),
  ]
}
