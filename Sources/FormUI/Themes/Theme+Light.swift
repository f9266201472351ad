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
