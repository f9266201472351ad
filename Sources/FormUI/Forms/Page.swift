/// The fields of a form that are asked on one screen.
public struct Page: Hashable, Sendable {
  /// What it is called; nothing where the form's title says it.
  public let title: String?

  /// The places of its fields in the form, from 0.
  public let places: Range<Int>
}

extension Form {
  /// The pages in order; one at least.
  /// - Complexity: O(n), in sections.
  public var pages: [Page] {
    let breaks = sections.filter { $0.kind == .page }
    let ends = breaks.dropFirst().map(\.start) + [fields.count]
    var pages = zip(breaks, ends).map { Page(title: $0.title, places: $0.start..<$1) }
    let first = breaks.first?.start ?? fields.count
    if first > 0 || pages.isEmpty { pages.insert(Page(title: nil, places: 0..<first), at: 0) }
    return pages
  }
}
