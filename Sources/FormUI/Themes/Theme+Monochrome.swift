extension Theme {
  /// No colors, whatever the terminal has: important text is bold, unimportant text is dim.
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
      .focusedButton: Look(.reverse),
      .selection: Look(.reverse),
      .notice: Look(.bold),
    ]
  )
}
