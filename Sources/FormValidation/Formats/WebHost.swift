/// The host of a web address, parsed as browsers do.
/// - Source: URL Living Standard, 3.5 "Host parsing".
enum WebHost {
  /// A domain, and whether it has two labels or more and the last is not digits alone.
  case domain(hasTLD: Bool)
  /// An address of version 4 or 6.
  case address

  /// The longest host that is decoded, in bytes; a name on the net has 253.
  private static let limit = 4_096

  /// Parses a host; there is none where browsers find none, or where decoding would take long.
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
      // Labels of other letters become ASCII that is no number, as one with a z is none, and has
      // nothing forbidden.
      self.init(ascii: domain.scalars.map { $0.isASCII ? UInt8(ascii: $0) : UInt8(ascii: "z") })
    }
  }

  /// Parses a host of a scheme that browsers leave alone; it is whatever has nothing forbidden.
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

  /// Whether a host is a domain of ASCII as it stands.
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
  /// Whether no host can have the byte.
  /// - Source: URL Living Standard, 3.2, "forbidden host code point", and controls, which no web
  ///   address is let have here.
  var isForbiddenInHosts: Bool {
    switch self {
    case 0...0x20, 0x7F: true
    // # / : < > ? @ [ \ ] ^ | in the order of ASCII.
    case 0x23, 0x2F, 0x3A, 0x3C, 0x3E, 0x3F, 0x40, 0x5B...0x5E, 0x7C: true
    default: false
    }
  }
}

/// A host that ends in a number, which browsers take for an address of version 4.
/// - Source: URL Living Standard, 3.5, "ends in a number checker" and "IPv4 parser".
struct WebAddress {
  /// Whether it is one: four numbers or fewer, hexadecimal or octal ones too, the last of which
  /// fills what the others leave.
  let isValid: Bool

  /// Parses a host; nothing where it does not end in a number.
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

  /// The number that a part stands for; beyond 32 bits any such number.
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
