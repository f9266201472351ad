@testable import FormWidgets
import Testing

struct GlyphsTests {
  @Test(
    arguments: [
      ("✗", "x"), ("…", "."), ("✓", "+"), ("‹", "<"), ("›", ">"), ("▲", "^"), ("▼", "v"),
      ("•", "*"),
      ("━", "="), ("●", "O"), ("─", "-"),
    ] as [(Unicode.Scalar, Unicode.Scalar)]
  )
  func `every symbol has an ASCII substitute`(
    sign: Unicode.Scalar,
    standIn: Unicode.Scalar
  ) {
    #expect(Glyphs.ascii(for: sign) == standIn)
  }

  @Test(
    arguments: [
      ("é", "e"), ("Ü", "U"), ("ß", "s"), ("ø", "o"), ("ń", "n"),
    ] as [(Unicode.Scalar, Unicode.Scalar)]
  )
  func `Latin letters lose their marks in ASCII`(
    letter: Unicode.Scalar,
    standIn: Unicode.Scalar
  ) {
    #expect(Glyphs.ascii(for: letter) == standIn)
  }

  @Test(arguments: ["界", "–", "a", "æ", "б"] as [Unicode.Scalar])
  func `other scripts have no ASCII substitute`(scalar: Unicode.Scalar) {
    #expect(Glyphs.ascii(for: scalar) == nil)
  }
}
