public import FormWidgets
import SystemCalls

/// The user's choices for the appearance of the screen.
public struct Appearance: Sendable {
  /// When the screen uses colors.
  public enum Coloring: Sendable {
    /// If the terminal has any, unless `NO_COLOR` is set in the environment.
    case automatic
    /// If the terminal has any.
    case wherePossible
    /// Never: only attributes emphasize text.
    case never
  }

  /// The theme.
  public var theme: Theme

  /// When to use colors.
  public var coloring: Coloring

  /// Whether to draw only ASCII, regardless of the locale.
  public var isASCII: Bool

  /// Creates an appearance with defaults.
  public init(
    theme: Theme = .default,
    coloring: Coloring = .automatic,
    isASCII: Bool = false
  ) {
    self.theme = theme
    self.coloring = coloring
    self.isASCII = isASCII
  }

  /// Whether to use colors if the terminal has any.
  /// - Source: no-color.org.
  var wantsColors: Bool {
    switch coloring {
    case .automatic: Posix.setting("NO_COLOR") == nil
    case .wherePossible: true
    case .never: false
    }
  }
}
