import Foundation

/// Where answers go.
enum StandardOutput {
  /// Makes sure that there is one, before somebody takes the trouble to fill a form for it.
  static func require() throws(Trouble) {
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw Trouble("standard output is closed, so the answers would be lost; leave it open")
    }
  }

  /// Writes a text whole.
  static func write(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text) else { return }
    throw Trouble("standard output cannot be written: \(String(cString: strerror(reason)))")
  }

  /// Writes a text to read; whoever stops reading it has read enough.
  static func offer(_ text: String) throws(Trouble) {
    guard let reason = failure(writing: text), reason != EPIPE else { return }
    throw Trouble("standard output cannot be written: \(String(cString: strerror(reason)))")
  }

  /// Writes a text; the system's reason where it cannot be written whole.
  private static func failure(writing text: String) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
