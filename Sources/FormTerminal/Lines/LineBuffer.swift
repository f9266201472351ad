#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines as they come from a descriptor.
struct LineBuffer {
  /// The longest line, in bytes; of a longer one, the rest is dropped.
  static let lineLimit = 1 << 20

  /// Whether nothing more comes.
  private(set) var hasEnded = false

  private var bytes: [UInt8] = []

  /// Whether what comes up to the next end of a line is the rest of one that was too long.
  private var isBeyondLimit = false

  /// The next line without its end, if it has come whole; the last one needs no end.
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

  /// Takes up what can be read of a descriptor.
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
