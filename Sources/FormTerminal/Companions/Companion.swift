public import FormUI

/// A companion of a session on a terminal: it sees every event first, and frames last.
public protocol Companion {
  /// Returns the part of the screen that the session draws on, from the upper left corner.
  func sessionSize(on screen: Size) -> Size

  /// Handles an event, and returns whether the session gets it.
  mutating func take(_ event: Event, before session: Session, on screen: Size) -> Bool

  /// Returns the frame that is painted instead of the session's own.
  func picture(around frame: Frame, on screen: Size) -> Frame

  /// Called with the session after events, the last time when it has ended.
  mutating func see(_ session: Session)
}

extension Companion {
  public func see(_: Session) {}
}

/// No companion: the session has the screen and its events to itself.
struct NoCompanion: Companion {
  func sessionSize(on screen: Size) -> Size { screen }

  func take(_: Event, before _: Session, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on _: Size) -> Frame { frame }
}
