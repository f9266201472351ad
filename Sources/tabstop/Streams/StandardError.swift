import FormValidation
import Foundation

/// Where diagnostics go.
enum StandardError {
  /// Writes a text, made printable: it may quote a form, an option or the environment.
  ///
  /// If that fails, there is no one left to tell.
  static func write(_ text: String) {
    _ = failure(writing: text.printableLines, to: STDERR_FILENO)
  }
}
