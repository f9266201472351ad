public import FormValidation

/// How a tape is played on, or what its recording looks like.
public enum TapeSetting: Hashable, Sendable {
  /// The pause after a key that says none; 50 ms where nobody says.
  case typingSpeed(Duration)
  /// How long a `Wait` waits that does not say; 15 s where nobody says.
  case waitTimeout(Duration)
  /// What a `Wait` waits for that does not say.
  case waitPattern(SearchPattern)
  /// What only a recording shows, such as `Theme` or `FontSize`, as it was written.
  case look(name: String, value: String)
}
