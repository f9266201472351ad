import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Dates as they are typed in a language.
struct DateFieldLanguageTests {
  @Test(arguments: ["2026-4-25", "2026-04-5", "2026- 4-25"])
  func `a date in the order of ISO 8601 may have one digit if it is typed, not if it is stored`(
    _ text: String
  ) throws {
    var stored = DateField()
    stored.value = .text(text)
    #expect(stored.value == .text(text))
    var typed = DateField()
    _ = typed.enter(text)
    #expect(try CalendarDate(iso: #require(String(typed.value))) != nil)
  }

  @Test(arguments: [
    ("24.12.2026", "2026-12-24", "24.12.2026▏"), ("1.2.2026", "2026-02-01", "1.2.2026▏"),
    ("20261224", "2026-12-24", "2026-12-24▏"), ("24.12.2026]", "2026-12-25", "25.12.2026▏"),
    ("24.12.", "24.12.", "24.12.▏"), ("24122026", "2026-12-24", "24.12.2026▏"),
    ("24122", "24.12.2", "24.12.2▏"), ("20122026", "2026-12-20", "20.12.2026▏"),
    ("2412<Left>3", "24132", "2413▏2"), ("24122<Ctrl-_>", "2412", "2412▏"),
  ])
  func `a German form has its dates in German`(keys: String, value: String, picture: String) throws
  {
    var field = DateField()
    field.set(forms: Language.german.forms)
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == .text(value))
    #expect(try #require(drawnRows(field).split(separator: " ").first) == picture)
    for count in 1..<10 {
      let start = String("24.12.2026".prefix(count))
      let verdict = field.impliedRules.verdict(on: .text(start))
      #expect(!verdict.isValid && !verdict.isInvalid, "\(start)")
    }
  }

  @Test(
    arguments: [
      (Language.german.forms, "24122026", "2026-12-24"),
      (Language.german.forms, "20261224", "2026-12-24"),
      (Language.german.forms, "20121224", "2012-12-24"),
      (Language.german.forms, "24132026", "2413-20-26"),
      (LocalForms.named("en-US"), "12242026", "2026-12-24"),
      (Language.japanese.forms, "20261224", "2026-12-24"),
      (Language.english.forms, "24122026", "2412-20-26"),
    ] as [(LocalForms?, String, String)]
  )
  func `eight digits are a date by the language, or by ISO 8601`(
    forms: LocalForms?,
    digits: String,
    value: String
  ) throws {
    for isPasted in [true, false] {
      var field = DateField()
      field.set(forms: try #require(forms))
      _ = field.handle(isPasted ? .paste(digits) : .line(digits), in: .line)
      #expect(field.value == .text(value))
    }
  }

  @Test(arguments: [
    ("en", "28.12.2026", "Mon 28 Dec 2026"), ("en-GB", "28/12/2026", "Mon 28 Dec 2026"),
    ("en-US", "12/28/2026", "Mon, Dec 28, 2026"), ("de", "28.12.2026", "Mo, 28. Dezember 2026"),
    ("fr", "28/12/2026", "lun. 28 décembre 2026"),
    ("es", "28/12/2026", "lun, 28 dic 2026"), ("ja", "2026/12/28", "2026年12月28日（月）"),
  ])
  func `a typed date is repeated in words`(locale: String, keys: String, words: String) throws {
    var messages = MessageCatalog()
    messages.language = try #require(Language.named(String(locale.prefix(2))))
    messages.locale = LocalForms.named(locale)
    let form = Form(title: "T", fields: [Field("a", DateField())], messages: messages)
    #expect(screen(form, after: Keystrokes(keys)).contains { $0.contains("  \(words)  ▾") })
  }

  @Test(arguments: [
    ("de", "22.11.2026", "09:30"), ("en-US", "11/22/2026", "9:30 AM"),
    ("ja", "2026/11/22", "09:30"), ("en", "2026-11-22", "09:30"),
  ])
  func `line mode has examples as the language writes them`(
    locale: String,
    date: String,
    time: String
  ) {
    var messages = MessageCatalog()
    messages.locale = LocalForms.named(locale)
    let form = Form(
      title: "T",
      fields: [Field("a", DateField()), Field("b", TimeField())],
      messages: messages
    )
    var plain = PlainFilling(form)
    plain.enter("")
    #expect(plain.said.contains("Enter a date, like \(date)."))
    #expect(plain.said.contains("Enter a time, like \(time)."))
  }

  @Test(
    arguments: [
      (nil, nil, "YYYY-MM-DD", "2026-11-22"), ("2027-01-01", nil, nil, "2027-01-01"),
      (nil, "2020-05-31", nil, "2020-05-31"), ("today", "today+1y", nil, "2026-12-01"),
      (nil, nil, "2030-12-24", "2030-12-24"), (nil, "2020-05-31", "2030-12-24", "2020-05-31"),
    ] as [(String?, String?, String?, String)]
  )
  func `an example is a date that it accepts`(
    min: String?,
    max: String?,
    placeholder: String?,
    example: String
  ) throws {
    var field = DateField(
      min: min.flatMap { DateReference($0) },
      max: max.flatMap { DateReference($0) },
      placeholder: placeholder
    )
    field.set(today: try #require(CalendarDate(year: 2026, month: 12, day: 1)))
    #expect(field.example == example)
  }

  @Test func `an example meets the rules`() {
    var field = DateField()
    _ = field.handle(.rules([.weekday([.monday])]), in: .line)
    #expect(field.example == "2026-11-23")
  }

  @Test(arguments: [
    ("en", "Sunday 1 March 2026"), ("en-US", "Sunday, March 1, 2026"),
    ("de", "Sonntag, 1. März 2026"), ("fr", "dimanche 1 mars 2026"),
    ("es", "domingo, 1 de marzo de 2026"), ("ja", "2026年3月1日 日曜日"),
  ])
  func `the day of an open calendar is said in full`(locale: String, words: String) throws {
    var messages = MessageCatalog()
    messages.language = try #require(Language.named(String(locale.prefix(2))))
    messages.locale = LocalForms.named(locale)
    let field = Field("a", DateField(text: "2026-03-01"))
    let form = Form(title: "T", fields: [field], messages: messages)
    #expect(Announcements(of: Screen(form, with: " ")).spokenPart(at: 0) == words)
  }

  @Test func `a German form's initial date is shown in German`() {
    let form = Form(
      title: "T",
      fields: [Field("a", DateField(max: DateReference("2026-12-31"), text: "2026-03-01"))],
      messages: MessageCatalog(in: .german)
    )
    #expect(screen(form)[2].contains("01.03.2026"))
    #expect(Screen(form).filling.ruler.answers["a"] == "2026-03-01")
    #expect(
      Screen(form, with: "<Ctrl-U>24.12.").filling.ruler.registrations[0].verdict.isInvalid == false
    )
  }
}
