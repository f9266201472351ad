import Testing

@testable import FormValidation

struct UnicodeScalarKindsTests {
  @Test func `ASCII matches the general categories`() {
    for value in UInt8.min..<0x80 {
      let scalar = Unicode.Scalar(value)
      let character = Character(scalar)
      #expect(scalar.isLetter == character.isLetter, "\(value)")
      #expect(scalar.isDecimalDigit == character.isNumber, "\(value)")
      #expect(scalar.isSpecial == (character.isPunctuation || character.isSymbol), "\(value)")
      #expect(!scalar.isMark, "\(value)")
    }
  }

  @Test func `beyond ASCII, the general category decides`() {
    #expect(Unicode.Scalar("é").isLetter && Unicode.Scalar("日").isLetter)
    #expect(Unicode.Scalar("٣").isDecimalDigit && !Unicode.Scalar("½").isDecimalDigit)
    #expect(Unicode.Scalar("€").isSpecial && Unicode.Scalar("。").isSpecial)
    #expect(Unicode.Scalar("\u{301}").isMark)
    #expect(Unicode.Scalar("\u{2028}").isLineBreak && !Unicode.Scalar("\t").isLineBreak)
    #expect(!Unicode.Scalar("\u{A0}").isSpace(any: false))
    #expect(Unicode.Scalar("\u{A0}").isSpace(any: true))
  }
}
