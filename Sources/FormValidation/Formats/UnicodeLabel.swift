/// A label of a domain name in Unicode.
struct UnicodeLabel {
  /// The letters.
  let scalars: [Unicode.Scalar]

  /// Creates a label from letters.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Creates the label that an ASCII label represents, which begins with `xn--` in any case.
  ///
  /// If it encodes only ASCII, it represents no label.
  init?(spelled bytes: some BidirectionalCollection<UInt8>) {
    guard bytes.beginsALabel, let scalars = Punycode.decoded(bytes.dropFirst(4)),
      scalars.contains(where: { !$0.isASCII })
    else { return nil }
    // Plain letters may be encoded in uppercase; they mean lowercase.
    self.scalars = scalars.map { "A"..."Z" ~= $0 ? $0.foldedForDomain : $0 }
  }

  /// The number of bytes of the label in ASCII.
  var length: Int {
    scalars.allSatisfy(\.isASCII) ? scalars.count : 4 + Punycode.length(of: scalars)
  }

  /// Whether a domain name can have the label, regardless of its direction.
  /// - Source: RFC 5891, 4.2.3.
  var isValid: Bool {
    guard let first = scalars.first, let last = scalars.last, first != "-", last != "-",
      !hasTwoHyphens, !first.isMark
    else { return false }
    return isInOrder && hasValidNeighbors && scalars.allSatisfy { $0.domainUse != .disallowed }
  }

  /// Whether the third and fourth characters are hyphens, which is reserved for ASCII labels.
  var hasTwoHyphens: Bool { scalars.count > 3 && scalars[2] == "-" && scalars[3] == "-" }

  /// Whether marks are in their canonical order, as composed texts have them.
  var isInOrder: Bool {
    zip(scalars, scalars.dropFirst()).allSatisfy { left, right in
      let order = right.properties.canonicalCombiningClass
      return order == .notReordered || left.properties.canonicalCombiningClass <= order
    }
  }

  /// Whether each scalar that needs certain neighbors has them.
  private var hasValidNeighbors: Bool {
    scalars.indices.allSatisfy { index in
      switch scalars[index].domainUse {
      case .joining: isJoinerValid(at: index)
      case .contextual: isValid(at: index)
      case .valid, .disallowed: true
      }
    }
  }

  /// Whether joiners are only where scripts need them.
  var hasValidJoiners: Bool {
    scalars.indices.allSatisfy { scalars[$0].domainUse != .joining || isJoinerValid(at: $0) }
  }

  /// - Source: RFC 5892, A.1 and A.2.
  private func isJoinerValid(at index: Int) -> Bool {
    guard index > 0 else { return false }
    if scalars[index - 1].properties.canonicalCombiningClass == .virama { return true }
    guard scalars[index].value == 0x200C else { return false }
    let before = scalars[..<index].last { JoiningType($0) != .transparent }
    let after = scalars[(index + 1)...].first { JoiningType($0) != .transparent }
    guard let before, let after else { return false }
    return [.left, .dual].contains(JoiningType(before))
      && [.right, .dual].contains(JoiningType(after))
  }

  /// - Source: RFC 5892, A.3 to A.9.
  private func isValid(at index: Int) -> Bool {
    switch scalars[index].value {
    case 0xB7:
      index > 0 && index + 1 < scalars.count && scalars[index - 1] == "l"
        && scalars[index + 1] == "l"
    case 0x375: index + 1 < scalars.count && Script.greek.contains(scalars[index + 1])
    case 0x5F3, 0x5F4: index > 0 && Script.hebrew.contains(scalars[index - 1])
    case 0x30FB: scalars.contains(where: \.isJapanese)
    case 0x660...0x669: !scalars.contains { 0x6F0...0x6F9 ~= $0.value }
    default: !scalars.contains { 0x660...0x669 ~= $0.value }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is written in Hiragana, Katakana or Han.
  fileprivate var isJapanese: Bool {
    [Script.hiragana, .katakana, .han].contains { $0.contains(self) }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes begin with `xn--`, in any case, as an ASCII label that represents another
  /// one does.
  var beginsALabel: Bool {
    // Usually the first byte decides.
    guard first?.capital == UInt8(ascii: "X") else { return false }
    return prefix(4).lazy.map { $0.capital ?? $0 }.elementsEqual("XN--".utf8)
  }
}

extension Unicode.Scalar {
  /// How a domain name may use a scalar.
  /// - Source: RFC 5892, 2 and 3; the exceptions are those of 2.6.
  enum DomainUse {
    case valid
    /// A joiner, which needs certain neighbors.
    case joining
    /// A scalar of another kind that needs certain neighbors.
    case contextual
    case disallowed
  }

  /// How a domain name may use the scalar.
  var domainUse: DomainUse {
    if isASCII { return isASCIIDigit || "a"..."z" ~= self || self == "-" ? .valid : .disallowed }
    switch value {
    case 0x200C, 0x200D: return .joining
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: return .contextual
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: return .valid
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return .disallowed
    // Old Hangul letters, and blocks for notation.
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

  /// The scalar as meant in a domain name: in lowercase, and without wide forms.
  /// - Source: RFC 5895, 2; of wide forms, those of ASCII.
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
