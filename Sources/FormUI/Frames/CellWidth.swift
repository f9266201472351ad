import FormValidation

extension String {
  /// The cells a terminal gives the text: the sum of its characters' widths.
  /// - Complexity: O(n), in bytes.
  public var cellWidth: Int {
    isPrintableASCII ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.cellWidth }
  }
}

extension Character {
  /// The cells a terminal gives the character.
  public var cellWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.cellWidth }
  }
}
