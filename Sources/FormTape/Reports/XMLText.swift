import Diagnostics

extension String {
  /// The text between tags: by lines, what XML cannot hold replaced by what can be seen.
  ///
  /// Not even a reference may stand for a control character.
  /// - Source: Extensible Markup Language 1.0, 2.2.
  var xmlContent: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).shown.escaped(attribute: false) }
      .joined(separator: "\n")
  }

  /// The text as the value of an attribute, quotation marks included, on one line.
  var xmlAttribute: String {
    "\"\(shown.escaped(attribute: true))\""
  }

  private func escaped(attribute: Bool) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where attribute: escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
