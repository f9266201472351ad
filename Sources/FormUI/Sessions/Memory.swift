/// What has been found out about some keys; cleared once it takes too much room.
package struct Memory<Key: Hashable, Content> {
  /// The most to remember, in bytes; a key without long texts takes about 64.
  @usableFromInline static var limit: Int { 262_144 }

  @usableFromInline var known: [Key: Content] = [:]
  @usableFromInline var size = 0

  /// Creates an empty memory.
  @inlinable package init() {}

  /// What is known about a key.
  @inlinable package subscript(key: Key) -> Content? { known[key] }

  /// Remembers what was found out about a key, with texts of so many bytes, and returns it.
  @discardableResult
  @inlinable package mutating func remember(
    _ content: Content,
    of key: Key,
    textSize: Int = 0
  ) -> Content {
    if size > Memory.limit { (known, size) = ([:], 0) }
    known[key] = .some(content)
    size += 64 + textSize
    return content
  }
}

extension Memory: Sendable where Key: Sendable, Content: Sendable {}
