import FormUI
import Testing

struct GlyphsTests {
  @Test(
    arguments: [
      ("✗", "x"), ("…", "."), ("✓", "+"), ("‹", "<"), ("›", ">"), ("▲", "^"), ("▼", "v"),
      ("•", "*"),
      ("━", "="), ("●", "O"), ("─", "-"),
    ] as [(Unicode.Scalar, Unicode.Scalar)]
  )
  func `every sign has one that stands for it in ASCII`(
    sign: Unicode.Scalar,
    standIn: Unicode.Scalar
  ) {
    #expect(Glyphs.ascii(for: sign) == standIn)
  }

  @Test(arguments: ["é", "界", "–", "a"] as [Unicode.Scalar])
  func `what people write has none`(scalar: Unicode.Scalar) {
    #expect(Glyphs.ascii(for: scalar) == nil)
  }
}
