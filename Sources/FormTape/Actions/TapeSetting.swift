public import FormValidation

/// A setting of how a tape is played or how its recording looks.
public enum TapeSetting: Hashable, Sendable {
  /// The default pause after a key; initially 50 ms.
  case typingSpeed(Duration)
  /// The default time limit of `Wait`; initially 15 s.
  case waitTimeout(Duration)
  /// The default pattern of `Wait`.
  case waitPattern(SearchPattern)
  /// A setting that only affects recordings, like `Theme` or `FontSize`, as written.
  case look(name: String, value: String)
}
