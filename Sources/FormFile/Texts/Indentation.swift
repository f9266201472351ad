import SourceText

/// The columns, from 0, at which a line of YAML begins something: its dashes and its first word.
struct Indentation {
  private let dashes: [Int]
  private let word: Int
  private let hasKey: Bool

  /// Returns a finding about the indentation of a line, from 1, at which a scanner failed: no line
  /// above has the same one, but one has nearly the same; `nil` otherwise.
  static func slip(inLine number: Int, of source: SourceText) -> Finding? {
    guard source.lines.indices.contains(number - 1),
      let line = Indentation(of: source.lines[number - 1]), line.hasKey
    else { return nil }
    let indent = line.dashes.first ?? line.word
    var levels: [(column: Int, isDash: Bool)] = []
    var limit = Int.max
    for above in source.lines[..<(number - 1)].reversed() where limit > 0 {
      guard let above = Indentation(of: above) else { continue }
      levels += [(above.word, false)] + above.dashes.map { ($0, true) }.filter { $0.0 < limit }
      limit = min(limit, above.dashes.first ?? above.word)
    }
    guard !levels.contains(where: { $0.column == indent }) else { return nil }
    let open = levels.filter { $0.isDash == !line.dashes.isEmpty }.map(\.column)
    guard let nearest = open.min(by: { abs($0 - indent) < abs($1 - indent) }),
      abs(nearest - indent) <= 3
    else { return nil }
    return Finding(
      Mark(line: number, column: indent + 1),
      "indented by \(spaces(indent)), unlike every line above it",
      note: "indent it by \(spaces(nearest))"
    )
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  /// Reads a line; `nil` if it is blank or only a comment.
  private init?(of line: Substring) {
    var dashes: [Int] = []
    var column = 0
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "-", rest.first ?? " " == " " {
        dashes.append(column)
      } else if scalar != " " {
        guard scalar != "#" else { return nil }
        self.dashes = dashes
        word = column
        hasKey = !dashes.isEmpty || rest.contains(":")
        return
      }
      column += 1
    }
    return nil
  }
}
