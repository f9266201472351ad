import FormValidation

extension String {
  /// The text as XML has it between tags and in quotation marks.
  ///
  /// What XML cannot hold, or a terminal would obey, is made printable; line feeds are references.
  /// - Source: Extensible Markup Language (XML) 1.0, 2.2 "Characters".
  var xml: String {
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
