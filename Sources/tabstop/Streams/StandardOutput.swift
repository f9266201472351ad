import Foundation

/// Where answers go.
enum StandardOutput {
  /// Writes a text whole.
  static func write(_ text: String) throws(Trouble) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Trouble("standard output cannot be written: \(String(cString: strerror(errno)))")
      }
    }
  }
}
