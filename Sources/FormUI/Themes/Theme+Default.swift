extension Theme {
  /// The terminal's own colours, as the person has set them up.
  ///
  /// What is typed has no attributes, so that most keys are answered by the one byte they are.
  public static let `default` = Theme(
    "default",
    monochrome.looks.merging([
      .error: Look(foreground: .numbered(1)),
      .warning: Look(foreground: .numbered(3)),
      .hint: Look(foreground: .numbered(3)),
      .success: Look(foreground: .numbered(2)),
    ]) { $1 }
  )
}
