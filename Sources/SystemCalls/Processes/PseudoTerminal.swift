import Glibc

/// A terminal without a screen: reads what a program draws and types its input.
///
/// Both ends stay open here, so that the terminal's settings can be read before a program starts
/// and after it ends.
package final class PseudoTerminal {
  /// The time limit of every wait, far longer than needed.
  package static let patience: Duration = .seconds(20)

  /// The user's end.
  private var master: Int32

  /// The program's end.
  package let slave: Int32

  /// The path of the program's end.
  package let path: String

  /// All output so far, including escape sequences.
  package private(set) var output = ""

  /// Creates a terminal of a size in cells.
  package init(columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // The values of the macros TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    var lock: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw PseudoTerminalError.refused(errno) }
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0, fcntl(master, F_SETFL, O_NONBLOCK) == 0 else {
      throw PseudoTerminalError.refused(errno)
    }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(slave)
    hangUp()
  }

  /// Closes the terminal like a window: the program is notified and can no longer use it.
  package func hangUp() {
    if master >= 0 { close(master) }
    // `poll` skips negative descriptors.
    master = -1
  }

  /// Readable when the program has drawn something.
  var descriptor: Int32 { master }

  /// Resizes the terminal, in cells, and notifies the program.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Appends new output to some bytes instead of `output`, and returns whether there was any.
  /// - Parameters:
  ///   - bytes: The bytes to append to.
  ///   - milliseconds: How long to wait for output; if negative, without a limit.
  ///   - other: Another descriptor that ends the wait by becoming readable.
  /// - Returns: Whether anything was drawn.
  package func receive(
    _ bytes: inout [UInt8],
    within milliseconds: Int32,
    or other: Int32 = -1
  ) -> Bool {
    var sources = [
      pollfd(fd: master, events: Int16(POLLIN), revents: 0),
      // `poll` skips negative descriptors.
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, milliseconds) > 0, sources[0].revents != 0 else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
      let count = read(master, buffer.baseAddress, buffer.count)
      guard count > 0 else { return false }
      bytes.append(contentsOf: buffer.prefix(count))
      return true
    }
  }

  /// Whether the program reads lines that the terminal does not show, as for a password.
  package var hidesLines: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) == 0
  }

  /// Sends as many bytes as the terminal accepts without waiting, as typed, and returns their
  /// number.
  package func send(_ bytes: ArraySlice<UInt8>) -> Int {
    max(0, bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) })
  }

  /// Reads what a program that has ended had drawn.
  func readRest() {
    while readOutput(within: 20) {}
  }

  /// Waits for a condition, reading output in the meantime; another descriptor that becomes readable
  /// makes it look again.
  package func wait(
    for what: String,
    or other: Int32 = -1,
    until isMet: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + PseudoTerminal.patience
    while try !isMet() {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalError.waitedInVain(for: what, output: output)
      }
      readOutput(within: 20, or: other)
    }
  }

  /// Reads new output, and returns whether there was any.
  @discardableResult
  package func readOutput(within milliseconds: Int32, or other: Int32 = -1) -> Bool {
    var bytes: [UInt8] = []
    guard receive(&bytes, within: milliseconds, or: other) else { return false }
    output += String(decoding: bytes, as: UTF8.self)
    return true
  }
}
/// An error of a pseudo-terminal.
package enum PseudoTerminalError: Error, CustomStringConvertible {
  /// The system refused, with this error number.
  case refused(Int32)
  /// A wait timed out.
  case waitedInVain(for: String, output: String)

  /// The error, with the last output.
  package var description: String {
    switch self {
    case .refused(let number): "the system reported: \(String(cString: strerror(number)))"
    case .waitedInVain(let what, let output):
      "timed out waiting for \(what); the output ends with \(output.suffix(400).debugDescription)"
    }
  }
}
