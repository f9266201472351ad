import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// The controlling terminal, opened as a device, so that standard output stays free for answers.
///
/// Without one, as under `su -c` or `setsid`, the terminal on standard error or input serves.
struct TerminalDevice: ~Copyable {
  /// The stream that the screen is written to.
  let output: UnsafeMutablePointer<FILE>

  /// The stream that keys are read from: standard input if it is a terminal, otherwise the same
  /// device.
  let input: UnsafeMutablePointer<FILE>

  /// Sends a sequence to the device immediately, bypassing ncurses, which buffers nothing between
  /// paints.
  func send(_ sequence: String?) {
    if let sequence { send(Array(sequence.utf8)) }
  }

  /// Sends bytes to the device immediately, bypassing ncurses.
  func send(_ bytes: [UInt8]) {
    Posix.writeAll(bytes, to: outputDescriptor)
  }

  /// Opens the controlling terminal, in the foreground.
  init() throws(TerminalError) {
    let output = try TerminalDevice.file(on: TerminalDevice.open())
    TerminalDevice.awaitForeground(of: fileno(output))
    do throws(TerminalError) {
      let source = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : fileno(output)
      let input = try TerminalDevice.file(on: fcntl(source, F_DUPFD_CLOEXEC, 3))
      self.init(output: output, input: input)
    } catch {
      fclose(output)
      throw error
    }
  }

  private init(output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>) {
    self.output = output
    self.input = input
  }

  deinit {
    fclose(input)
    fclose(output)
  }

  /// Opens another stream on the same device, to be closed by the caller.
  func anotherOutput() throws(TerminalError) -> UnsafeMutablePointer<FILE> {
    try TerminalDevice.file(on: fcntl(outputDescriptor, F_DUPFD_CLOEXEC, 3))
  }

  var outputDescriptor: Int32 { fileno(output) }

  var inputDescriptor: Int32 { fileno(input) }

  /// The largest supported screen, in cells: ncurses keeps several copies of every cell, and counts
  /// columns and rows in 16 bits.
  private static let sizeLimit = Size(columns: 1000, rows: 500)

  /// The size that the device reports; `nil` if it reports none, as on some serial lines.
  ///
  /// Of a larger device, only the upper left corner is used.
  var size: Size? {
    let size = curses_device_size(outputDescriptor)
    guard size.ws_col > 0, size.ws_row > 0 else { return nil }
    let limit = TerminalDevice.sizeLimit
    return Size(
      columns: min(Int(size.ws_col), limit.columns),
      rows: min(Int(size.ws_row), limit.rows)
    )
  }

  /// Whether the device is larger than the largest supported screen.
  var isOversized: Bool {
    let size = curses_device_size(outputDescriptor)
    return size.ws_col > TerminalDevice.sizeLimit.columns
      || size.ws_row > TerminalDevice.sizeLimit.rows
  }

  /// The device's current settings.
  var settings: termios {
    var settings = termios()
    tcgetattr(outputDescriptor, &settings)
    return settings
  }

  /// Opens the controlling terminal, or the one on standard error or input, to be closed by the
  /// caller.
  static func open() throws(TerminalError) -> Int32 {
    let descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    if descriptor >= 0 { return descriptor }
    let reason = Posix.reason()
    for stream in [STDERR_FILENO, STDIN_FILENO] where isTerminal(stream) {
      let copy = fcntl(stream, F_DUPFD_CLOEXEC, 3)
      if copy >= 0 { return copy }
    }
    throw .noTerminal(reason: reason)
  }

  /// Waits, stopped like every job of a shell, while this process is in the background of a terminal,
  /// whose settings are then those of the shell.
  static func awaitForeground(of terminal: Int32) {
    // It changes nothing, but the system stops a process that calls it in the background.
    tcdrain(terminal)
  }

  /// Returns whether a stream is a terminal that a form can be written to, and keys can be read from
  /// it or from standard input.
  private static func isTerminal(_ stream: Int32) -> Bool {
    let access = fcntl(stream, F_GETFL) & O_ACCMODE
    return isatty(stream) == 1
      && (access == O_RDWR || access == O_WRONLY && isatty(STDIN_FILENO) == 1)
  }

  /// Opens a stream for what a descriptor may be used for, which is closed on failure.
  private static func file(
    on descriptor: Int32
  ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
    guard descriptor >= 0 else { throw .refused(reason: Posix.reason()) }
    let modes = [O_RDONLY: "r", O_WRONLY: "w"]
    let mode = modes[fcntl(descriptor, F_GETFL) & O_ACCMODE] ?? "r+"
    guard let file = fdopen(descriptor, mode) else {
      let reason = Posix.reason()
      close(descriptor)
      throw .refused(reason: reason)
    }
    return file
  }
}
