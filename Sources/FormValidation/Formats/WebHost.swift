/// The host of a web address, parsed as browsers do.
/// - Source: URL Living Standard, 3.5 "Host parsing".
enum WebHost {
  /// A domain, and whether it has at least two labels and the last is not all digits.
  case domain(hasTLD: Bool)
  /// A version 4 or 6 address.
  case address

  /// The longest host that is decoded, in bytes; a network name has 253.
  private static let limit = 4_096

  /// Parses a host; `nil` if browsers find none, or if decoding would take too long.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "[") {
      guard WebHost.isIPv6(bytes) else { return nil }
      self = .address
    } else if WebHost.isPlain(bytes) {
      self.init(ascii: bytes)
    } else {
      guard bytes.count <= WebHost.limit else { return nil }
      let decoded = WebHost.percentDecoded(bytes)
      guard let domain = WebDomain(String(decoding: decoded, as: UTF8.self)) else { return nil }
      // Labels with other letters become ASCII that is not a number, like one with a z, and has
      // nothing forbidden.
      self.init(ascii: domain.scalars.map { $0.isASCII ? UInt8(ascii: $0) : UInt8(ascii: "z") })
    }
  }

  /// Parses a host of a scheme that browsers do not interpret; anything without forbidden bytes.
  init?(opaque bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "[") {
      guard WebHost.isIPv6(bytes) else { return nil }
      self = .address
      return
    }
    guard !bytes.contains(where: { $0.isForbiddenInHosts }) else { return nil }
    self = .domain(hasTLD: WebHost.hasTLD(bytes))
  }

  private init?(ascii bytes: some BidirectionalCollection<UInt8>) {
    guard !bytes.isEmpty,
      !bytes.contains(where: { $0.isForbiddenInHosts || $0 == UInt8(ascii: "%") })
    else { return nil }
    guard let number = WebAddress(bytes) else {
      self = .domain(hasTLD: WebHost.hasTLD(bytes))
      return
    }
    guard number.isValid else { return nil }
    self = .address
  }

  /// Returns whether a host is a domain in plain ASCII.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAtLabel = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 || byte == UInt8(ascii: "%") { return false }
      if isAtLabel, byte | 0x20 == UInt8(ascii: "x"), bytes[index...].beginsALabel { return false }
      isAtLabel = byte == UInt8(ascii: ".")
    }
    return true
  }

  private static func isIPv6(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2, bytes.last == UInt8(ascii: "]") else { return false }
    var scanner = FormatScanner(UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]))
    do throws(FormatFinding) {
      try scanner.readIPv6(allowZone: false)
      try scanner.finish()
      return true
    } catch {
      return false
    }
  }

  private static func hasTLD(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    let name = bytes.last == dot ? bytes.dropLast() : bytes[...]
    guard let last = name.lastIndex(of: dot), name.first != dot else { return false }
    return name[last...].contains { $0.capital != nil }
  }

  private static func percentDecoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexDigit, let low = bytes[index + 2].hexDigit
      {
        decoded.append(UInt8(high * 16 + low))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }
}

extension UInt8 {
  /// Whether no host can contain the byte.
  /// - Source: URL Living Standard, 3.2, "forbidden host code point", and control characters, which
  ///   no web address may contain here.
  var isForbiddenInHosts: Bool {
    switch self {
    case 0...0x20, 0x7F: true
    // # / : < > ? @ [ \ ] ^ | in the order of ASCII.
    case 0x23, 0x2F, 0x3A, 0x3C, 0x3E, 0x3F, 0x40, 0x5B...0x5E, 0x7C: true
    default: false
    }
  }
}

/// A host that ends in a number, which browsers interpret as a version 4 address.
/// - Source: URL Living Standard, 3.5, "ends in a number checker" and "IPv4 parser".
struct WebAddress {
  /// Whether it is an address: at most four numbers, which may be hexadecimal or octal, the last of
  /// which fills the remaining bytes.
  let isValid: Bool

  /// Parses a host; `nil` if it does not end in a number.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    let dot = UInt8(ascii: ".")
    let name = bytes.last == dot ? bytes.dropLast() : bytes[...]
    let last = name.lastIndex(of: dot).map { name[name.index(after: $0)...] } ?? name
    guard let first = last.first, first.decimalDigit != nil,
      last.allSatisfy({ $0.decimalDigit != nil }) || WebAddress.number(last) != nil
    else { return nil }
    var rest = name
    var count = 1
    while let end = rest.firstIndex(of: dot) {
      guard count < 4, let part = WebAddress.number(rest[..<end]), part < 256 else {
        isValid = false
        return
      }
      rest = rest[rest.index(after: end)...]
      count += 1
    }
    isValid = WebAddress.number(rest).map { $0 < 1 << (8 * (5 - count)) } ?? false
  }

  /// Returns the number that a part represents; if it exceeds 32 bits, any such number.
  private static func number(_ part: some Collection<UInt8>) -> Int? {
    guard !part.isEmpty else { return nil }
    var digits = part.dropFirst(0)
    var radix = 10
    if part.first == UInt8(ascii: "0"), part.count > 1 {
      digits = digits.dropFirst()
      radix = 8
      if digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X") {
        digits = digits.dropFirst()
        radix = 16
      }
    }
    var number = 0
    for byte in digits {
      guard let digit = byte.hexDigit, digit < radix else { return nil }
      number = min(number * radix + digit, 1 << 40)
    }
    return number
  }
}

/// A domain as browsers interpret it, if it is not plain ASCII.
///
/// Of the mappings, these are applied: lowercase, wide forms, dots of other scripts, and omitted
/// characters. Letters that compatibility mapping would replace are kept, as are letters that could
/// be composed with the marks after them.
/// - Source: Unicode Technical Standard #46, 4, without STD3 rules, transitional mapping, and
///   length limits, as in the URL Living Standard, 3.3.
struct WebDomain {
  /// The domain in lowercase.
  let scalars: [Unicode.Scalar]

  /// Reads a domain; `nil` if browsers reject it.
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

  /// Returns the label that a label represents, if any.
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
  /// Whether domains omit the scalar.
  fileprivate var isLeftOutOfDomains: Bool {
    switch value {
    case 0xAD, 0x34F, 0x180B...0x180F, 0x200B, 0x2060, 0x2064, 0xFE00...0xFE0F, 0xFEFF,
      0x1BCA0...0x1BCA3, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether the scalar is mapped to others, so that it does not occur in a fully mapped domain.
  fileprivate var isMappedInDomains: Bool {
    switch value {
    // Letters that were once mapped to others.
    case 0xDF, 0x3C2, 0x200C, 0x200D: false
    default: properties.changesWhenNFKCCaseFolded
    }
  }

  /// Whether no domain can contain the scalar, or its mapping contains something forbidden.
  fileprivate var isForbiddenInDomains: Bool {
    if isASCII { return false }
    switch value {
    case 0x200C, 0x200D: return false
    // Replacement characters, and descriptions of ideographs.
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

  /// Whether the scalar is mapped to an ASCII character that no domain contains, such as a space or
  /// a colon.
  private var standsForForbidden: Bool {
    properties.changesWhenNFKCCaseFolded
      && String(self).normalized(to: .nfkc).utf8.contains {
        $0.isForbiddenInHosts || $0 == UInt8(ascii: "%")
      }
  }
}
