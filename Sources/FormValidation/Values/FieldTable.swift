/// Content of fields, by field name.
struct FieldTable<Content> {
  /// The entries of the first few fields, in the order in which they were added: for a few names,
  /// comparing is faster than hashing.
  private var few: [(field: FieldID, content: Content)] = []

  /// The entries of fields that were added after those, or after capacity was reserved.
  private var others: [FieldID: Content] = [:]

  /// The number of entries that count as few.
  private static var fewLimit: Int { 8 }

  /// The entry of a field; `nil` if there is none.
  subscript(field: FieldID) -> Content? {
    get { index(of: field).map { few[$0].content } ?? others[field] }
    set {
      guard let newValue else { return remove(field) }
      if let index = index(of: field) {
        few[index].content = newValue
      } else if few.count < Self.fewLimit, others[field] == nil {
        few.append((field, newValue))
      } else {
        others[field] = newValue
      }
    }
  }

  /// Changes the entry of a field in place, from an initial one if there is none.
  mutating func change(
    _ field: FieldID,
    from initial: Content,
    _ body: (inout Content) -> Void
  ) {
    var content = self[field] ?? initial
    // If the table also held it, it would be copied.
    remove(field)
    body(&content)
    self[field] = content
  }

  private mutating func remove(_ field: FieldID) {
    if let index = index(of: field) {
      few.remove(at: index)
    } else {
      others[field] = nil
    }
  }

  private func index(of field: FieldID) -> Int? {
    few.firstIndex { $0.field == field }
  }

  /// Reserves capacity for a number of entries.
  mutating func reserveCapacity(_ count: Int) {
    if count > Self.fewLimit { others.reserveCapacity(count) }
  }

  /// All entries: the first few in the order in which they were added, and the others in any order.
  var entries: (few: [(field: FieldID, content: Content)], others: [FieldID: Content]) {
    (few, others)
  }
}

extension FieldTable: Sendable where Content: Sendable {}
