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
    // Stand-ins, and how characters are put together.
    case 0xFFFC, 0xFFFD, 0x2FF0...0x2FFF: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return standsForForbidden
    }
  }

  /// Whether the scalar stands for one of ASCII that no domain has, such as a space or a colon.
  private var standsForForbidden: Bool {
    properties.changesWhenNFKCCaseFolded
      && String(self).normalized(to: .nfkc).utf8.contains {
        $0.isForbiddenInHosts || $0 == UInt8(ascii: "%")
      }
  }
}
