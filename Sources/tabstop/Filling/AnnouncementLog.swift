import FormFilling
import FormLines
import FormScreens
import FormTerminal
import FormValidation
import FormWidgets
import Glibc
import SystemCalls

/// The log of lines for screen readers.
///
/// The form never waits for the reader: if a pipe is full or its reader is gone, lines are lost.
struct AnnouncementLog {
  private let descriptor: Int32
  private var announcer = Announcer()

  /// The rest of a line that did not fit; lines that arrive before there is room are lost.
  private var rest: ArraySlice<UInt8> = []

  /// Opens a log by the number of an open descriptor, or by the path of a file, which is
  /// overwritten.
  init(named name: String) throws(CommandError) {
    if let number = Int32(name) {
      guard number >= 0, fcntl(number, F_GETFD) >= 0 else {
        throw CommandError("--announce \(name): no such open descriptor")
      }
      descriptor = AnnouncementLog.unblocked(number) ?? number
    } else {
      // A named pipe would be opened only once there is a reader.
      let access = Posix.isPipe(name) ? O_RDWR | O_NONBLOCK : O_WRONLY
      descriptor = open(name, access | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw CommandError("cannot write \(name.printable): \(Posix.reason())")
      }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Writes the changes on a screen.
  mutating func announce(_ screen: Screen) {
    for line in announcer.news(of: screen) {
      flush()
      guard rest.isEmpty else { continue }
      rest = Array((line + "\n").utf8)[...]
      flush()
    }
  }

  /// Writes as much as fits.
  private mutating func flush() {
    while !rest.isEmpty {
      var source = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&source, 1, 0) > 0, source.revents & Int16(POLLOUT) != 0 else { return }
      // A pipe that is ready is only guaranteed to have this much room.
      let count = rest.prefix(Int(PIPE_BUF)).withUnsafeBytes { bytes in
        let sent = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
        return sent < 0 && errno == ENOTSOCK
          ? write(descriptor, bytes.baseAddress, bytes.count) : sent
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reopens a pipe or a terminal in nonblocking mode; `nil` if that is not possible.
  ///
  /// The mode of the descriptor itself is shared with other processes. A file must not be reopened:
  /// its position is shared.
  private static func unblocked(_ number: Int32) -> Int32? {
    var status = stat()
    guard fstat(number, &status) == 0, [S_IFIFO, S_IFCHR].contains(status.st_mode & S_IFMT) else {
      return nil
    }
    let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = open("/proc/self/fd/\(number)", flags)
    return descriptor < 0 ? nil : descriptor
  }
}

/// Writes the changes on the screen, except its end.
struct AnnouncingObserver: ScreenObserver {
  private(set) var log: AnnouncementLog?

  /// Creates an observer that writes to a log, if there is one.
  init(_ log: AnnouncementLog?) {
    self.log = log
  }

  func formSize(on screen: Size) -> Size { screen }

  func shouldHandle(_: Event, before _: Screen, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on _: Size) -> Frame { frame }

  mutating func see(_ screen: Screen) {
    if screen.filling.outcome == nil { log?.announce(screen) }
  }
}
