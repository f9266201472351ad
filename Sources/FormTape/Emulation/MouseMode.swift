/// The mouse events that a program requests.
/// - Source: Thomas Dickey, "XTerm Control Sequences", "Mouse Tracking".
public enum MouseMode: Hashable, Sendable, CaseIterable {
  /// None.
  case off
  /// Presses only, as reported by the first terminals with a mouse.
  case presses
  /// Presses and releases.
  case clicks
  /// Presses, releases, and moves while a button is held.
  case drags
  /// Presses, releases and all moves.
  case moves
}
