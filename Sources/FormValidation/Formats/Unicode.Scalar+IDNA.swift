extension Unicode.Scalar {
  /// What a domain name thinks of a scalar.
  /// - Source: RFC 5892, 2 and 3; the exceptions are those of 2.6.
  enum DomainUse {
    case valid
    /// A joiner, which needs certain neighbours.
    case joining
    /// A scalar of another kind that needs certain neighbours.
    case contextual
    case disallowed
  }

  /// Whether a domain name may have the scalar.
  var domainUse: DomainUse {
    if isASCII { return isASCIIDigit || "a"..."z" ~= self || self == "-" ? .valid : .disallowed }
    switch value {
    case 0x200C, 0x200D: return .joining
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: return .contextual
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: return .valid
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return .disallowed
    // Letters of old Hangul, and blocks for notation.
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: return .disallowed
    case 0x20D0...0x20FF, 0x1D100...0x1D1FF, 0x1D200...0x1D24F: return .disallowed
    default: break
    }
    guard !properties.changesWhenNFKCCaseFolded, !properties.isDefaultIgnorableCodePoint else {
      return .disallowed
    }
    return switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      .valid
    default: .disallowed
    }
  }

  /// Whether the scalar separates the labels of a domain name.
  /// - Source: RFC 3490, 3.1, number 1.
  var isDomainDot: Bool {
    switch value {
    case 0x2E, 0x3002, 0xFF0E, 0xFF61: true
    default: false
    }
  }

  /// The scalar as people mean it in a domain name: in small letters, and as wide as others.
  /// - Source: RFC 5895, 2; of wide forms those of ASCII.
  var foldedForDomain: Unicode.Scalar {
    if "A"..."Z" ~= self { return Unicode.Scalar(UInt8(value + 0x20)) }
    if isASCII { return self }
    if 0xFF01...0xFF5E ~= value {
      return (Unicode.Scalar(value - 0xFEE0) ?? self).foldedForDomain
    }
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first ?? self : self
  }
}
