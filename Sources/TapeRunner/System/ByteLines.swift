import Glibc
import SystemCalls

/// Lines read from a descriptor.
struct ByteLines {
  let descriptor: Int32

  /// Whether the end was read.
  private(set) var hasEnded = false

  private var rest: [UInt8] = []

  /// The number of bytes of the rest known to contain no line break.
  private var searched = 0

  /// Creates the lines of a descriptor.
  init(of descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its line break, after reading until there is one; `nil` at the
  /// end.
  mutating func next() -> String? {
    while true {
      if let line = takeLine() { return line }
      if hasEnded { return nil }
      receive()
    }
  }

  /// Returns the next line that was read; `nil` if there is none.
  mutating func takeLine() -> String? {
    guard let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = rest.count
      return nil
    }
    defer {
      rest.removeFirst(end + 1)
      searched = 0
    }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Reads the available bytes; waits if there are none, unless the descriptor is nonblocking.
  mutating func receive() {
    do throws(Posix.Failure) {
      let chunk = try Posix.chunk(from: descriptor)
      rest += chunk
      hasEnded = hasEnded || chunk.isEmpty
    } catch {
      hasEnded = hasEnded || error.number != EAGAIN
    }
  }
}
