#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a screen: what a program draws is read here, and what it is sent is typed.
///
/// Both ends are held open here, so that the terminal's settings can be read before a program
/// starts and after it ended.
public final class PseudoTerminal {
  /// How long anything that is waited for may take; far longer than it ever does.
  public static let patience: Duration = .seconds(20)

  /// What the terminal's user sees and types on.
  private var master: Int32

  /// What a program has as its terminal.
  private let slave: Int32

  /// The path that a program opens as its terminal.
  let path: String

  /// Everything drawn so far, escape sequences and all.
  public private(set) var output = ""

  /// Creates a terminal of a size in cells.
  public init(columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // The numbers behind the macros TIOCSPTLCK and TIOCGPTN, which Swift does not see.
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

  /// Goes away, as a window does that is closed: the program is told, and can use it no longer.
  public func hangUp() {
    if master >= 0 { close(master) }
    // A negative descriptor is passed over by whatever waits.
    master = -1
  }

  /// The settings as a text to compare: modes, speeds and control characters.
  public var settings: String {
    var settings = termios()
    tcgetattr(slave, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return """
      \(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \
      \(settings.c_ispeed) \(settings.c_ospeed) \(characters)
      """
  }

  /// Gives the terminal another size in cells, of which the program in it is told.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Adds what has been drawn to some bytes, past `output`, and returns whether anything was.
  /// - Parameters:
  ///   - bytes: What to add to.
  ///   - milliseconds: How long to wait for something; for as long as it takes where negative.
  ///   - other: What else ends the waiting, by becoming readable.
  /// - Returns: Whether anything was drawn.
  public func receive(
    _ bytes: inout [UInt8],
    within milliseconds: Int32,
    or other: Int32 = -1
  ) -> Bool {
    var sources = [
      pollfd(fd: master, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is passed over.
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

  /// Sends bytes as typed, as many as the terminal takes at once, and returns how many it took.
  public func send(_ bytes: ArraySlice<UInt8>) -> Int {
    max(0, bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) })
  }

  /// Types a text, as fast as the program takes it.
  public func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    try wait(for: "the program to read its input") {
      rest = rest.dropFirst(send(rest))
      return rest.isEmpty
    }
  }

  /// Waits until a text has been drawn, in one piece, after the place given in the output.
  public func waitForOutput(_ text: String, after start: String.Index? = nil) throws {
    try wait(for: "\(text.debugDescription) to be drawn") {
      output[(start ?? output.startIndex)...].contains(text)
    }
  }

  /// Waits until nothing has been drawn for a while.
  public func waitForSilence(_ silence: Duration = .milliseconds(200)) {
    var quietSince = ContinuousClock.now
    while ContinuousClock.now - quietSince < silence {
      if takeOutput(within: 20) { quietSince = .now }
    }
  }

  /// Waits for a condition, reading what is drawn in the meantime.
  func wait(for what: String, until isMet: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + PseudoTerminal.patience
    while try !isMet() {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalError.waitedInVain(for: what, output: output)
      }
      takeOutput(within: 20)
    }
  }

  /// Reads what has been drawn, and returns whether anything was.
  @discardableResult
  private func takeOutput(within milliseconds: Int32) -> Bool {
    var bytes: [UInt8] = []
    guard receive(&bytes, within: milliseconds) else { return false }
    output += String(decoding: bytes, as: UTF8.self)
    return true
  }
}
