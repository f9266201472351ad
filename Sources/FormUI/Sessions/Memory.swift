/// A cache of results by key, cleared when it grows too large.
package struct Memory<Key: Hashable, Content> {
  /// The maximum size, in bytes; a key without long texts takes about 64.
  @usableFromInline static var limit: Int { 262_144 }

  @usableFromInline var known: [Key: Content] = [:]
  @usableFromInline var size = 0

  /// Creates an empty memory.
  @inlinable package init() {}

  /// The cached result for a key.
  @inlinable package subscript(key: Key) -> Content? { known[key] }

  /// Caches the result for a key, with texts of a number of bytes, and returns it.
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
