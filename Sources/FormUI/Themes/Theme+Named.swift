extension Theme {
  /// All themes, the default first.
  public static let all: [Theme] = [
    .default, .dark, .light, .highContrast, .colorBlindSafe, .monochrome,
  ]

  /// The environment variable that selects the theme.
  public static let variable = "TABSTOP_THEME"

  /// Creates the theme with a name; `nil` if there is none.
  public init?(named name: String) {
    guard let theme = Theme.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
