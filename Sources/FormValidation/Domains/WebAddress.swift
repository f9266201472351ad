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
