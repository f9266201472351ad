import CNcurses
public import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal for filling forms line by line: lines in, lines and a prompt out, without a full
/// screen.
///
/// Output goes to the controlling terminal, or to standard error if there is none. Echo is restored
/// when the value goes out of scope, in any way. Only one can be open at a time.
public struct LineTerminal: ~Copyable {
  /// The source of lines.
  public enum Source: Sendable {
    /// Standard input: a terminal, a pipe or a file.
    case standardInput
    /// The controlling terminal, if standard input is used for something else.
    case terminal
  }

  let input: Int32
  let output: Int32

  /// Whether output goes to the controlling terminal.
  let hasOwnOutput: Bool

  /// The system's error number if writing has failed; `nil` otherwise.
  private(set) var failure: Int32?

  var signals: SignalWatch
  var lines: LineBuffer
  var typing: HiddenTyping
  private let emergencyExit: EmergencyExit?

  /// Whether lines are typed at a terminal.
  var isTyped: Bool { isatty(input) == 1 }

  /// The symbols for messages: those that the locale's character set has.
  public let glyphs: Glyphs

  /// Opens the controlling terminal, which may be missing if lines come from elsewhere.
  /// - Throws: `TerminalError` if it is missing and lines do not come from elsewhere.
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

  /// Returns whether a descriptor can provide lines, or reports its end at once: a pipe, a file, or
  /// a device like `/dev/null` that is not a terminal.
  private static func hasLines(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return [S_IFIFO, S_IFREG, S_IFSOCK].contains(kind) || kind == S_IFCHR && isatty(descriptor) == 0
  }

  /// The width of the terminal; `nil` if there is none, or it is unknown.
  var columns: Int? {
    let columns = Int(curses_device_size(output).ws_col)
    return columns > 0 ? columns : nil
  }

  /// Writes a text, unless writing has failed before.
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

  /// Waits until a full pipe accepts more, or its reader is gone.
  private func waitForRoom() {
    var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    _ = poll(&room, 1, -1)
  }
}
