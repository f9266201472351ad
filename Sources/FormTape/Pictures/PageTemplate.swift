/// The text of a page in which names in braces, `{{title}}`, stand for what differs.
struct PageTemplate {
  private let text: String

  /// Creates a template.
  init(_ text: String) {
    self.text = text
  }

  /// Returns the page with parts in place of their names; unknown names are removed or kept.
  func filled(_ parts: [String: String], keepingRest: Bool = false) -> String {
    var page = ""
    for (number, piece) in text.split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated()
    {
      let ends = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard number > 0, ends.count == 2 else {
        page += piece
        continue
      }
      page += (parts[String(ends[0])] ?? (keepingRest ? "{{\(ends[0])}}" : "")) + ends[1]
    }
    return page
  }
}
