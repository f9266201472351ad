/// A mouse action.
public enum MouseInput: Hashable, Sendable {
  /// Presses and releases the first button on a cell.
  case click(ScreenPosition)
  /// Presses the first button on a cell and releases it on another.
  case drag(from: ScreenPosition, to: ScreenPosition)
  /// Turns the wheel over a cell by some notches; negative is up.
  case wheel(notches: Int, ScreenPosition)
}
