/// Something done with the mouse.
public enum MouseInput: Hashable, Sendable {
  /// The first button pressed and released on a cell.
  case click(ScreenPosition)
  /// The first button pressed on a cell, and released on another one.
  case drag(from: ScreenPosition, to: ScreenPosition)
  /// The wheel turned by some notches over a cell, up where negative.
  case wheel(notches: Int, ScreenPosition)
}
