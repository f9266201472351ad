import TerminalText

/// Text wrapped at a width that every terminal has, also beside the margin of a manual page.
struct ReferenceText {
  /// The largest width of a line.
  static let width = 75

  /// The lines so far, each with a line break.
  private(set) var text = ""

  /// Adds a paragraph.
  mutating func add(_ paragraph: String) {
    for line in ReferenceText.lines(of: paragraph, width: ReferenceText.width) { addLine(line) }
  }

  /// Adds an empty line.
  mutating func addBreak() {
    text += "\n"
  }

  /// Adds rows of two columns, the second wrapped beside the first.
  mutating func add(rows: [(name: String, meaning: String)], indent: Int = 0) {
    let column = indent + (rows.map(\.name.count).max() ?? 0) + 2
    for row in rows {
      var start = String(repeating: " ", count: indent) + row.name
      for line in ReferenceText.lines(of: row.meaning, width: ReferenceText.width - column) {
        addLine(start.padded(to: column) + line)
        start = ""
      }
    }
  }

  /// Adds lines without wrapping.
  mutating func add(lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      addLine(String(line))
    }
  }

  private mutating func addLine(_ line: String) {
    text += line + "\n"
  }

  /// Wraps the words of a text to a width; a longer word has its own line.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
