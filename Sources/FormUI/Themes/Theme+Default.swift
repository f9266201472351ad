extension Theme {
  /// The terminal's own colors, as set up by the user.
  ///
  /// Typed text has no attributes, so that most keys are answered with a single byte.
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
