import Foundation

/// Where answers go.
enum StandardOutput {
  /// Checks that it is open, before the user fills a form for it.
  static func require() throws(Trouble) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw Trouble("standard output is closed")
    }
  }

  /// Writes a text completely.
  static func write(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text, to: STDOUT_FILENO) else { return }
    throw Trouble("cannot write to standard output: \(String(cString: strerror(reason)))")
  }

  /// Writes a text to read; a closed pipe is not an error.
  static func offer(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text, to: STDOUT_FILENO), reason != EPIPE else { return }
    throw Trouble("cannot write to standard output: \(String(cString: strerror(reason)))")
  }
}
