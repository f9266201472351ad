import Foundation
import Testing

@testable import FormValidation

struct PhraseBookTests {
  /// The languages that every message must be in.
  private static let languages = PhraseBook.codes.filter { $0 != "en" }

  /// What the rules of the samples say of texts.
  private static let violations = Saying.all.compactMap(\.violation)

  @Test func `there is a book for every code of a language`() {
    #expect(PhraseBook.codes.allSatisfy { PhraseBook.named($0)?.code == $0 })
    #expect(PhraseBook.named("xx") == nil)
    #expect(PhraseBookTests.languages.count == 2)
  }

  @Test func `what rules say is known by its code, with its parameters`() {
    #expect(PhraseBookTests.violations.count > 250)
    for violation in PhraseBookTests.violations {
      let names = RuleDefinition.codes[violation.code]
      #expect(names != nil, "\(violation.code)")
      let given = violation.parameters.pairs.map(\.name)
      #expect(Set(names ?? []).isSuperset(of: given), "\(violation.code): \(given)")
    }
  }

  @Test func `every code in the sources is known`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let known = RuleDefinition.codes
    let families = Set(known.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    var found = 0
    for folder in ["Rules", "Formats", "Engine", "Values", "Verdicts"] {
      let sources = root.appending(path: "Sources/FormValidation/\(folder)")
      for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
        for literal in code.split(separator: "\"") where literal.contains(".") {
          let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
          let isCode =
            literal.last != "."
            && literal.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x2E || $0 == 0x5F }
          guard isCode, parts.count == 2, families.contains(String(parts[0])) else { continue }
          found += 1
          #expect(known[String(literal)] != nil, "\(file): \(literal)")
        }
      }
    }
    #expect(found > 50)
  }

  @Test(arguments: languages)
  func `every message is in the language`(_ name: String) throws {
    let language = try #require(PhraseBook.named(name))
    for code in RuleDefinition.codes.keys {
      #expect(language.phrases[code] != nil, "\(code)")
    }
    for violation in PhraseBookTests.violations {
      #expect(
        language.wording(for: violation) != nil,
        "\(violation.code): \(violation.message.template)"
      )
    }
  }

  @Test(arguments: languages)
  func `a wording mentions nothing that the English one does not`(_ name: String) throws {
    let language = try #require(PhraseBook.named(name))
    let others: Set = ["session", "spoken", "month", "list"]
    for (key, message) in language.phrases
    where !others.contains(key.prefix { $0 != "." }.lowercased()) {
      let names = RuleDefinition.codes[key].map { $0 + ["label"] } ?? Message(key).placeholders
      #expect(Set(names).isSuperset(of: message.placeholders), "\(key): \(message.template)")
      if let plural = message.plural { #expect(names.contains(plural.parameter), "\(key)") }
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
    #expect(MessageCatalogue(in: .german).text(of: violation, label: "Name") == german)
    #expect(MessageCatalogue(in: .japanese).text(of: violation, label: "Name") == japanese)
  }

  @Test func `a code's wording counts only where the violation has all it mentions`() {
    let language = PhraseBook("xx", phrases: ["a": "{min}", "{label} is a.": "{label} ist a."])
    #expect(language.wording(for: Violation("a", "A.")) == nil)
    #expect(language.wording(for: Violation("a", "A.", ["min": 1])) == "{min}")
    #expect(language.wording(for: Violation("a", "{label} is a.")) == "{label} ist a.")
  }

  @Test func `a check-list's demands are in the language, and what is unknown stays English`() {
    let lines = RuleSet([.minLength(1), .email]).checklist(on: "")
    let german = MessageCatalogue(in: .german)
    #expect(
      lines.map { german.text(of: $0.requirement) } == [
        "Mindestens 1 Zeichen", "Eine E-Mail-Adresse",
      ]
    )
    #expect(german.text(of: "Something else") == "Something else")
  }
}
