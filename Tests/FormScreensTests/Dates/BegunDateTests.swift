import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets
@testable import Forms

/// The beginnings of dates in orders that are not the language's own.
struct BegunDateTests {
  private static let languages = ["en", "en-GB", "en-US", "de", "fr", "es", "ja"]

  private func verdict(on text: String, in language: String) -> Verdict {
    var field = DateField(min: DateReference("2026-01-01"))
    _ = field.handle(.language(LocalForms.named(language) ?? LocalForms()), in: .line)
    field.value = .text(text)
    return field.impliedRules.verdict(on: field.value, among: [:])
  }

  @Test(arguments: [
    ("1", true), ("12", true), ("31", true), ("0", true), ("32", true), ("12/", true),
    ("12/2", true), ("12/24/", true), ("12/24/202", true), ("24/12/202", true), ("13/13", false),
    ("3/1", true), ("3/3", true), ("3/4", false), ("03/04/202", false), ("2/3", false),
    ("3/03/2", true), ("24.", true), ("24. 1", true), ("3.4.2", true), ("30.02.", false),
    ("2026/", true), ("2026/1", true), ("2026.12.", true), ("24-1", true), ("2025-", false),
    ("12/24/2025", false), ("12/24x", false), ("12/24.", false), ("12/24/202/", false),
  ])
  func `a text is incomplete as long as it may become a date`(text: String, isBegun: Bool) {
    let verdict = verdict(on: text, in: "en")
    #expect(!verdict.isValid)
    #expect(verdict.isInvalid == !isBegun)
  }

  @Test func `nothing on the way to a date is invalid`() throws {
    var random = SeededGenerator()
    for _ in 0..<30 {
      let day = try #require(
        CalendarDate(year: 2026, month: 1, day: 1)?.adding(days: random.index(below: 20_000))
      )
      for language in Self.languages {
        for other in Self.languages {
          let text = (LocalForms.named(other) ?? LocalForms()).written(day)
          guard verdict(on: text, in: language).isValid else { continue }
          for count in 1..<text.count {
            let start = String(text.prefix(count))
            #expect(
              !verdict(on: start, in: language).isInvalid,
              "\(random): \(start) of \(text) in \(language)"
            )
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("en", "\"3/4\" can mean two dates. Use the format YYYY-MM-DD.", "A date, YYYY-MM-DD"),
    ("de", "„3/4“ kann zwei Daten bedeuten. Schreib es als TT.MM.JJJJ.", "Ein Datum, TT.MM.JJJJ"),
  ])
  func `an ambiguous date is one message, and the format is the language's`(
    language: String,
    message: String,
    requirement: String
  ) throws {
    let book = try #require(Language.named(language))
    let form = Form(
      title: "T",
      fields: [Field("a", DateField())],
      messages: MessageCatalog(in: book)
    )
    #expect(screen(form, after: "3/4").contains { $0.contains(message) })
    #expect(screen(form, after: "<F1>").contains { $0.contains(requirement) })
  }

  @Test(arguments: [("12/24/202", "…"), ("2027-05", "…"), ("12/24/2027", "✓"), ("x", "✗")])
  func `a checklist and the help have one line for it`(keys: String, mark: String) {
    let fields = [Field("a", DateField(), hasChecklist: true)]
    let form = Form(title: "T", fields: fields)
    let line = "A date, YYYY-MM-DD"
    // While it is typed, a meter stands for the checklist, until all is met.
    let shown = screen(form, after: Keystrokes(keys)).filter { $0.contains(line) }
    let shownMark = mark == "…" ? "▱" : mark
    #expect(shown.map { $0.contains("\(shownMark) \(line)") } == (mark == "✓" ? [] : [true]))
    let help = screen(form, after: Keystrokes(keys + "<F1>")).filter { $0.contains(line) }
    #expect(help.count == 1)
    #expect(help.first?.contains("\(mark) \(line)") == true, "\(help)")
  }
}
