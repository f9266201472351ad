import Foundation

/// Writes a text to a descriptor, and returns the system's reason if it cannot be written
/// completely.
func failure(writing text: String, to descriptor: Int32) -> Int32? {
  failure(writing: Array(text.utf8), to: descriptor)
}

/// Writes bytes to a descriptor, and returns the system's reason if they cannot all be written.
func failure(writing bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}
