/// Something done with the mouse, at a cell.
public struct Pointer: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// The first button was pressed.
    case press
    /// The mouse was moved with the first button held.
    case drag
    /// The first button was let go.
    case release
    /// The wheel was turned by one notch, away from the person or towards them.
    case wheelUp, wheelDown
  }

  /// What was done.
  public let action: Action

  /// The cell, with rows and columns from 0; outside of what it is asked about while dragging.
  public let position: Position

  /// Creates something done with the mouse.
  public init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }
}
