extension Unicode.Scalar {
  /// Which way a scalar of a domain name is written.
  /// - Source: Unicode Standard Annex #9, table 4.
  enum Direction {
    case leftToRight
    /// Hebrew, Arabic and others, the classes R and AL.
    case rightToLeft
    case arabicNumber
    case europeanNumber
    /// A mark, which goes the way of what it stands on.
    case mark
    case neutral
  }

  /// Which way the scalar is written; exact for those that domain names may have.
  var direction: Direction {
    if isASCII {
      return isASCIILetter ? .leftToRight : isASCIIDigit ? .europeanNumber : .neutral
    }
    switch value {
    case 0x6F0...0x6F9: return .europeanNumber
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x890, 0x891, 0x8E2,
      0x10D30...0x10D39, 0x10D40...0x10D49, 0x10E60...0x10E7E:
      return .arabicNumber
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber:
      return isInRightToLeftBlock ? .rightToLeft : .leftToRight
    default: return isInRightToLeftBlock ? .rightToLeft : .neutral
    }
  }

  private var isInRightToLeftBlock: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
