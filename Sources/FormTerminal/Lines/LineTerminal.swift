import CNcurses
public import FormWidgets
import Glibc
import SystemCalls

/// A terminal for filling out forms line by line: it reads lines, and writes lines and a prompt,
/// without a full screen.
///
/// Output goes to the controlling terminal, or to standard error if there is none. Echo is restored
/// when the value goes out of scope for any reason. Only one can be open at a time.
public struct LineTerminal: ~Copyable {
  /// The source of lines.
  public enum Source: Sendable {
    /// Standard input: a terminal, a pipe or a file.
    case standardInput
    /// The controlling terminal, if standard input is used for something else.
    case terminal
  }

  /// When the screen is interrupted at the latest; `nil` for never.
  package var timeLimit: ContinuousClock.Instant?

  /// Whether the last seconds were announced.
  var hasWarned = false

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
  package var isTyped: Bool { isatty(input) == 1 }

  /// The symbols for messages: those that the locale's character set has.
  public let glyphs: Glyphs

  /// Identifies this use of the terminal, from opening to closing it.
  package var use: TerminalUse { signals.use }

  /// Opens the controlling terminal, which may be missing if lines come from another source.
  /// - Throws: `TerminalError` if it is missing and lines do not come from another source, or a
  ///   terminal is open already.
  public init(reading source: Source = .standardInput) throws(TerminalError) {
    let device: Int32
    do throws(TerminalError) {
      device = try TerminalDevice.open()
    } catch {
      guard source == .standardInput, LineTerminal.hasLines(STDIN_FILENO) else { throw error }
      device = -1
    }
    TerminalDevice.awaitForeground(of: source == .terminal ? device : STDIN_FILENO)
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
    lines = LineBuffer(isTyped: isatty(input) == 1)
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

  /// Returns whether a descriptor can provide lines, or reports its end immediately: a pipe, a
  /// file, or a device like `/dev/null` that is not a terminal.
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
    if failure == nil { failure = Posix.writeAll(text, to: output) }
  }
}

/// Lines read from a descriptor.
struct LineBuffer {
  /// The longest line, in bytes; the rest of a longer one is dropped.
  static let lineLimit = 1 << 20

  /// Whether the input has ended.
  private(set) var hasEnded = false

  /// The longest line from a terminal that is known to be whole, in bytes: the system keeps one more,
  /// and drops the rest.
  private static let typedLimit = 4_094

  /// The length of a line, in bytes, up to which no byte after its end is read.
  private static let carefulLimit = 1 << 16

  /// Whether lines are typed at a terminal.
  let isTyped: Bool

  private var bytes: [UInt8] = []

  /// Whether nothing was read from the first line, which may begin with a byte-order mark.
  private var isAtStart = true

  /// The number of bytes that were searched for a line break.
  private var searched = 0

  /// Whether input up to the next line break is the rest of a line that was too long.
  private var isBeyondLimit = false

  /// Creates a buffer for lines that are typed, or come from a pipe or a file.
  init(isTyped: Bool = false) {
    self.isTyped = isTyped
  }

  /// Returns the next complete line without its line break; the last line needs none.
  mutating func next() -> ReadLine? {
    dropByteOrderMark()
    if isBeyondLimit {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      isBeyondLimit = end == nil
      bytes.removeSubrange(..<(end.map { $0 + 1 } ?? bytes.count))
    }
    let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = bytes.count
    let stop = end ?? bytes.count
    let isCut = stop > LineBuffer.lineLimit
    guard end != nil || hasEnded && !bytes.isEmpty || isCut else { return nil }
    var line = bytes[..<min(stop, LineBuffer.lineLimit)]
    // The limit may be in the middle of a character.
    if isCut { while bytes[line.endIndex] & 0xC0 == 0x80, line.popLast() != nil {} }
    if !isCut, line.last == UInt8(ascii: "\r") { line.removeLast() }
    isBeyondLimit = end == nil && !hasEnded
    let text = String(validating: line, as: UTF8.self)
    let read =
      isTyped && stop > LineBuffer.typedLimit
      ? .beyondInput(limit: LineBuffer.typedLimit)
      : text.map { isCut ? ReadLine.cut($0) : .whole($0) } ?? .garbled
    bytes.removeSubrange(..<(end.map { $0 + 1 } ?? bytes.count))
    searched = 0
    return read
  }

  /// Drops the byte-order mark that some programs write at the start of UTF-8.
  private mutating func dropByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard isAtStart, !bytes.isEmpty, bytes.count >= mark.count || !mark.starts(with: bytes) else {
      return
    }
    isAtStart = false
    guard bytes.starts(with: mark) else { return }
    bytes.removeFirst(mark.count)
    searched = 0
  }

  /// Reads the available input of a descriptor, up to the end of a line: what follows may be for the
  /// programs after this one.
  mutating func read(from descriptor: Int32) {
    do throws(Posix.Failure) {
      let isLong = isBeyondLimit || bytes.count >= LineBuffer.carefulLimit
      for _ in 0..<(isLong ? 1 : LineBuffer.carefulLimit) {
        let chunk = try Posix.chunk(from: descriptor, upTo: isLong ? LineBuffer.carefulLimit : 1)
        bytes += chunk
        hasEnded = chunk.isEmpty
        guard let last = chunk.last, last != UInt8(ascii: "\n"), Posix.isReadable(descriptor) else {
          return
        }
      }
    } catch {
      hasEnded = error.number != EAGAIN
    }
  }
}

/// A line of input.
enum ReadLine: Sendable {
  /// The entire line.
  case whole(String)
  /// The beginning of a line that is too long.
  case cut(String)
  /// A line from a terminal whose end may be lost, because it has more bytes than a limit.
  case beyondInput(limit: Int)
  /// A line that is not UTF-8.
  case garbled
}

/// Whether a terminal echoes typing; other inputs never do.
struct HiddenTyping {
  private let descriptor: Int32
  private var settings: termios?

  /// Creates the switch of a descriptor, without changing it.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Hides typing, except line breaks, also if the shell has shown it since.
  mutating func hide() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    let shown = settings ?? current
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    guard tcsetattr(descriptor, TCSADRAIN, &hidden) == 0 else { return }
    settings = shown
  }

  /// Shows typing again, and drops what was typed of a line without its end, unless it is kept: the
  /// next program would show it.
  mutating func show(keepingInput: Bool = false) {
    guard var shown = settings else { return }
    tcsetattr(descriptor, keepingInput ? TCSADRAIN : TCSAFLUSH, &shown)
    settings = nil
  }
}
