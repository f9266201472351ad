import FormTape
import FormValidation
import Glibc
import SourceText
import SystemCalls

/// The destination of answers.
enum StandardOutput {
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Checks that it is open, before the user fills out a form for it.
  static func require() throws(CommandError) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw CommandError("standard output is closed")
    }
  }

  /// Writes a text completely.
  static func write(_ text: String) throws(CommandError) {
    guard let number = Posix.show(Array(text.utf8), on: STDOUT_FILENO) else { return }
    throw CommandError("cannot write to standard output: \(Posix.reason(number))")
  }

  /// Writes a text for the user; a closed pipe is not an error.
  static func offer(_ text: String) throws(CommandError) {
    _ = try deliver(Array(text.utf8))
  }

  /// Writes diagnostics completely, as they fit on a terminal.
  static func write(diagnostics: String) throws(CommandError) {
    try write(Posix.fitted(diagnostics, to: STDOUT_FILENO))
  }

  /// Writes a report for the user, with its colors; a closed pipe is not an error.
  static func offer(report: String) throws(CommandError) {
    _ = try deliver(Array(report.utf8), isPainted: true)
  }

  /// Writes a text of the program itself for the user, with its sequences for the terminal.
  static func offer(own text: String) throws(CommandError) {
    guard let number = Posix.writeAll(Array(text.utf8), to: STDOUT_FILENO), number != EPIPE else {
      return
    }
    throw CommandError("cannot write to standard output: \(Posix.reason(number))")
  }

  /// Writes a text for the user, in UTF-8, and returns whether the output still has a reader.
  static func deliver(_ text: [UInt8], isPainted: Bool = false) throws(CommandError) -> Bool {
    guard let number = Posix.show(text, on: STDOUT_FILENO, isPainted: isPainted) else {
      return true
    }
    guard number != EPIPE else { return false }
    throw CommandError("cannot write to standard output: \(Posix.reason(number))")
  }
}

/// The destination of diagnostics.
enum StandardError {
  /// Writes a text with control characters made visible, because it may quote a form, an option, or
  /// the environment.
  ///
  /// Failures are ignored, because they cannot be reported.
  static func write(_ text: String) {
    Posix.writeAll(Posix.fitted(text.printableLines, to: STDERR_FILENO), to: STDERR_FILENO)
  }
}

extension Posix {
  /// The width of a terminal; `nil` if a descriptor is none, or it does not say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : nil
  }

  /// Returns diagnostics as they fit on a terminal; unchanged elsewhere.
  fileprivate static func fitted(_ text: String, to descriptor: Int32) -> String {
    columns(of: descriptor).map { FittedReport(text, columns: $0).text } ?? text
  }

  /// Writes UTF-8 completely, and returns the error number on failure; on a terminal, control
  /// characters are visible, except in the colors of a report.
  ///
  /// All output that is not a screen passes here, because forms, options, files, and the environment
  /// may contain sequences for a terminal.
  static func show(_ text: [UInt8], on descriptor: Int32, isPainted: Bool = false) -> Int32? {
    guard isatty(descriptor) == 1 else { return writeAll(text, to: descriptor) }
    let text = String(decoding: text, as: UTF8.self)
    return writeAll(isPainted ? ReportPaint.printable(text) : text.printableLines, to: descriptor)
  }
}
