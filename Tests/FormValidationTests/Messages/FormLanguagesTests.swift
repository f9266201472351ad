import FormValidation
import Testing

struct FormLanguagesTests {
  @Test(
    arguments: [
      ([], "en"), (["de"], "de"), (["de-AT"], "de"), (["de_AT.UTF-8"], "de"), (["de@euro"], "de"),
      (["DE"], "de"), (["ja"], "ja"), (["fr", "ja"], "ja"), (["fr"], "en"), (["C.UTF-8"], "en"),
      (["POSIX"], "en"), (["d"], "en"), (["deu"], "en"), ([""], "en"), (["en-GB", "de"], "en"),
    ] as [([String], String)]
  )
  func `the first requested language of a form is chosen, or its own first`(
    requested: [String],
    code: String
  ) {
    let languages = FormLanguages(.english, .german, .japanese, preferring: requested)
    #expect(languages.language.code == code)
  }

  @Test func `a region is chosen if there is a language for it`() {
    let british = Language("en-GB", phrases: [:])
    #expect(FormLanguages(.english, british, preferring: ["en_GB.UTF-8"]).language == british)
    #expect(FormLanguages(british, .german, preferring: ["en"]).language == british)
  }

  @Test(
    arguments: [
      ([:], []), (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
      (["LANG": "de", "LC_MESSAGES": "fr"], ["fr"]),
      (["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "ja"], ["ja"]),
      (["LANG": "de", "LC_MESSAGES": "", "LC_ALL": ""], ["de"]), (["LC_CTYPE": "de"], []),
    ] as [([String: String], [String])]
  )
  func `the environment requests a language`(variables: [String: String], codes: [String]) {
    #expect(FormLanguages.requested(inEnvironment: { variables[$0] }) == codes)
  }

  @Test func `a text is chosen by the language, or else by the order of the languages`() {
    let text = FormLanguages(.english, .german, .japanese, preferring: ["de"])
    #expect(text(en: "Age", de: "Alter", ja: "年齢") == "Alter")
    #expect(text(ja: "年齢", en: "Age") == "Age")
    #expect(text.text(["ja": "年齢"]) == "年齢")
    #expect(text(fr: "Âge") == "")
    #expect(text.text([:]) == "")
  }
}
