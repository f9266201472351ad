import FormValidation

/// The values of plain YAML scalars; a quoted one is always text.
///
/// `yes`, `no`, `on`, `off` and dates are text. So are infinities, NaN and exponents beyond
/// `Number.exponentLimit`, which cannot be represented.
/// - Source: YAML 1.2.2, 10.3.2 "Tag Resolution" of the core schema.
enum CoreSchema {
  /// Returns the value of a plain scalar.
  static func value(of plain: String) -> Value {
    guard let first = plain.utf8.first else { return .null }
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"),
      UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return word(plain)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return number(plain).map(Value.number) ?? .text(plain)
    default:
      return .text(plain)
    }
  }

  private static func word(_ plain: String) -> Value {
    // No word is longer than "false".
    guard plain.utf8.count <= 5 else { return .text(plain) }
    return switch plain {
    case "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: .text(plain)
    }
  }

  private static func number(_ plain: String) -> Number? {
    if plain.hasPrefix("0x") { return whole(plain.dropFirst(2), radix: 16) }
    if plain.hasPrefix("0o") { return whole(plain.dropFirst(2), radix: 8) }
    if let number = Number(plain) { return number }
    // Unlike our grammar, YAML allows a plus sign, and a point without digits after it.
    var spelling = plain
    if spelling.hasPrefix("+") { spelling.removeFirst() }
    guard !spelling.hasPrefix("-") || spelling == plain else { return nil }
    let parts = spelling.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].last?.isNumber == true else { return Number(spelling) }
    let isBare = parts[1].isEmpty || parts[1].first == "e" || parts[1].first == "E"
    return Number(isBare ? parts.joined() : spelling)
  }

  private static func whole(_ digits: Substring, radix: Int) -> Number? {
    guard digits.first?.isHexDigit ?? false else { return nil }
    return UInt64(digits, radix: radix).flatMap { Number(String($0)) }
  }
}
