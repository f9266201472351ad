extension Unicode.Scalar {
  /// Whether the scalar is a letter of any script.
  /// - Source: Unicode Standard, 4.5, the general categories L.
  var isLetter: Bool {
    if isASCII { return isASCIILetter }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the scalar belongs to the one before it, as an accent does.
  /// - Source: Unicode Standard, 4.5, the general categories M.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is a decimal digit of any script.
  /// - Source: Unicode Standard, 4.5, the general category Nd.
  var isDecimalDigit: Bool {
    isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber
  }

  /// Whether the scalar is punctuation or a symbol.
  /// - Source: Unicode Standard, 4.5, the general categories P and S.
  var isSpecial: Bool {
    if isASCII { return "!"..."~" ~= self && !isASCIILetter && !isASCIIDigit }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether the scalar is one of A to Z or a to z.
  var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }

  /// Whether the scalar is one of 0 to 9.
  package var isASCIIDigit: Bool { "0"..."9" ~= self }

  /// Whether the scalar ends a line.
  /// - Source: Unicode Standard, 5.8, table 5-2.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether the scalar is a space, or any white space if requested.
  func isSpace(any: Bool) -> Bool { any ? properties.isWhitespace : self == " " }

  /// Whether the scalar joins emoji or selects how one is displayed.
  /// - Source: Unicode Technical Standard #51, 1.4.
  var isEmojiJoiner: Bool {
    switch value {
    case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The scalar without case differences.
  ///
  /// It is the lowercase of the uppercase, except for the dotless i, which is a separate letter,
  /// for the capital ß, which is two letters like the small one, and for Cherokee, whose older
  /// letters are the capitals.
  /// - Source: Unicode Character Database, CaseFolding.txt, status C and F.
  var foldedCase: String {
    switch value {
    case 0x131, 0x13A0...0x13F5: String(self)
    case 0x1E9E: "ss"
    case 0x13F8...0x13FD, 0xAB70...0xABBF: properties.uppercaseMapping
    default:
      properties.uppercaseMapping.unicodeScalars.reduce(into: "") {
        $0 += $1.properties.lowercaseMapping
      }
    }
  }
}

extension String {
  /// The text without case differences, in no particular language.
  var foldedCase: String { unicodeScalars.reduce(into: "") { $0 += $1.foldedCase } }

  /// The text without case and accents, for comparing loosely.
  ///
  /// A longer text has a longer folded text: no scalar depends on those after it.
  /// - Complexity: O(n), in scalars.
  package var foldedLoosely: [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      scalar.decompose(compatibly: true) { part in
        // ASCII and letters without case, a tenth of the time of others: lists can have 100,000
        // options.
        if part.isASCII {
          let isCapital = "A"..."Z" ~= part
          return folded.append(isCapital ? Unicode.Scalar(UInt8(part.value) | 0x20) : part)
        }
        if part.properties.generalCategory == .otherLetter { return folded.append(part) }
        if !part.isMark { folded += part.foldedCase.unicodeScalars.filter { !$0.isMark } }
      }
    }
    return folded
  }
}

extension Unicode.Scalar {
  /// The base letters of a lowercase letter of Latin-1 or Latin Extended-A that has no
  /// decomposition; `nil` for any other.
  /// - Source: CLDR 46, the transliteration Latin-ASCII.
  package var baseLetters: String? {
    switch self {
    case "æ": "ae"
    case "ð", "đ": "d"
    case "ħ": "h"
    case "ı": "i"
    case "ĸ": "q"
    case "ł": "l"
    case "ŋ": "n"
    case "ø": "o"
    case "œ": "oe"
    case "ŧ": "t"
    case "þ": "th"
    default: nil
    }
  }
}
