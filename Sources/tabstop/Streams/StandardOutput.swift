import Foundation

/// Where answers go.
enum StandardOutput {
  /// Makes sure that there is one, before somebody takes the trouble to fill a form for it.
  static func require() throws(Trouble) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw Trouble("standard output is closed")
    }
  }

  /// Writes a text whole.
  static func write(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text, to: STDOUT_FILENO) else { return }
    throw Trouble("cannot write to standard output: \(String(cString: strerror(reason)))")
  }

  /// Writes a text to read; whoever stops reading it has read enough.
  static func offer(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text, to: STDOUT_FILENO), reason != EPIPE else { return }
    throw Trouble("cannot write to standard output: \(String(cString: strerror(reason)))")
  }
}
