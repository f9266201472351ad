import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The controlling terminal, opened as a device, so that standard output stays free for answers.
struct TerminalDevice: ~Copyable {
  /// What the screen is written to.
  let output: UnsafeMutablePointer<FILE>

  /// What keys are read from: standard input when it is a terminal, else the same device.
  let input: UnsafeMutablePointer<FILE>

  /// Sends the device a sequence at once, past ncurses, which holds nothing back between paints.
  func send(_ sequence: String?) {
    guard let sequence else { return }
    let bytes = Array(sequence.utf8)
    _ = write(outputDescriptor, bytes, bytes.count)
  }

  /// Opens the controlling terminal.
  init() throws(TerminalError) {
    let output = try TerminalDevice.file(on: TerminalDevice.controller(), mode: "r+")
    do throws(TerminalError) {
      let source = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : fileno(output)
      let input = try TerminalDevice.file(on: fcntl(source, F_DUPFD_CLOEXEC, 3), mode: "r")
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

  var outputDescriptor: Int32 { fileno(output) }

  var inputDescriptor: Int32 { fileno(input) }

  /// The largest size of a screen, in cells: ncurses keeps several copies of every cell, and counts
  /// columns and rows in 16 bits.
  private static let sizeLimit = Size(columns: 1000, rows: 500)

  /// The size the device tells; `nil` if it tells none, as on some serial lines.
  ///
  /// Of a larger one than any screen has, only the upper left corner is used.
  var size: Size? {
    let size = curses_device_size(outputDescriptor)
    guard size.ws_col > 0, size.ws_row > 0 else { return nil }
    let limit = TerminalDevice.sizeLimit
    return Size(
      columns: min(Int(size.ws_col), limit.columns),
      rows: min(Int(size.ws_row), limit.rows)
    )
  }

  /// Whether the device tells a larger size than any screen has.
  var isOversized: Bool {
    let size = curses_device_size(outputDescriptor)
    return size.ws_col > TerminalDevice.sizeLimit.columns
      || size.ws_row > TerminalDevice.sizeLimit.rows
  }

  /// The device's settings at the moment.
  var settings: termios {
    var settings = termios()
    tcgetattr(outputDescriptor, &settings)
    return settings
  }

  private static func controller() throws(TerminalError) -> Int32 {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal(reason: systemReason()) }
    return descriptor
  }

  private static func file(
    on descriptor: Int32,
    mode: String
  ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
    guard descriptor >= 0 else { throw .refused(reason: systemReason()) }
    guard let file = fdopen(descriptor, mode) else {
      let reason = systemReason()
      close(descriptor)
      throw .refused(reason: reason)
    }
    return file
  }
}
