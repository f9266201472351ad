import FormTerminal
import FormUI

/// Writes the changes in a session on the screen, except its end.
struct AnnouncingCompanion: Companion {
  private(set) var log: AnnouncementLog

  /// Creates a companion that writes to a log.
  init(_ log: AnnouncementLog) {
    self.log = log
  }

  func sessionSize(on screen: Size) -> Size { screen }

  func take(_: Event, before _: Session, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on _: Size) -> Frame { frame }

  mutating func see(_ session: Session) {
    if session.outcome == nil { log.tell(of: session) }
  }
}
