import FormUI
import Glibc
import SystemCalls

/// POSIX calls that terminals need.
extension Posix {
  /// Returns the home folder of a user of this machine; `nil` if there is no such user.
  ///
  /// The system's own function would load libraries, which a static program cannot rely on.
  static func home(of user: Substring) -> String? {
    let file = open("/etc/passwd", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let chunk = try? chunk(from: file), !chunk.isEmpty { bytes += chunk }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 7, parts[0].elementsEqual(user.utf8), !parts[5].isEmpty else { continue }
      return String(validating: parts[5], as: UTF8.self)
    }
    return nil
  }

  /// Creates a pipe that wakes its reader, and never blocks.
  static func makeWakingPipe() throws(TerminalError) -> (reading: Int32, writing: Int32) {
    do throws(Failure) {
      let ends = try makePipe()
      for end in [ends.reading, ends.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      return ends
    } catch {
      throw .refused(reason: error.reason)
    }
  }

  /// Writes a byte that wakes the reader of a pipe; a full pipe also wakes it.
  static func wake(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Empties a pipe that wakes its reader.
  static func drain(_ descriptor: Int32) {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while Glibc.read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
