/// What makes a text look like another one than it is.
/// - Source: ICU, uspoof.h, on Unicode Technical Standard #39; Unicode Standard Annex #9, table 4,
///   for the directional controls.
public enum Suspicion: String, Hashable, Sendable, CaseIterable {
  /// A character that shows nothing, or the same accent twice on a letter.
  case invisible
  /// Digits of several scripts.
  case mixedDigits = "mixed_digits"
  /// A control that reorders what is shown.
  case bidi
  /// A dot above a letter that has one.
  case hiddenOverlay = "hidden_overlay"

  /// What to do about it, in a wording that may name the position.
  var message: Message {
    switch self {
    case .invisible: "Remove the invisible character at position {position}."
    case .mixedDigits: "Use digits of one script; see position {position}."
    case .bidi: "Remove the direction control at position {position}."
    case .hiddenOverlay: "Remove the hidden dot at position {position}."
    }
  }
}
