import Testing

@testable import FormValidation

/// What all rules say of a finished answer, in every language.
struct JudgingLawTests {
  private static let violations = Saying.all.compactMap(\.violation)

  /// The codes whose message names other fields, or says what happened to a check.
  private static let others: Set = [
    "form.at_least", "form.sum", "remote.pending", "remote.timeout", "remote.failed",
    "pattern.too_costly",
  ]

  @Test(arguments: Language.codes)
  func `a judgment is a sentence about its field`(_ name: String) throws {
    let catalog = MessageCatalog(in: try #require(Language.named(name)))
    #expect(Self.violations.count > 500)
    for violation in Self.violations where !Self.others.contains(violation.code) {
      let text = catalog.text(of: violation, label: "Feld")
      #expect(text.contains("Feld"), "\(violation.rule): \(text)")
      #expect(text.hasSuffix(".") || text.hasSuffix("。"), "\(violation.rule): \(text)")
      #expect(!text.contains("{"), "\(violation.rule): \(text)")
      let unlabeled = catalog.text(of: violation)
      // A sentence of Japanese may begin with an example.
      if name != "ja" {
        #expect(unlabeled.first?.isLowercase == false, "\(violation.rule): \(unlabeled)")
      }
      #expect(!unlabeled.hasPrefix(catalog.language.unnamed), "\(violation.rule): \(unlabeled)")
    }
  }

  @Test func `a judgment says what must hold`() {
    for violation in Self.violations where !Self.others.contains(violation.code) {
      let text = violation.text(label: "It")
      #expect(text.contains(/\b(must|is required|needs)\b/), "\(violation.rule): \(text)")
    }
  }

  @Test func `no judgment is a hint for typing`() {
    let hint = /\b(to go|Enter|Add|Remove|Continue|Complete|Close|Start with|yet|here|more)\b/
    for violation in Self.violations where violation.code != "remote.pending" {
      let text = violation.text(label: "It")
      #expect(!text.contains(hint), "\(violation.rule): \(text)")
    }
  }

  // In Japanese, what to do and what must hold are often the same words.
  @Test(arguments: Language.codes.filter { $0 != "ja" })
  func `an incomplete answer is judged in other words than it is typed`(_ name: String) throws {
    let catalog = MessageCatalog(in: try #require(Language.named(name)))
    for violation in Self.violations
    where violation.isIncomplete && !violation.message.namesLabel
      && !Self.others.contains(violation.code)
    {
      let typing = catalog.text(of: violation, label: "Feld", whileTyping: true)
      let judgment = catalog.text(of: violation, label: "Feld")
      #expect(
        violation.message.isFact || !judgment.contains(typing),
        "\(violation.rule): \(typing)"
      )
    }
  }
}
