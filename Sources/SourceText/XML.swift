import TerminalText

extension String {
  /// The text escaped for XML content and attributes.
  ///
  /// Characters that XML cannot contain, or that a terminal would obey, are made printable; line
  /// feeds become references.
  /// - Source: Extensible Markup Language (XML) 1.0, 2.2 "Characters".
  package var xml: String {
    var xml = ""
    for scalar in printableLines.unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "\n": xml += "&#10;"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}

extension String {
  /// The text as XML content, with line breaks; control characters are replaced by visible ones.
  package var xmlContent: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).xml }
      .joined(separator: "\n")
  }

  /// The text as an XML attribute value on one line, including the quotation marks.
  package var xmlAttribute: String { "\"\(xml)\"" }
}
