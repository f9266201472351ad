extension String {
  /// The text as XML has it between tags and in quotation marks.
  ///
  /// What XML cannot hold, even as a reference, has a stand-in.
  /// - Source: Extensible Markup Language (XML) 1.0, 2.2 "Characters".
  var xml: String {
    var xml = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "\t", "\n", "\r": xml += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
