import Testing

@testable import FormRecords

struct TextEncodingTests {
  @Test(
    arguments: [
      ("utf-8", .utf8), ("UTF8", .utf8), ("UTF-16", .utf16), ("utf-16LE", .utf16LittleEndian),
      ("utf16be", .utf16BigEndian), ("windows-1252", .windows1252), ("CP1252", .windows1252),
      ("latin-1", .latin1), ("Latin1", .latin1), ("ISO-8859-1", .latin1), ("utf", nil), ("", nil),
      ("iso-8859-15", nil),
    ] as [(String, TextEncoding?)]
  )
  func `an encoding has several names`(name: String, encoding: TextEncoding?) {
    #expect(TextEncoding(named: name) == encoding)
  }

  @Test(
    arguments: [
      ([0x61, 0, 0x62, 0], .utf16LittleEndian), ([0, 0x61, 0, 0x62], .utf16BigEndian),
      ([0xE4, 0, 0x62, 0], .utf16LittleEndian), ([0x61, 0, 0x62], nil), ([0x61, 0x62, 0, 0], nil),
      ([0, 0, 0, 0], nil), ([0x61, 0, 0, 0], nil), ([0, 0, 0, 0x61], nil),
      ([0, 0x61, 0x62, 0], nil),
      (Array("name".utf8), nil), ([], nil),
    ] as [([UInt8], TextEncoding?)]
  )
  func `UTF-16 without a mark is recognized by two characters`(
    bytes: [UInt8],
    encoding: TextEncoding?
  ) {
    #expect(TextEncoding.unmarkedUTF16(in: bytes) == encoding)
  }

  @Test(
    arguments: [
      (.latin1, [0x61, 0xE9, 0x80, 0xFF], "aé\u{80}ÿ"),
      (.windows1252, [0x61, 0xE9, 0xFF, 0x80, 0x9F, 0x92, 0xA0], "aéÿ€Ÿ’\u{A0}"),
      (.windows1252, [0x81, 0x8D, 0x8F, 0x90, 0x9D], "\u{81}\u{8D}\u{8F}\u{90}\u{9D}"),
      (.utf16LittleEndian, [0x61, 0, 0xAC, 0x20, 0x3D, 0xD8, 0x00, 0xDE], "a€😀"),
      (.utf16BigEndian, [0, 0x61, 0x20, 0xAC, 0xD8, 0x3D, 0xDE, 0x00], "a€😀"),
      (.utf16, [0x61, 0], "a"), (.utf8, [0xC3, 0xA9], "é"), (.utf16, [], ""),
    ] as [(TextEncoding, [UInt8], String)]
  )
  func `bytes are converted to UTF-8 in parts of any size`(
    encoding: TextEncoding,
    bytes: [UInt8],
    text: String
  ) {
    for size in 1...max(1, bytes.count) {
      var decoder = TextDecoder(encoding)
      var decoded: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        let part = bytes[start..<min(start + size, bytes.count)]
        decoded += decoder.decode(part, isLast: false)
      }
      decoded += decoder.decode([], isLast: true)
      #expect(decoded == Array(text.utf8))
    }
  }

  @Test func `every byte of a single-byte encoding is a character`() {
    for encoding in [TextEncoding.latin1, .windows1252] {
      var decoder = TextDecoder(encoding)
      let text = String(decoding: decoder.decode(0...255, isLast: true), as: UTF8.self)
      #expect(text.unicodeScalars.count == 256)
      #expect(Set(text.unicodeScalars).count == 256)
    }
  }

  @Test(
    arguments: [
      ([0x3D, 0xD8], 1), ([0x3D, 0xD8, 0x61, 0], 1), ([0x00, 0xDE], 1), ([0x61, 0, 0x61], 1),
      ([0x3D, 0xD8, 0x3D, 0xD8], 2), ([0x3D, 0xD8, 0x61], 1),
    ] as [([UInt8], Int)]
  )
  func `an incomplete character is not UTF-8`(bytes: [UInt8], count: Int) {
    var decoder = TextDecoder(.utf16LittleEndian)
    let decoded = decoder.decode(bytes, isLast: true)
    #expect(decoded.count { $0 == 0xFF } == count)
    #expect(decoder.decode([], isLast: true).isEmpty)
  }
}
