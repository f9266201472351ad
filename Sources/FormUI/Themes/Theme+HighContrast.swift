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
