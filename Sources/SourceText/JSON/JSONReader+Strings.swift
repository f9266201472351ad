extension JSONReader {
  /// Reads a string after its opening quotation mark, up to the closing one.
  mutating func readString() throws(JSONError) -> String {
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0..<0x20:
        throw error("unescaped control character in a string")
      default:
        if byte & 0xC0 == 0x80 { continuationCount += 1 }
        text.append(byte)
        offset += 1
      }
    }
    throw error("unterminated string")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = self
    offset += 1
    guard let letter = next else { throw error("unterminated string") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = try readScalar() else {
        throw start.error("unpaired surrogate")
      }
      text.append(contentsOf: Array(String(scalar).utf8))
    default:
      throw start.error("unknown escape; write a backslash as \\\\")
    }
  }

  /// Reads what follows `\u`: four digits, or a surrogate pair; `nil` for an unpaired surrogate.
  private mutating func readScalar() throws(JSONError) -> Unicode.Scalar? {
    let high = try readUnit()
    guard Unicode.UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { return nil }
    let low = try readUnit()
    guard Unicode.UTF16.isTrailSurrogate(low) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }

  private mutating func readUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
      else { throw error("expected four hexadecimal digits after \"\\u\"") }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
