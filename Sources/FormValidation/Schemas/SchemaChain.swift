/// The fields of a schema, each leading to the next.
///
/// It judges as the list does, without counting a reference on the way, as a `ClauseChain` does.
final class SchemaChain: Sendable {
  private let entry: Schema.Entry
  private let place: Int
  private let next: SchemaChain?

  /// Links fields in order; of none, or of so many that they are better gone through in a loop,
  /// there is no chain.
  static func linking(_ entries: [Schema.Entry]) -> SchemaChain? {
    guard entries.count <= 64 else { return nil }
    return zip(entries, entries.indices).reversed().reduce(nil) { next, link in
      SchemaChain(link.0, at: link.1, before: next)
    }
  }

  private init(_ entry: Schema.Entry, at place: Int, before next: SchemaChain?) {
    self.entry = entry
    self.place = place
    self.next = next
  }

  /// The verdict of this field and all behind it.
  func verdict(on answers: Answers) -> Verdict {
    var whole = Verdict.valid
    merge(into: &whole, on: answers)
    return whole
  }

  private func merge(into whole: inout Verdict, on answers: Answers) {
    let found = entry.verdict(among: answers, at: place)
    if !found.isValid { whole.merge(found) }
    next?.merge(into: &whole, on: answers)
  }
}
