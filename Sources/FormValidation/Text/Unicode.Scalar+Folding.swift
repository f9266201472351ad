extension Unicode.Scalar {
  /// The scalar without the difference of upper and lower case.
  ///
  /// It is the lower case of the upper case, but for the dotless i, which is a letter of its own,
  /// and for Cherokee, whose older letters are the capitals.
  /// - Source: Unicode Character Database, CaseFolding.txt, status C and F.
  var foldedCase: String {
    switch value {
    case 0x131, 0x13A0...0x13F5: String(self)
    case 0x13F8...0x13FD, 0xAB70...0xABBF: properties.uppercaseMapping
    default:
      properties.uppercaseMapping.unicodeScalars.reduce(into: "") {
        $0 += $1.properties.lowercaseMapping
      }
    }
  }
}

extension String {
  /// The text without the difference of upper and lower case, in no particular language.
  var foldedCase: String { unicodeScalars.reduce(into: "") { $0 += $1.foldedCase } }

  /// The text without case and accents, for comparing loosely.
  ///
  /// A text that goes on has a folded text that goes on: no scalar depends on those behind it.
  /// - Complexity: O(n), in scalars.
  package var foldedLoosely: [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      scalar.decompose(compatibly: true) { part in
        if !part.isMark { folded += part.foldedCase.unicodeScalars.filter { !$0.isMark } }
      }
    }
    return folded
  }
}
