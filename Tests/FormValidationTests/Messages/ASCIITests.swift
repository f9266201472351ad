import FormValidation
import Testing

/// Languages on a terminal that shows only ASCII.
struct ASCIITests {
  private func text(_ wording: String, in code: String) -> String? {
    Language(code, phrases: ["own": Message(wording)]).inASCII.phrases["own"]?.template
  }

  @Test(arguments: [
    ("de", "noch 5 nötig", "noch 5 noetig"),
    ("de", "Straße über Öl – „Ähre“", "Strasse ueber Oel - \"Aehre\""),
    ("de-AT", "Jänner", "Jaenner"), ("es", "¿Qué pingüino?", "Qué pingüino?"),
    ("fr", "l’œuf : « dix »…", "l'oeuf : \" dix \"..."), ("nl", "één", "één"),
    ("en", "20×6", "20x6"),
  ])
  func `letters and signs that are spelled otherwise in ASCII are`(
    code: String,
    wording: String,
    text: String
  ) {
    #expect(self.text(wording, in: code) == text)
  }

  @Test(arguments: ["送信する", "Отправить", "Υποβολή"])
  func `a language in another script becomes English`(wording: String) {
    #expect(Language("xx", phrases: ["own": Message(wording)]).inASCII == .english)
  }

  @Test func `all wordings of a language are converted, with their plurals`() throws {
    let german = try #require(Language.named("de"))
    let converted = german.inASCII
    #expect(converted.phrases.count == german.phrases.count)
    for message in converted.phrases.values {
      for wording in [message.template] + (message.plural?.wordings ?? []) {
        #expect(wording.utf8.allSatisfy { $0 < 0x80 }, "\(wording)")
      }
    }
    #expect(Language.japanese.inASCII == .english)
    #expect(Language.english.inASCII == .english)
  }
}
