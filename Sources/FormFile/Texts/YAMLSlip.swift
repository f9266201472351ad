import SourceText

/// Mistakes that a scanner reports elsewhere, or not as what they are.
extension SourceText {
  /// Returns a finding about a bracket that is not closed, or a colon without a space after it, if
  /// that is why a scanner failed.
  func slip(behind error: YAMLError) -> Finding? {
    unclosedBracket(before: error.mark.line) ?? colonWithoutSpace(behind: error)
  }

  /// Returns a finding about the last bracket that is open where a line begins like an entry of the
  /// mapping or list around it.
  private func unclosedBracket(before last: Int) -> Finding? {
    let shown = max(1, min(last, lines.count))
    var open: [OpenBracket] = []
    for number in max(1, shown - SourceText.slipReach)...shown {
      let line = self[line: number]
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let indent = line.prefix { $0 == " " }.count
      if let bracket = open.last, line.beginsEntry, indent <= bracket.indent {
        return Finding(
          bracket.mark,
          "\(String(bracket.sign).quoted) is not closed",
          extent: .part(0..<1),
          note: "close it with \(bracket.sign == "[" ? "]" : "}"), or quote the text"
        )
      }
      line.countBrackets(&open, number, indent)
    }
    return nil
  }

  /// The number of lines before an error that are searched.
  private static let slipReach = 200

  /// Returns a finding about `key:value`, which is one word.
  private func colonWithoutSpace(behind error: YAMLError) -> Finding? {
    let start = error.activityMark?.line ?? error.mark.line
    for number in [start, error.mark.line, error.mark.line - 1] {
      let line = self[line: number]
      guard let match = line.wholeMatch(of: /(\s*(?:- +)?)([A-Za-z_]\w*):([^\s\/:].*)/) else {
        continue
      }
      return Finding(
        Mark(line: number, column: match.1.count + 1),
        "no space after the colon",
        note: "write \(match.2): \(match.3)"
      )
    }
    return nil
  }
}

extension Substring {
  /// Whether the line begins with a dash, or with a key and a colon.
  fileprivate var beginsEntry: Bool {
    let words = drop { $0 == " " }
    if words.hasPrefix("- ") || words == "-" { return true }
    let key = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let rest = words[key.endIndex...]
    return !key.isEmpty && (rest == ":" || rest.hasPrefix(": "))
  }

  /// Adds the brackets that the line opens, and removes those that it closes.
  fileprivate func countBrackets(_ open: inout [OpenBracket], _ number: Int, _ indent: Int) {
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = ":"
    for (offset, scalar) in unicodeScalars.enumerated() {
      defer { if scalar != " " { before = scalar } }
      if let current = quote {
        if scalar == current { quote = nil }
        continue
      }
      // Elsewhere, a quotation mark or a bracket is part of a text.
      let begins = ":-[{,".unicodeScalars.contains(before)
      switch scalar {
      case "\"", "'": if begins { quote = scalar }
      case "#" where offset == indent: return
      case "[", "{":
        guard begins else { continue }
        let mark = Mark(line: number, column: offset + 1)
        open.append(OpenBracket(mark: mark, indent: indent, sign: scalar))
      case "]", "}": _ = open.popLast()
      default: break
      }
    }
    // A text in quotation marks over several lines is not followed.
    if quote != nil { open.removeAll() }
  }
}

/// A bracket that was opened in a line with an indentation.
private struct OpenBracket {
  let mark: Mark
  let indent: Int
  let sign: Unicode.Scalar
}
