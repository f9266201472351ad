import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where diagnostics go.
enum StandardError {
  /// Writes a text with control characters made visible: it may quote a form, an option or the
  /// environment.
  ///
  /// Failures are ignored, since there is nowhere to report them.
  static func write(_ text: String) {
    _ = Posix.writeAll(text.printableLines, to: STDERR_FILENO)
  }
}
