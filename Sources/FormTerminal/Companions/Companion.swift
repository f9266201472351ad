public import FormUI

/// What goes along with a session on a terminal: it sees every event first, and frames last.
public protocol Companion {
  /// The part of the screen that the session draws on, from the upper left corner.
  func sessionSize(on screen: Size) -> Size

  /// Takes note of an event, and says whether the session is to have it.
  mutating func take(_ event: Event, before session: Session, on screen: Size) -> Bool

  /// The frame that is painted in place of the session's own.
  func picture(around frame: Frame, on screen: Size) -> Frame

  /// Takes note of the session as it is after events, the last time once it has ended.
  mutating func see(_ session: Session)
}

extension Companion {
  public func see(_: Session) {}
}

/// Nobody: the session has the screen and its events to itself.
struct NoCompanion: Companion {
  func sessionSize(on screen: Size) -> Size { screen }

  func take(_: Event, before _: Session, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on _: Size) -> Frame { frame }
}
