import FormValidation
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    "en", "EN-us", "pt-BR", "zh-Hant-TW", "zh-cmn-Hans-CN", "sr-Latn-RS", "es-419", "den", "qaz",
    "de-CH-1901", "sl-rozaj-biske", "sl-rozaj-biske-1994", "de-DE-u-co-phonebk",
    "en-t-jp-u-ca-iso8601",
    "x-whatever", "en-x-us", "i-klingon", "en-GB-oed", "sgn-BE-FR", "art-lojban", "de-Qaaa-QM-x-1",
  ])
  func `a registered tag passes, and so may its start`(_ text: String) {
    #expect(Clause.languageTag().standing(of: text) == .valid)
    for count in 0..<text.count {
      #expect(Clause.languageTag().standing(of: String(text.prefix(count))) != .invalid, "\(text)")
    }
  }

  @Test(arguments: [
    ("", Standing.incomplete), ("e", .incomplete), ("en-", .incomplete), ("en-US-", .incomplete),
    ("en-u", .incomplete), ("en-x", .incomplete), ("en-u-", .incomplete), ("i", .incomplete),
    ("english", .invalid), ("en_US", .invalid), ("en-US-US", .invalid), ("en-QQQ", .invalid),
    ("en--US", .invalid), ("en-rozaj-rozaj-a", .invalid), ("en-a-bb", .invalid), ("1", .invalid),
    ("en-u-ca-u-co", .invalid), ("en-US-Latn", .invalid), ("de-cmn", .invalid),
    ("en-u-x", .incomplete),
    ("en-abcdefghi", .invalid), ("é", .invalid), ("deu", .invalid), ("-en", .invalid),
  ])
  func `other texts do not pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.languageTag().standing(of: text) == standing)
  }

  @Test(arguments: [
    ("english", Standing.valid), ("zz-Abcd-ZZ-a-bb", .valid), ("abc-def-ghi-jkl-Latn", .valid),
    ("abc-def-ghi-jkl-mno-pqr", .invalid), ("a", .incomplete), ("en-ZZZZZZZZZ", .invalid),
    ("en-1a", .incomplete), ("en-a", .incomplete),
  ])
  func `a well-formed tag need not be registered`(_ text: String, _ standing: Standing) {
    #expect(Clause.languageTag(.wellFormed).standing(of: text) == standing)
  }

  @Test func `hyphens are suggested for underscores`() {
    #expect(RuleSet([.languageTag()]).proposal(for: "pt_BR") == "pt-BR")
    #expect(RuleSet([.languageTag()]).proposal(for: "pt_XXX") == nil)
  }
}
