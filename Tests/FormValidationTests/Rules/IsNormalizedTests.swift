@testable import FormValidation
import Testing

struct IsNormalizedTests {
  @Test(
    arguments: [
      (.nfc, "\u{E9}", .valid), (.nfc, "e\u{301}", .invalid), (.nfc, "e\u{301}x", .invalid),
      (.nfc, "x\u{301}", .valid), (.nfc, "ﬁ", .valid), (.nfkc, "ﬁ", .invalid), (.nfc, "", .valid),
      (.nfc, "\u{212B}", .invalid), (.nfkc, "abc", .valid), (.nfc, "ᄀ", .valid),
      (.nfc, "\u{1100}\u{1161}", .invalid), (.nfc, "a\u{323}\u{301}", .invalid),
    ] as [(NormalizationForm, String, Standing)]
  )
  func `a text must be normalized`(_ form: NormalizationForm, _ text: String, _ standing: Standing)
  {
    #expect(Clause.normalized(form).standing(of: text) == standing)
  }

  @Test func `the message names the form`() {
    let verdict = IsNormalized().verdict(on: "e\u{301}", among: [:])
    #expect(verdict.texts == ["Use precomposed characters (NFC)."])
    #expect(IsNormalized(.nfkc).requirement.text == "In Unicode form NFKC")
  }
}
