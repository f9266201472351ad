/// Markdown of GitHub for forms, which have less markup.
extension String {
  /// The text as a note: headings are bold, and comments are left out.
  var asNote: String {
    let lines = withoutComments.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.heading.map { "**\($0.replacing("**", with: ""))**" } ?? String($0) }
      .joined(separator: "\n").replacing("![", with: "[")
  }

  /// The text without bold parts and comments, and with the addresses of links in parentheses.
  var asPlainText: String {
    withoutComments.replacing(#/!?\[([^\]\[]*)\]\(([^()\s]+)\)/#) { "\($0.1) (\($0.2))" }
      .replacing("**", with: "")
  }

  /// The text without comments, each with the rest of its line if that is blank.
  private var withoutComments: String {
    var kept = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "<!--"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
      let next = rest.drop { $0 == " " || $0 == "\t" }
      if next.first == "\n" { rest = next.dropFirst() }
    }
    return kept + rest
  }
}

extension Substring {
  /// The text of a heading, without the marks around it; `nil` for any other line.
  fileprivate var heading: Substring? {
    let level = prefix { $0 == "#" }.count
    let rest = dropFirst(level)
    guard 1...6 ~= level, let first = rest.first, first == " " || first == "\t" else { return nil }
    let text = rest.withoutSpaces
    let bare = Substring(text.reversed().drop { $0 == "#" }.reversed())
    // Marks at the end count only after a space.
    let isClosed = bare.isEmpty || bare.last == " " || bare.last == "\t"
    let title = isClosed ? bare.withoutSpaces : text
    return title.isEmpty ? nil : title
  }

  /// The text without spaces and tabs at its ends.
  private var withoutSpaces: Substring {
    guard let last = lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return self[...last].drop { $0 == " " || $0 == "\t" }
  }
}
