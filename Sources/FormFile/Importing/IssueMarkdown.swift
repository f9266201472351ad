import FormWidgets
import Forms

/// Markdown of GitHub for forms, whose notes are CommonMark.
extension String {
  /// The text as a note, with tables as code and the kinds of alerts in bold, which CommonMark
  /// lacks; empty if nothing of it is shown.
  var asNote: String {
    let alert = #/^([ >]*)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*$/#
    let text = replacing(alert.anchorsMatchLineEndings()) {
      // Two blanks at the end of a line keep the next one apart.
      "\($0.1)**\($0.2.capitalized)**  "
    }
    return Markup(text, .unicode).isEmpty ? "" : text.fencingTables
  }

  /// The lines of the text without its markup, and with the addresses of links in parentheses.
  var asPlainText: String { Markup(self, .unicode).spokenLines.joined(separator: "\n") }

  /// The same for a text in one line, which begins no list or heading.
  var asPlainLine: String {
    let start = "a "
    let line = split { $0.isNewline }.joined(separator: " ")
    return String((start + line).asPlainText.dropFirst(start.count))
  }

  /// The text with its tables as code, whose lines stay apart.
  private var fencingTables: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    var fenced: [Substring] = []
    var isTable = false
    for (line, next) in zip(lines, lines.dropFirst() + [""]) {
      let hasCells = line.contains("|")
      if isTable != (hasCells && (isTable || next.isTableRule)) {
        isTable.toggle()
        fenced.append("```")
      }
      fenced.append(line)
    }
    return (fenced + (isTable ? ["```"] : [])).joined(separator: "\n")
  }
}

extension Substring {
  /// Whether it is the line below the head of a table.
  fileprivate var isTableRule: Bool {
    contains("|") && contains("-") && allSatisfy { "|-: \t".contains($0) }
  }

  /// The word in lower case after its first letter.
  fileprivate var capitalized: String { prefix(1) + dropFirst().lowercased() }
}
