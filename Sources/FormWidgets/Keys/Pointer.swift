/// A mouse event at a cell.
public struct Pointer: Equatable, Sendable {
  /// A mouse action.
  public enum Action: Hashable, Sendable {
    /// The first button was pressed.
    case press
    /// The mouse was moved with the first button held.
    case drag
    /// The first button was released.
    case release
    /// The wheel was turned by one notch, away from the user or toward them.
    case wheelUp, wheelDown

    /// The direction of a turn of the wheel, -1 for up; `nil` for other actions.
    var wheelStep: Int? {
      switch self {
      case .wheelUp: -1
      case .wheelDown: 1
      case .press, .drag, .release: nil
      }
    }
  }

  /// The action.
  public let action: Action

  /// The cell, with rows and columns from 0; while dragging, it may be outside the area in
  /// question.
  public let position: Position

  /// Whether a press moves the focus to the widget, which was drawn without it.
  public let movesFocus: Bool

  /// The number of presses in the same cell with nothing in between, this one included: 2 for a
  /// double click.
  public let clicks: Int

  /// Creates a mouse event.
  public init(
    _ action: Action,
    at position: Position,
    movesFocus: Bool = false,
    clicks: Int = 1
  ) {
    self.action = action
    self.position = position
    self.movesFocus = movesFocus
    self.clicks = clicks
  }
}
