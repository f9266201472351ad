@testable import FormValidation
import Testing

struct LocalFormsTests {
  private static let german = Language.german.forms

  @Test(arguments: [
    ("de", "1,5", "24.12.2026"), ("fr", "1,5", "24/12/2026"), ("es", "1,5", "24/12/2026"),
    ("ja", "1.5", "2026/12/24"), ("en-US", "1.5", "12/24/2026"), ("en-GB", "1.5", "24/12/2026"),
    ("en", "1.5", "2026-12-24"),
  ])
  func `a locale writes numbers and dates`(code: String, number: String, date: String) throws {
    let forms = try #require(LocalForms.named(code))
    #expect(forms.written(try #require(Number("1.5"))) == number)
    #expect(forms.isoDate(date) == "2026-12-24")
    #expect(LocalForms.codes.contains(code))
  }

  @Test func `a separate locale keeps the words and the letters of the language`() {
    var messages = MessageCatalog(in: .german)
    messages.locale = LocalForms.named("en-US")
    #expect(messages.language.forms.yes == "j")
    #expect(messages.language.forms.dateOrder == .monthDayYear)
    messages.language = .english
    #expect(messages.language.forms.dateOrder == .monthDayYear)
    messages.locale = nil
    #expect(messages.language == .english)
    #expect(LocalForms.named("en-XX") == nil)
  }

  @Test(
    arguments: [
      (
        .range(min: date("2026-03-04"), max: date("2026-03-09")), "2026-04-01",
        ["04.03.2026", "09.03.2026"], ["03/04/2026", "03/09/2026"]
      ),
      (.after(date("2026-03-04")), "2026-03-01", ["04.03.2026"], ["03/04/2026"]),
      (
        .before(date("2026-03-04T14:30")), "2026-03-05", ["04.03.2026 14:30"],
        ["03/04/2026 2:30 PM"]
      ),
      (.before(date("14:30")), "15:00", ["14:30"], ["2:30 PM"]),
      (
        .range(min: date("08:00"), max: date("14:30"), format("HH:mm")), "15:00",
        ["08:00", "14:30"], ["8:00 AM", "2:30 PM"]
      ),
      (.after(date("now+1h"), format("HH:mm")), "09:30", ["10:00"], ["10:00 AM"]),
      (.afterOrEqual(date("2026-03")), "2026-01", ["2026-03"], ["2026-03"]),
      (.after(date("today+7d")), "2026-03-01", ["11.03.2026"], ["03/11/2026"]),
      (.after(date("2026-03-04"), .html), "2026-03-01", ["2026-03-04"], ["2026-03-04"]),
    ] as [(Clause, String, [String], [String])]
  )
  func `dates and times in messages are in the format of the locale`(
    clause: Clause,
    answer: String,
    german: [String],
    american: [String]
  ) throws {
    let answers: Answers = [.now: "2026-03-04T09:00:00Z"]
    for (code, dates) in [("de", german), ("en-US", american)] {
      var messages = MessageCatalog()
      messages.locale = LocalForms.named(code)
      let verdict = clause.verdict(on: .text(answer), among: answers)
      let violation = try #require(verdict.violations.first)
      let requirement = clause.requirement(among: answers)
      let texts = [messages.text(of: violation), messages.text(of: requirement)]
      for date in dates { for text in texts { #expect(text.contains(date)) } }
    }
  }

  @Test(arguments: [
    ("24.12.2026", "2026-12-24"), ("1.2.2026", "2026-02-01"), (" 24. 12. 2026 ", "2026-12-24"),
    ("29.02.2024", "2024-02-29"), ("2026-12-24", "2026-12-24"), ("29.02.2023", "29.02.2023"),
    ("24.12.", "24.12."), ("24.13.2026", "24.13.2026"), ("24.12.26", "24.12.26"),
    ("24.12.20266", "24.12.20266"), ("24\u{301}.12.2026", "24\u{301}.12.2026"),
    ("24.12.2026\u{301}", "24.12.2026\u{301}"), ("", ""),
  ])
  func `a German date becomes an ISO 8601 date`(_ typed: String, _ iso: String) {
    #expect(Self.german.isoDate(typed) == iso)
  }

  @Test func `a Japanese date has slashes, an English one hyphens`() {
    #expect(Language.japanese.forms.isoDate("2026/2/1") == "2026-02-01")
    #expect(Language.english.forms.isoDate("12/24/2026") == "12/24/2026")
    let american = LocalForms(dateOrder: .monthDayYear, dateSeparator: .slash)
    #expect(american.isoDate("12/24/2026") == "2026-12-24")
  }

  @Test(arguments: ["24.12.2026", "1.2.2026", "30.10.2026", "29.2.2024", "2026-12-24"])
  func `every start of a date is incomplete`(_ date: String) {
    let rule = IsDateOrTime(.date, orTyped: Self.german)
    for count in 1..<date.count {
      let verdict = rule.verdict(on: String(date.prefix(count)), among: [:])
      #expect(!verdict.isValid && !verdict.isInvalid, "\(date.prefix(count))")
    }
    #expect(rule.verdict(on: date, among: [:]).isValid)
  }

  @Test(arguments: [
    "32.", "0.", "30.2.", "24.13", "29.2.2023", "24.12.2026x", "24.x", "x", "2026-13",
  ])
  func `a text that starts no date is invalid`(_ text: String) {
    #expect(IsDateOrTime(.date, orTyped: Self.german).verdict(on: text, among: [:]).isInvalid)
  }

  @Test(arguments: [
    ("30.2.", "That month has only 29 days."), ("31.02.202", "That month has only 29 days."),
    ("31.02.2027", "That month has only 28 days."),
    ("31. 02. 2028", "That month has only 29 days."),
    ("31.04.2027", "That month has only 30 days."), ("010327", "Enter \".\"."),
    ("01032027", "Enter \".\"."), ("2026-02-31", "That month has only 28 days."),
  ])
  func `a wrong date is explained in the order in which it was typed`(text: String, message: String)
  {
    let verdict = IsDateOrTime(.date, orTyped: Self.german).verdict(on: text, among: [:])
    #expect(verdict.violations.map { MessageCatalog().text(of: $0) } == [message])
  }

  @Test func `a wrong date with hyphens is explained in a local order, too`() {
    let dutch = LocalForms(dateOrder: .dayMonthYear, dateSeparator: .hyphen)
    let verdict = IsDateOrTime(.date, orTyped: dutch).verdict(on: "31-02-2027", among: [:])
    #expect(
      verdict.violations.map { MessageCatalog().text(of: $0) } == ["That month has only 28 days."]
    )
  }

  @Test func `yes and no can be answered in the language or in English`() {
    let letters: [Character] = ["j", "J", "y", "n", "N", "x", "j\u{301}"]
    #expect(letters.map(Self.german.flag) == [true, true, true, false, false, nil, nil])
    #expect(Language.english.forms.flag("j") == nil)
  }
}
