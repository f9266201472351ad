/// What of the mouse a program asks a terminal to tell.
/// - Source: Thomas Dickey, "XTerm Control Sequences", "Mouse Tracking".
public enum MouseMode: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case off
  /// That a button was pressed, as the first terminals with a mouse told it.
  case presses
  /// That a button was pressed or released.
  case clicks
  /// That, and moves while a button is held.
  case drags
  /// That, and every move.
  case moves
}
