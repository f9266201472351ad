/// A cache of results by key, cleared when it grows too large.
struct Cache<Key: Hashable, Content> {
  /// The maximum size, in bytes; a key without long texts takes about 64.
  private static var limit: Int { 262_144 }

  private var known: [Key: Content] = [:]
  private var size = 0

  /// Creates an empty memory.
  init() {}

  /// The cached result for a key.
  subscript(key: Key) -> Content? { known[key] }

  /// Caches the result for a key, with texts of a number of bytes, and returns it.
  @discardableResult
  mutating func remember(
    _ content: Content,
    of key: Key,
    textSize: Int = 0
  ) -> Content {
    if size > Cache.limit { (known, size) = ([:], 0) }
    known[key] = .some(content)
    size += 64 + textSize
    return content
  }
}

extension Cache: Sendable where Key: Sendable, Content: Sendable {}
