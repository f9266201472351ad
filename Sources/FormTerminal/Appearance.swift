public import FormUI

/// What a person asks of how a screen looks.
public struct Appearance: Sendable {
  /// When the screen has colours.
  public enum Coloring: Sendable {
    /// Where the terminal has some, unless the environment says not to, by `NO_COLOR`.
    case automatic
    /// Where the terminal has some.
    case wherePossible
    /// Never: text stands out by its attributes alone.
    case never
  }

  /// How styles look.
  public var theme: Theme

  /// When there are colours.
  public var coloring: Coloring

  /// Whether nothing but ASCII is drawn, whatever the locale has.
  public var isASCII: Bool

  /// Creates an appearance; what a person without wishes gets, unless something is given.
  public init(
    theme: Theme = .default,
    coloring: Coloring = .automatic,
    isASCII: Bool = false
  ) {
    self.theme = theme
    self.coloring = coloring
    self.isASCII = isASCII
  }

  /// Whether colours are wanted where the terminal has some.
  /// - Source: no-color.org.
  var wantsColors: Bool {
    switch coloring {
    case .automatic: environmentValue("NO_COLOR") == nil
    case .wherePossible: true
    case .never: false
    }
  }
}
