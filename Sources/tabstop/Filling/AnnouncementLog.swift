import FormUI
import Foundation

/// Where the lines for screen readers go.
///
/// The form never waits for whoever reads them: where a pipe is full, or its reader gone, lines are
/// lost.
struct AnnouncementLog {
  private let descriptor: Int32
  private var announcer = Announcer()

  /// Opens a log by the number of an open descriptor, or by the path of a file to be written anew.
  init(named name: String) throws(Trouble) {
    if let number = Int32(name) {
      guard number >= 0, fcntl(number, F_GETFD) >= 0 else {
        throw Trouble("--announce \(name): no descriptor of that number is open")
      }
      descriptor = number
    } else {
      descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        let reason = String(cString: strerror(errno))
        throw Trouble("\(name.debugDescription) cannot be written: \(reason)")
      }
    }
  }

  /// Writes what changed in a session.
  mutating func tell(of session: Session) {
    for line in announcer.news(of: session) {
      var source = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&source, 1, 0) > 0, source.revents & Int16(POLLOUT) != 0 else { return }
      _ = failure(writing: line + "\n", to: descriptor)
    }
  }
}
