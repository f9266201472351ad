import FormValidation
import Testing

struct MessageCatalogTests {
  private static func violation(_ clause: Clause, _ text: String) throws -> Violation {
    var violation = try #require(
      clause.verdict(on: .text(text), among: [:]).violations.first
    )
    violation.field = "name"
    return violation
  }

  @Test func `a field's message precedes a code's, and a code's precedes a rule's`() throws {
    let violation = try MessageCatalogTests.violation(.minLength(3), "ab")
    var messages = MessageCatalog(in: .german)
    #expect(messages.text(of: violation, whileTyping: true) == "Mindestens 3 Zeichen, noch 1.")
    #expect(messages.text(of: violation) == "Muss mindestens 3 Zeichen haben.")
    messages["min_length"] = "rule"
    #expect(messages.text(of: violation) == "rule")
    messages["length.too_short"] = "code"
    #expect(messages.text(of: violation) == "code")
    messages["min_length", of: "name"] = "field and rule"
    #expect(messages.text(of: violation) == "field and rule")
    messages["length.too_short", of: "name"] = "field and code, {missing}"
    messages["length.too_short", of: "other"] = "other field"
    #expect(messages.text(of: violation) == "field and code, 1")
  }

  @Test func `the author's own messages stay`() throws {
    let clause = Clause.minLength(3).message("Mine.")
    let violation = try MessageCatalogTests.violation(clause, "ab")
    let messages = MessageCatalog(["length.too_short": "Theirs."], in: .japanese)
    #expect(messages.text(of: violation) == "Mine.")
  }

  @Test func `an empty catalog uses the rules' messages`() throws {
    let messages = MessageCatalog()
    #expect(messages.isEmpty)
    for clause in [Clause.minLength(3), .email, .required, .range(3...)] {
      var violation = try MessageCatalogTests.violation(clause, "")
      violation.path = [1]
      #expect(messages.text(of: violation) == violation.text())
      #expect(messages.text(of: violation, label: "Name") == violation.text(label: "Name"))
      #expect(messages.text(of: clause.rule.requirement) == clause.rule.requirement.text)
    }
  }

  @Test func `a message depends on the count by the language's plural rules`() throws {
    let polish = Language(
      "pl",
      plurals: PluralRules([
        .one: "i = 1 and v = 0", .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        .many: "v = 0",
      ]),
      phrases: [
        "length.too_short": Message(
          "{missing} znaku",
          [.one: "{missing} znak", .few: "{missing} znaki", .many: "{missing} znaków"],
          counting: "missing"
        )
      ]
    )
    let messages = MessageCatalog(in: polish)
    for (min, text) in [(1, "1 znak"), (3, "3 znaki"), (5, "5 znaków"), (22, "22 znaki")] {
      let violation = try MessageCatalogTests.violation(.minLength(min), "")
      #expect(messages.text(of: violation, whileTyping: true) == text)
    }
  }

  @Test func `without a locale, a language of one's own has its own formats`() throws {
    #expect(Language.french.code == "fr" && Language.spanish.code == "es")
    let comma = LocalForms(decimalSeparator: .comma)
    for language in [Language("xx", forms: comma, phrases: [:]), .german, .french, .spanish] {
      var messages = MessageCatalog(in: language)
      messages.locale = LocalForms.named("en-US")
      #expect(messages.language.forms.decimalSeparator == .point)
      messages.locale = nil
      #expect(messages.language == language)
    }
  }

  @Test func `lists and unnamed fields follow the language`() throws {
    let list = try MessageCatalogTests.violation(.oneOf(["a", "b"]), "x")
    #expect(MessageCatalog(in: .japanese).text(of: list) == "a、bのどれかにしてください。")
    let missing = try MessageCatalogTests.violation(.required, "")
    let german = MessageCatalog(in: .german)
    #expect(german.text(of: missing, whileTyping: true) == "Dies ist erforderlich.")
    #expect(german.text(of: missing) == "Erforderlich.")
  }
}
