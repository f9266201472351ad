extension Theme {
  /// All themes, the one that is used where nobody chooses first.
  public static let all: [Theme] = [
    .default, .dark, .light, .highContrast, .colorBlindSafe, .monochrome,
  ]

  /// The environment variable that names the theme to use.
  public static let variable = "TABSTOP_THEME"

  /// The theme of a name, or nothing where none is called so.
  public init?(named name: String) {
    guard let theme = Theme.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
