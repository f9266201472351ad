import SourceText

/// The displayed texts that a comment truncates, as in `help: Use # for comments`.
///
/// These are only unquoted texts followed by `#` after a single space: two spaces, as YAML style
/// checkers require, mark an intended comment.
struct CutTexts {
  /// The keys of displayed texts.
  private static let keys: Set<String> = [
    "title", "intro", "section", "page", "note", "label", "help", "placeholder", "message", "hint",
    "confirm", "question", "submit", "next", "back", "cancel", "on", "off", "other",
  ]

  /// A warning for each.
  private(set) var findings: [Finding] = []

  private let source: SourceText

  /// Finds the texts in a form.
  init(in form: Node, of source: SourceText) {
    self.source = source
    // Most forms have no comment after a value, and need no second pass.
    var text = source.text
    let afterSpace = text.withUTF8 { bytes in
      bytes.indices.dropFirst().contains {
        bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1] == UInt8(ascii: " ")
      }
    }
    guard afterSpace else { return }
    inspect(into: form, isProse: false)
  }

  private mutating func inspect(into node: Node, isProse: Bool) {
    guard findings.count < Diagnostics.limit else { return }
    switch node.content {
    case .scalar: break
    case .list(let nodes): for node in nodes { inspect(into: node, isProse: false) }
    case .mapping(let entries):
      for entry in entries {
        if isProse || CutTexts.keys.contains(entry.name) { check(entry) }
        let isTranslated = CutTexts.keys.contains(entry.name) && entry.value.hasLanguages
        let holdsTexts = isProse || isTranslated || entry.name == "messages"
        inspect(into: entry.value, isProse: holdsTexts)
      }
    }
  }

  private mutating func check(_ entry: Node.Entry) {
    guard entry.value.spelling != nil, let text = entry.value.text else { return }
    let mark = entry.value.mark
    let line = source[line: mark.line].unicodeScalars.dropFirst(mark.column - 1)
    let length = text.unicodeScalars.count
    let rest = line.dropFirst(length)
    guard line.starts(with: text.unicodeScalars), rest.starts(with: " #".unicodeScalars) else {
      return
    }
    findings.append(
      Finding(
        Mark(line: mark.line, column: mark.column + length + 1),
        "\(entry.name.quoted) ends before the #; the rest of the line is a comment",
        extent: .part(0..<rest.count - 1),
        note: "quote the text to keep the rest, or put two spaces before a comment"
      )
    )
  }
}
