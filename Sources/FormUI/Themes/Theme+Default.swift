extension Theme {
  /// The terminal's own colours, as the person has set them up.
  ///
  /// What is typed has no attributes, so that most keys are answered by the one byte they are.
  public static let `default` = Theme(
    "default",
    [
      .title: Look(.bold),
      .quiet: Look(.dim),
      .focusedLabel: Look(.bold),
      .mnemonic: Look(.underline),
      .focusedMnemonic: Look([.bold, .underline]),
      .room: Look(.underline),
      .focusedControl: Look(.bold),
      .placeholder: Look(.dim),
      .error: Look(foreground: .numbered(1)),
      .warning: Look(foreground: .numbered(3)),
      .hint: Look(foreground: .numbered(3)),
      .success: Look(foreground: .numbered(2)),
      .focusedButton: Look(.reverse),
      .selection: Look(.reverse),
      .notice: Look(.bold),
    ]
  )
}
