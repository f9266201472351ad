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
