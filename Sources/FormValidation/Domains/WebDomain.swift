/// A domain as browsers understand it, where it is not plain ASCII.
///
/// Of the mappings these are done: small letters, wide forms, dots of other scripts, and what is
/// left out. Letters that compatibility would replace are taken as they stand, and so are letters
/// that could be composed with the marks behind them.
/// - Source: Unicode Technical Standard #46, 4, without STD3 rules, transitional mapping and length
///   limits, as the URL Living Standard, 3.3, has it.
struct WebDomain {
  /// The domain in small letters.
  let scalars: [Unicode.Scalar]

  /// Reads a domain; nothing where browsers refuse it.
  init?(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where !scalar.isLeftOutOfDomains {
      let meant = scalar.isDomainDot ? "." : scalar.foldedForDomain
      guard !meant.isForbiddenInDomains else { return nil }
      scalars.append(meant)
    }
    self.scalars = scalars
    var direction = DomainDirection()
    for part in scalars.split(separator: ".") {
      guard let label = WebDomain.label(Array(part)) else { return nil }
      direction.add(label.scalars)
    }
    guard direction.isValid else { return nil }
  }

  /// What a label stands for, if it can.
  private static func label(_ scalars: [Unicode.Scalar]) -> UnicodeLabel? {
    var label = UnicodeLabel(scalars)
    if scalars.starts(with: "xn--".unicodeScalars) {
      guard scalars.allSatisfy(\.isASCII),
        let spelled = UnicodeLabel(spelled: scalars.map { UInt8(ascii: $0) }),
        !spelled.scalars.contains(where: { $0.isForbiddenInDomains || $0.isMappedInDomains })
      else { return nil }
      label = spelled
    }
    guard let first = label.scalars.first, !first.isMark, label.isInOrder, label.hasValidJoiners
    else { return nil }
    return label
  }
}

extension Unicode.Scalar {
  /// Whether a domain is the same without the scalar.
  fileprivate var isLeftOutOfDomains: Bool {
    switch value {
    case 0xAD, 0x34F, 0x180B...0x180F, 0x200B, 0x2060, 0x2064, 0xFE00...0xFE0F, 0xFEFF,
      0x1BCA0...0x1BCA3, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether the scalar stands for others, and so is not in a domain that is spelled out.
  fileprivate var isMappedInDomains: Bool {
    switch value {
    // The letters that once stood for others.
    case 0xDF, 0x3C2, 0x200C, 0x200D: false
    default: properties.changesWhenNFKCCaseFolded
    }
  }

  /// Whether no domain can have the scalar, or what stands for it has something forbidden.
  fileprivate var isForbiddenInDomains: Bool {
    if isASCII { return false }
    switch value {
    case 0x200C, 0x200D: return false
    // Marks on their own, which stand for a space with a mark.
    case 0xA8, 0xAF, 0xB4, 0xB8, 0x2D8...0x2DD, 0x37A, 0x384, 0x385, 0x1FBD, 0x1FBF...0x1FC1,
      0x1FCD...0x1FCF, 0x1FDD...0x1FDF, 0x1FED, 0x1FEE, 0x1FFD, 0x1FFE, 0x2017, 0x203E, 0x309B,
      0x309C, 0xFC5E...0xFC63, 0xFDFA, 0xFDFB, 0xFE49...0xFE4C, 0xFE70, 0xFE72, 0xFE74, 0xFE76,
      0xFE78, 0xFE7A, 0xFE7C, 0xFE7E, 0xFFE3:
      return true
    // Signs that stand for ones of ASCII that no host has.
    case 0x2047...0x2049, 0x2100, 0x2101, 0x2105, 0x2106, 0x2A74, 0xFE13, 0xFE16, 0xFE47, 0xFE48,
      0xFE55, 0xFE56, 0xFE5F, 0xFE64, 0xFE65, 0xFE68, 0xFE6A, 0xFE6B:
      return true
    // Stand-ins, and how characters are put together.
    case 0xFFFC, 0xFFFD, 0x2FF0...0x2FFF: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return false
    }
  }
}
