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
  /// How mouse events are encoded.
  var mouseEncoding = MouseEncoding.bytes
  /// Whether what is drawn is to be shown only once it is complete.
  var isDrawingHeld = false
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

/// An encoding of mouse events.
/// - Source: as for `MouseMode`, "Extended coordinates".
package enum MouseEncoding: Hashable, Sendable {
  /// A byte for the button and each coordinate, up to 223.
  case bytes
  /// A character for each, up to 2015.
  case characters
  /// Decimal numbers, which have no limit: `ESC [ < 0 ; 5 ; 3 M`.
  case decimal
  /// Decimal numbers of an older kind: `ESC [ 32 ; 5 ; 3 M`.
  case oldDecimal
}
