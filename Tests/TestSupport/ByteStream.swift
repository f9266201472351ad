/// Bytes that arrive in chunks; read by one thread at a time.
package final class ByteStream: @unchecked Sendable {
  private var rest: ArraySlice<UInt8>
  private let chunk: Int

  /// Creates a stream of bytes that arrive a number at a time.
  package init(_ bytes: [UInt8], chunk: Int = 1 << 20) {
    rest = bytes[...]
    self.chunk = chunk
  }

  /// Copies the next bytes into memory, and returns their number; 0 at the end.
  package func read(into memory: UnsafeMutableRawBufferPointer) -> Int {
    let next = rest.prefix(min(chunk, memory.count))
    memory.copyBytes(from: next)
    rest = rest.dropFirst(next.count)
    return next.count
  }
}

/// What was written; by one thread at a time.
package final class Transcript: @unchecked Sendable {
  /// The text so far.
  package private(set) var text = ""

  /// Creates an empty transcript.
  package init() {}

  /// Adds a part of the text.
  package func add(_ part: [UInt8]) { text += String(decoding: part, as: UTF8.self) }
}
