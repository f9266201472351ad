/// Writes a text to a descriptor, and returns the system's reason if it cannot be written
/// completely.
func failure(writing text: String, to descriptor: Int32) -> Int32? {
  Posix.writeAll(text, to: descriptor)
}

/// Writes bytes to a descriptor, and returns the system's reason if they cannot all be written.
func failure(writing bytes: [UInt8], to descriptor: Int32) -> Int32? {
  Posix.writeAll(String(decoding: bytes, as: UTF8.self), to: descriptor)
}
