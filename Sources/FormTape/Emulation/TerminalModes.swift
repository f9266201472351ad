/// What a program has switched on or off.
struct TerminalModes: Hashable, Sendable {
  /// Whether the cursor is shown.
  var isCursorVisible = true
  /// Whether a character behind the last column goes to the next row.
  var isWrapOn = true
  /// Whether characters push what is behind them to the right.
  var isInsertOn = false
  /// Whether rows count from the top of the scrolling region, and the cursor stays in it.
  var isOriginOn = false
  /// Whether a line feed goes to the first column too.
  var isNewLineOn = false
  /// Whether the terminal tells a paste from typing.
  var isBracketedPasteOn = false
  /// Whether arrow keys send what applications expect.
  var isCursorKeyApplication = false
  /// What the terminal tells of the mouse.
  var mouse = MouseMode.off
  /// Whether it tells it in decimal numbers, which have no limit.
  var isMouseDecimal = false
}
