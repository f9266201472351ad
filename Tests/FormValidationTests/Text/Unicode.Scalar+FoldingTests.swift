import Testing

@testable import FormValidation

struct UnicodeScalarFoldingTests {
  @Test func `texts that differ only in case fold to the same`() {
    for value in UInt32(0)..<0x1EA00 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped,
        scalar != "\u{131}"
      else { continue }
      for text in [scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping] {
        #expect(text.foldedCase == scalar.foldedCase, "\(value)")
      }
    }
  }

  @Test func `letters without case fold to themselves`() {
    for value in UInt32(0xAB)..<0x323B0 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .otherLetter
      else { continue }
      #expect(scalar.foldedCase == String(scalar), "\(value)")
    }
  }

  @Test(arguments: [
    ("José", "jose"), ("ÅNGSTRÖM", "angstrom"), ("ﬁ①", "fi1"), ("e\u{301}", "e"), ("", ""),
    ("İ", "i"), ("日本 Ünïcode AZ[`", "日本 unicode az[`"), ("パリ", "ハリ"),
  ])
  func `loose comparison ignores accents`(_ text: String, _ folded: String) {
    #expect(text.foldedLoosely == Array(folded.unicodeScalars))
  }
}
