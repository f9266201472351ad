/// The fields of a form that are shown on one screen.
public struct Page: Hashable, Sendable {
  /// The title; `nil` if only the form has one.
  public let title: String?

  /// The indices of its fields in the form.
  public let places: Range<Int>
}

extension Form {
  /// The pages in order; at least one.
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
