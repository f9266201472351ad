import FormValidation
import Glibc
import SystemCalls

/// The destination of answers.
enum StandardOutput {
  /// Checks that it is open, before the user fills out a form for it.
  static func require() throws(Trouble) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw Trouble("standard output is closed")
    }
  }

  /// Writes a text completely.
  static func write(_ text: String) throws(Trouble) {
    guard let number = Posix.writeAll(text, to: STDOUT_FILENO) else { return }
    throw Trouble("cannot write to standard output: \(Posix.reason(number))")
  }

  /// Writes a text for the user; a closed pipe is not an error.
  static func offer(_ text: String) throws(Trouble) {
    _ = try deliver(Array(text.utf8))
  }

  /// Writes a text for the user, in UTF-8, and returns whether the output still has a reader.
  static func deliver(_ text: [UInt8]) throws(Trouble) -> Bool {
    guard let number = Posix.writeAll(text, to: STDOUT_FILENO) else { return true }
    guard number != EPIPE else { return false }
    throw Trouble("cannot write to standard output: \(Posix.reason(number))")
  }
}

/// The destination of diagnostics.
enum StandardError {
  /// Writes a text with control characters made visible, because it may quote a form, an option, or
  /// the environment.
  ///
  /// Failures are ignored, because they cannot be reported.
  static func write(_ text: String) {
    Posix.writeAll(text.printableLines, to: STDERR_FILENO)
  }
}
