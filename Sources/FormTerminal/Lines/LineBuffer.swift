#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines read from a descriptor.
struct LineBuffer {
  /// The longest line, in bytes; the rest of a longer one is dropped.
  static let lineLimit = 1 << 20

  /// Whether the input has ended.
  private(set) var hasEnded = false

  private var bytes: [UInt8] = []

  /// Whether input up to the next line break is the rest of a line that was too long.
  private var isBeyondLimit = false

  /// Returns the next complete line without its line break; the last one needs none.
  mutating func next() -> String? {
    if isBeyondLimit {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      isBeyondLimit = end == nil
      bytes.removeSubrange(..<(end.map { $0 + 1 } ?? bytes.count))
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    guard end != nil || hasEnded && !bytes.isEmpty || bytes.count >= LineBuffer.lineLimit else {
      return nil
    }
    var line = bytes[..<(end ?? bytes.count)]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    bytes.removeSubrange(..<(end.map { $0 + 1 } ?? bytes.count))
    isBeyondLimit = end == nil
    return text
  }

  /// Reads the available input of a descriptor.
  mutating func read(from descriptor: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    #if canImport(Glibc)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    #else
    let count = chunk.withUnsafeMutableBytes { Darwin.read(descriptor, $0.baseAddress, $0.count) }
    #endif
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
    }
  }
}
