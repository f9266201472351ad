/// A cache of results by key, cleared when it grows too large.
struct Cache<Key: Hashable, Content> {
  /// The maximum size, in bytes; a key without long texts takes about 64.
  private let limit: Int

  private var known: [Key: Content] = [:]
  private var size = 0

  /// Creates an empty cache, for one field of a form or for all.
  init(_ share: CacheShare = CacheShare(fieldCount: 1)) {
    limit = share.byteCount
  }

  /// The cached result for a key.
  subscript(key: Key) -> Content? { known[key] }

  /// Caches the result for a key, with texts of a number of bytes, and returns it.
  @discardableResult
  mutating func remember(
    _ content: Content,
    of key: Key,
    textSize: Int = 0
  ) -> Content {
    if size > limit { (known, size) = ([:], 0) }
    known[key] = .some(content)
    size += 64 + textSize
    return content
  }
}

extension Cache: Sendable where Key: Sendable, Content: Sendable {}

/// How much the caches of one field hold, so that those of 10,000 take no more than those of 64.
struct CacheShare {
  private let fieldCount: Int

  init(fieldCount: Int) {
    self.fieldCount = max(fieldCount, 64)
  }

  /// The maximum size of a `Cache`, in bytes.
  var byteCount: Int { 16_777_216 / fieldCount }

  /// The number of texts whose verdict is cached.
  var textCount: Int { max(65_536 / fieldCount, 8) }
}
