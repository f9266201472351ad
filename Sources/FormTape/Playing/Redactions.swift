import FormUI
public import FormValidation

/// Replacements of text in snapshots and reports, such as a date.
public struct Redactions: Sendable {
  private var rows: [(pattern: SearchPattern, replacement: String)] = []

  /// Creates an empty list.
  public init() {}

  /// Whether there is nothing to redact.
  public var isEmpty: Bool { rows.isEmpty }

  /// Adds a pattern and its replacement.
  public mutating func add(_ pattern: SearchPattern, _ replacement: String) {
    rows.append((pattern, replacement))
  }

  /// Returns a line with all matches replaced, at the same width.
  ///
  /// A replacement is padded or cut to the width of the match, so that columns stay aligned.
  public func applied(to line: String) -> String {
    rows.reduce(line) { line, row in
      var utf8 = Array(line.utf8)
      for range in row.pattern.ranges(in: line).reversed() {
        let found = String(decoding: utf8[range], as: UTF8.self)
        utf8.replaceSubrange(range, with: row.replacement.sized(to: found.cellWidth).utf8)
      }
      return String(decoding: utf8, as: UTF8.self)
    }
  }
}

extension String {
  /// Returns the text, cut or padded with blanks to a width in cells.
  fileprivate func sized(to columns: Int) -> String {
    var (kept, width) = ("", 0)
    for character in self {
      let cells = String(character).cellWidth
      guard width + cells <= columns else { break }
      kept.append(character)
      width += cells
    }
    return kept + String(repeating: " ", count: columns - width)
  }
}
