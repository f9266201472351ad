/// How the text of a file is written in bytes.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  /// UTF-16 in the order that the byte-order mark or the first characters indicate.
  case utf16 = "utf-16"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1252 = "windows-1252"
  case latin1 = "latin-1"

  /// Creates the encoding with one of its usual names, in any case.
  package init?(named name: String) {
    let name = name.lowercased()
    let others: [String: TextEncoding] = [
      "utf8": .utf8, "utf16": .utf16, "utf16le": .utf16LittleEndian, "utf16be": .utf16BigEndian,
      "cp1252": .windows1252, "windows1252": .windows1252, "latin1": .latin1,
      "iso-8859-1": .latin1, "iso8859-1": .latin1,
    ]
    guard let encoding = TextEncoding(rawValue: name) ?? others[name] else { return nil }
    self = encoding
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16, .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .windows1252: "Windows-1252"
    case .latin1: "Latin-1"
    }
  }

  /// Returns the encoding that a byte-order mark indicates, and the length of that mark.
  static func marked(in bytes: [UInt8]) -> (TextEncoding, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Returns the order of UTF-16 without a byte-order mark if the first two characters are below
  /// U+0100; `nil` for any other text.
  static func unmarkedUTF16(in bytes: [UInt8]) -> TextEncoding? {
    guard bytes.count >= 4, bytes[0] != bytes[1], bytes[2] != bytes[3] else { return nil }
    if bytes[1] == 0, bytes[3] == 0 { return .utf16LittleEndian }
    return bytes[0] == 0 && bytes[2] == 0 ? .utf16BigEndian : nil
  }
}

/// The encoding of a file.
struct FileEncoding: Hashable, Sendable {
  /// The encoding that it is read in.
  let used: TextEncoding

  /// The encoding that was asked for, if the file's byte-order mark indicates another.
  var ignored: TextEncoding?
}

/// Converts text to UTF-8, in parts.
struct TextDecoder {
  private let encoding: TextEncoding

  /// The bytes of UTF-8, or one that is never part of it for a malformed character.
  private var text: [UInt8] = []

  /// The first byte of a unit of UTF-16 whose second one was not read yet, and the first unit of a
  /// surrogate pair.
  private var firstByte: UInt8?
  private var firstUnit: UInt16?

  private static let malformed: UInt8 = 0xFF

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
  }

  /// Returns the text of the next bytes; at the end, also of an incomplete character.
  mutating func decode(_ bytes: some Sequence<UInt8>, isLast: Bool) -> [UInt8] {
    switch encoding {
    case .utf8: text += bytes
    case .latin1: for byte in bytes { append(UInt32(byte)) }
    case .windows1252:
      for byte in bytes {
        let isSpecial = 0x80...0x9F ~= byte
        append(isSpecial ? TextDecoder.windows1252[Int(byte - 0x80)] : UInt32(byte))
      }
    case .utf16, .utf16LittleEndian, .utf16BigEndian: for byte in bytes { appendHalf(byte) }
    }
    if isLast, firstByte != nil || firstUnit != nil {
      (firstByte, firstUnit) = (nil, nil)
      text.append(TextDecoder.malformed)
    }
    defer { text.removeAll() }
    return text
  }

  /// The characters of the bytes from 0x80 to 0x9F, of which five stay controls, as in Latin-1.
  /// - Source: WHATWG Encoding Standard, index windows-1252.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private mutating func append(_ code: UInt32) {
    guard code >= 0x80 else { return text.append(UInt8(truncatingIfNeeded: code)) }
    if let bytes = Unicode.Scalar(code).flatMap(UTF8.encode) {
      text += bytes
    } else {
      text.append(TextDecoder.malformed)
    }
  }

  /// Appends half a unit of UTF-16.
  private mutating func appendHalf(_ byte: UInt8) {
    guard let first = firstByte else { return firstByte = byte }
    firstByte = nil
    let isBig = encoding == .utf16BigEndian
    let (high, low) = isBig ? (first, byte) : (byte, first)
    append(unit: UInt16(high) << 8 | UInt16(low))
  }

  private mutating func append(unit: UInt16) {
    if let first = firstUnit {
      firstUnit = nil
      if UTF16.isTrailSurrogate(unit) {
        return append(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit & 0x3FF)))
      }
      text.append(TextDecoder.malformed)
    }
    if UTF16.isLeadSurrogate(unit) {
      firstUnit = unit
    } else {
      append(UInt32(unit))
    }
  }
}
