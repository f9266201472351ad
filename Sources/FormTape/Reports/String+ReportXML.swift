import FormValidation

extension String {
  /// The text as XML content, with line breaks; control characters are replaced by visible ones.
  var xmlContent: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).xml }
      .joined(separator: "\n")
  }

  /// The text as an XML attribute value on one line, including the quotation marks.
  var xmlAttribute: String { "\"\(xml)\"" }
}
