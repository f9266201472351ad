/// The modes that a program has switched on or off.
struct TerminalModes: Equatable, Sendable {
  /// Whether the cursor is shown.
  var isCursorVisible = true
  /// Whether a character after the last column goes to the next row.
  var isWrapOn = true
  /// Whether characters push those after them to the right.
  var isInsertOn = false
  /// Whether rows count from the top of the scrolling region, and the cursor stays in it.
  var isOriginOn = false
  /// Whether a line feed also goes to the first column.
  var isNewLineOn = false
  /// Whether pastes are bracketed.
  var isBracketedPasteOn = false
  /// Whether arrow keys send application sequences.
  var isCursorKeyApplication = false
  /// The mouse events reported.
  var mouse = MouseMode.off
  /// Whether mouse positions are decimal numbers, which have no limit.
  var isMouseDecimal = false
}

/// The mouse events that a program requests.
/// - Source: Thomas Dickey, "XTerm Control Sequences", "Mouse Tracking".
package enum MouseMode: Hashable, Sendable {
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
