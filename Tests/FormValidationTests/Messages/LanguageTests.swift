import Testing

@testable import FormValidation

struct LanguageTests {
  /// What the rules of the samples say of texts.
  private static let violations = Saying.all.compactMap(\.violation)

  @Test func `there is a phrase book for every language code`() {
    #expect(Language.codes.allSatisfy { Language.named($0)?.code == $0 })
    #expect(Language.named("xx") == nil)
    #expect(Language.codes.count > 2)
  }

  @Test func `every violation has a known code and parameters`() {
    #expect(LanguageTests.violations.count > 250)
    for violation in LanguageTests.violations {
      let names = RuleDefinition.codes[violation.code]
      #expect(names != nil, "\(violation.code)")
      let given = violation.parameters.pairs.map(\.name)
      #expect(Set(names ?? []).isSuperset(of: given), "\(violation.code): \(given)")
    }
  }

  @Test func `every code in the sources is known`() {
    #expect(EnglishMessages.codes.count > 90)
    for code in EnglishMessages.codes {
      #expect(RuleDefinition.codes[code] != nil, "\(code)")
    }
  }

  @Test(
    arguments: [
      (.minLength(3), "ab", "Mindestens 3 Zeichen, noch 1.", "3文字以上にしてください。あと1文字です。"),
      (.email, "ada@", "Ergänze eine Domain wie example.com.", "example.comのようなドメインを足してください。"),
      (
        .email, "ada @", "Ein Leerzeichen gehört nicht in eine E-Mail-Adresse.",
        "メールアドレスから空白を消してください。"
      ),
      (.required, "", "Name ist erforderlich.", "Nameを入力してください。"),
      (.range(18...), "7", "Name muss mindestens 18 sein.", "Nameは18以上にしてください。"),
      (
        .password(minUppercase: 2), "aA", "Ergänze noch 1 Großbuchstaben.",
        "大文字をあと1文字入れてください。"
      ),
    ] as [(Clause, String, String, String)]
  )
  func `a message reads well`(clause: Clause, text: String, german: String, japanese: String) throws
  {
    let violation = try #require(clause.verdict(on: .text(text), among: [:]).violations.first)
    for (language, text) in [(Language.german, german), (.japanese, japanese)] {
      let catalog = MessageCatalog(in: language)
      #expect(catalog.text(of: violation, label: "Name", whileTyping: true) == text)
    }
  }

  @Test func `a code's message is used only if the violation has all its placeholders`() {
    let language = Language("xx", phrases: ["a": "{min}", "a.is": "{label} ist a."])
    #expect(language.wording(for: Violation("a", "A.")) == nil)
    #expect(language.wording(for: Violation("a", "A.", ["min": 1])) == "{min}")
    #expect(language.wording(for: Violation("a", Message("a.is", "A."))) == "{label} ist a.")
  }

  @Test func `a checklist is in the language, and unknown texts stay English`() {
    let lines = RuleSet([.minLength(1), .email]).checklist(on: "")
    let german = MessageCatalog(in: .german)
    #expect(
      lines.map { german.text(of: $0.requirement) } == [
        "Mindestens 1 Zeichen", "Eine E-Mail-Adresse",
      ]
    )
    #expect(german.text(of: "Something else") == "Something else")
  }
}
