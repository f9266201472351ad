import FormValidation

extension String {
  /// The text between tags, by lines; characters that cannot be seen have pictures in their place.
  var xmlContent: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).xml }
      .joined(separator: "\n")
  }

  /// The text as the value of an attribute, quotation marks included, on one line.
  var xmlAttribute: String { "\"\(xml)\"" }
}
