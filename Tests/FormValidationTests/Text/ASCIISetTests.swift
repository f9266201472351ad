import Testing

@testable import FormValidation

struct ASCIISetTests {
  @Test func `a set contains exactly what was inserted`() {
    let members: [UInt8] = [0, 1, 63, 64, 65, 126, 127]
    var set = ASCIISet()
    for byte in members { set.insert(byte) }
    for byte in UInt8(0)...0xFF { #expect(set.contains(byte) == members.contains(byte)) }
    #expect(ASCIISet(where: members.contains) == set)
  }

  @Test(arguments: 1...25)
  func `no byte is overlooked at any index`(length: Int) {
    let plain = String(repeating: "~", count: length)
    #expect(plain.withCharacterBytes { $0.count } == length)
    for index in 0..<length {
      for strange in ["\r", "é"] {
        let text = plain.prefix(index) + strange + plain.dropFirst(index + 1)
        #expect(String(text).withCharacterBytes { $0.count } == nil)
      }
      for near in ["\u{C}", "\u{E}", "\0", "\u{7F}"] {
        let text = plain.prefix(index) + near + plain.dropFirst(index + 1)
        #expect(String(text).withCharacterBytes { $0.count } == length)
      }
    }
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("\n\0\u{7F}", 3), ("a\r\nb", nil), ("\r", nil), ("zoë", nil),
    ("e\u{301}", nil),
    (String(repeating: "a", count: 40), 40), (String(repeating: "a", count: 40) + "é", nil),
  ])
  func `bytes represent text if each is a character`(text: String, count: Int?) {
    #expect(text.withCharacterBytes(\.count) == count)
    #expect(text.graphemeCount == text.count)
  }

  @Test(arguments: [
    CharacterSelection(.uppercase), CharacterSelection(.special, ascii: true),
    CharacterSelection(.latin, characters: "é1"), CharacterSelection(characters: "e\u{301}!\r\n"),
    CharacterSelection(.whitespace, characters: "a", ascii: true), CharacterSelection(.emoji),
  ])
  func `the fast count equals the slow one`(selection: CharacterSelection) {
    for text in ["", "aB1 !e", "aB1 !e\u{301}", "a\r\nb", "A", "é", "1\t~"] {
      #expect(selection.count(in: text) == text.count(where: selection.contains), "\(text)")
      if selection.plainlyHoldsAll(of: text) { #expect(text.allSatisfy(selection.contains)) }
      if selection.plainlyHoldsNone(of: text) { #expect(!text.contains(where: selection.contains)) }
    }
  }
}
