import CNcurses
public import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A place to fill forms line by line: lines in, lines and a prompt out, and no screen taken.
///
/// What is said goes to the controlling terminal, or to standard error where there is none. Its
/// typing is shown again when it goes out of scope, by whatever way. One can be open at a time.
public struct LineTerminal: ~Copyable {
  /// What lines are read from.
  public enum Source: Sendable {
    /// Standard input, be it a terminal, a pipe or a file.
    case standardInput
    /// The controlling terminal, where standard input has other things to say.
    case terminal
  }

  let input: Int32
  let output: Int32

  /// Whether what is said goes to the controlling terminal.
  let hasOwnOutput: Bool

  /// The system's number for why nothing more can be said; nothing while it can be.
  private(set) var failure: Int32?

  var signals: SignalWatch
  var lines: LineBuffer
  var typing: HiddenTyping
  private let emergencyExit: EmergencyExit?

  /// Whether lines are typed at a terminal.
  var isTyped: Bool { isatty(input) == 1 }

  /// The signs to mark messages by: those that the locale's character set has.
  public let glyphs: Glyphs

  /// Opens the controlling terminal, or makes do without one where lines come from elsewhere.
  /// - Throws: `TerminalError` where there is none, and no lines to come from elsewhere.
  public init(reading source: Source = .standardInput) throws(TerminalError) {
    let device = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    let reason = systemReason()
    guard device >= 0 || source == .standardInput && LineTerminal.hasLines(STDIN_FILENO) else {
      throw .noTerminal(reason: reason)
    }
    let signals: SignalWatch
    do {
      signals = try SignalWatch()
    } catch {
      if device >= 0 { close(device) }
      throw error
    }
    self.signals = signals
    glyphs = Codeset.adopted() == .unicode ? .unicode : .ascii
    hasOwnOutput = device >= 0
    output = device >= 0 ? device : STDERR_FILENO
    input = source == .terminal ? device : STDIN_FILENO
    lines = LineBuffer()
    typing = HiddenTyping(input)
    var settings = termios()
    emergencyExit =
      tcgetattr(input, &settings) == 0
      ? EmergencyExit(descriptor: input, settings: settings, farewell: "") : nil
  }

  deinit {
    var typing = typing
    typing.show()
    if hasOwnOutput { close(output) }
  }

  /// Whether a descriptor is one from which lines may come, or that says at once that there are
  /// none: a pipe, a file, or a device like `/dev/null` that is no terminal.
  private static func hasLines(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return [S_IFIFO, S_IFREG, S_IFSOCK].contains(kind) || kind == S_IFCHR && isatty(descriptor) == 0
  }

  /// The cells of a row of the terminal; nothing where there is none, or it does not tell.
  var columns: Int? {
    let columns = Int(curses_device_size(output).ws_col)
    return columns > 0 ? columns : nil
  }

  /// Writes a text, unless that has failed before.
  mutating func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, failure == nil {
      #if canImport(Glibc)
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      #else
      let count = rest.withUnsafeBytes { Darwin.write(output, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        failure = errno
      }
    }
  }

  /// Waits until a pipe that is full takes more, or has nobody at its other end.
  private func waitForRoom() {
    var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    _ = poll(&room, 1, -1)
  }
}
