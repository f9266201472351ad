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
