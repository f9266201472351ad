@testable import FormNarration
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct WordedDateTests {
  /// Thursday, November 26, 2026.
  private static let today = CalendarDate(year: 2026, month: 11, day: 26)

  private static func read(_ text: String, in language: String) -> WordedDate {
    WordedDate(text.withPlainDigits, in: language, today: today)
  }

  private static let dates: [(String, String, String)] = [
    ("28 Dec 2026", "en", "2026-12-28"), ("Dec 28, 2026", "en", "2026-12-28"),
    ("Mon 28 Dec 2026", "en", "2026-12-28"), ("Mon, Dec 28, 2026", "en", "2026-12-28"),
    ("Monday, December 28 2026", "en", "2026-12-28"), ("2026 Dec 28", "en", "2026-12-28"),
    ("28-Dec-2026", "en", "2026-12-28"), ("28th", "en", "none"), ("Dec 28", "en", "2026-12-28"),
    ("28 dec", "en", "2026-12-28"), ("Nov 26", "en", "2026-11-26"), ("Nov 25", "en", "2027-11-25"),
    ("Feb 29", "en", "2028-02-29"), ("SEPT 1", "en", "2027-09-01"),
    ("28 of Dec", "en", "2026-12-28"),
    ("Mo, 28. Dezember 2026", "de", "2026-12-28"),
    ("Montag, den 28. Dez. 2026", "de", "2026-12-28"),
    ("1. März", "de", "2027-03-01"), ("28 Dec 2026", "de", "2026-12-28"),
    ("3. mai", "de", "2027-05-03"),
    ("lun. 28 décembre 2026", "fr", "2026-12-28"), ("le 28 déc. 2026", "fr", "2026-12-28"),
    ("1er janvier 2027", "fr", "2027-01-01"), ("le 1er mai", "fr", "2027-05-01"),
    ("1º de mayo de 2027", "es", "2027-05-01"), ("1.º de mayo", "es", "2027-05-01"),
    ("mar. 1 déc. 2026", "fr", "2026-12-01"), ("lun, 28 dic 2026", "es", "2026-12-28"),
    ("28 de diciembre de 2026", "es", "2026-12-28"), ("2026年12月28日（月）", "ja", "2026-12-28"),
    ("2026年12月28日", "en", "2026-12-28"), ("12月28日", "ja", "2026-12-28"),
    ("today", "en", "2026-11-26"), ("Tomorrow", "en", "2026-11-27"),
    ("yesterday", "en", "2026-11-25"),
    ("heute", "de", "2026-11-26"), ("morgen", "de", "2026-11-27"), ("tomorrow", "de", "2026-11-27"),
    ("aujourd’hui", "fr", "2026-11-26"), ("aujourd'hui", "fr", "2026-11-26"),
    ("hier", "fr", "2026-11-25"),
    ("mañana", "es", "2026-11-27"), ("manana", "es", "2026-11-27"), ("ayer", "es", "2026-11-25"),
    ("明日", "ja", "2026-11-27"), ("+3日", "ja", "2026-11-29"), ("+3d", "en", "2026-11-29"),
    ("-2w", "en", "2026-11-12"), ("+1m", "en", "2026-12-26"), ("- 1 year", "en", "2025-11-26"),
    ("＋３ｄ", "en", "2026-11-29"), ("today+7d", "en", "2026-12-03"), ("+3 Tage", "de", "2026-11-29"),
    ("+1j", "de", "2027-11-26"), ("+1 an", "fr", "2027-11-26"), ("+2 semanas", "es", "2026-12-10"),
  ]

  @Test(arguments: dates)
  func `a date can have words of the language or of English`(
    _ text: String,
    _ language: String,
    _ iso: String
  ) {
    let date = Self.read(text, in: language)
    #expect(date == (CalendarDate(iso: iso).map { .date($0) } ?? .none))
    guard date != .none else { return }
    for count in 1..<text.count {
      let start = String(text.prefix(count))
      let isBegun = Self.read(start, in: language) != .none
      #expect(isBegun || !start.hasDateWords && start.first != "-", "\(start)")
    }
  }

  @Test(arguments: [
    ("29 Feb 2023", 28), ("Feb 29, 2023", 28), ("2100 Feb 29", 28), ("Feb 30", 29), ("31 Apr", 30),
    ("31 April 2026", 30), ("Fri 31 Apr 2026", 30),
  ])
  func `for a day after the end of its month, the message says how many days it has`(
    _ text: String,
    _ days: Int
  ) throws {
    #expect(Self.read(text, in: "en") == .beyondMonth(days: days))
    let verdict = WordedDate(text, in: "en", today: nil).verdict
    let violation = try #require(verdict?.violations.first)
    let message = MessageCatalog().text(of: violation, label: nil, whileTyping: true)
    #expect(message == "That month has only \(days) days.")
    #expect(verdict?.isInvalid == true)
  }

  @Test(arguments: ["Fri 24 Dec 2026", "Tue, Dec 28, 2026", "2026 Dec 28 Tue"])
  func `a day of a year with another weekday is no date`(_ text: String) {
    #expect(Self.read(text, in: "en") == .otherWeekday)
  }

  @Test(arguments: [
    "24Dec2026", "24D", "Dec28", "Tue 28 Dec 2026", "28 Foo 2026", "Foo", "28 28 Dec",
    "Dec 2026 28",
    "1er", "1erDec", "Dec er 1", "todayx", "tomorrow 3d", "+d", "+3x", "3d", "+100000d", "99 Dec",
    "28 Dec 0000", "28 Dec 20266",
    "morgen", "2026-12-24", "24.12.", ",", ". Dec 28", "+9999y", "28 Dec 2026 x",
  ])
  func `no other text is a date`(_ text: String) {
    if case .date = Self.read(text, in: "en") { Issue.record("\(text) is a date") }
  }

  @Test(arguments: ["28 Dec", "Mon 28 De", "+3", "-", "tom", "Jun 3", "Feb 29 20", "30 Feb 202"])
  func `an unfinished date is not one yet`(_ text: String) {
    let date = WordedDate(text, in: "en", today: nil)
    #expect(date == .begun)
    #expect(date.verdict?.isInvalid == false)
  }

  @Test(arguments: ["en", "en-GB", "en-US", "de", "fr", "es", "ja"])
  func `every date is read as the screen writes it`(locale: String) throws {
    var messages = MessageCatalog()
    messages.language = try #require(Language.named(String(locale.prefix(2))))
    messages.locale = LocalForms.named(locale)
    let words = Narrator(in: messages.language)
    for days in stride(from: 0, through: 800, by: 13) {
      let date = try #require(Self.today).adding(days: days)
      var field = DateField()
      field.set(forms: messages.language.forms)
      for key in words.words(of: date) { _ = field.press(.character(key)) }
      #expect(field.value == .text(date.description), "\(words.words(of: date))")
    }
  }
}

/// Dates in words in a field.
struct WordedDateFieldTests {
  private static let now = Moment("2026-11-26T09:00:00Z")

  private func filling(_ locale: String, _ keys: String) throws -> Screen {
    var messages = MessageCatalog()
    messages.language = try #require(Language.named(String(locale.prefix(2))))
    messages.locale = LocalForms.named(locale)
    let form = Form(
      title: "T",
      fields: [Field("a", DateField()), Field("b", TextField())],
      messages: messages
    )
    var screen = Screen(form, now: Self.now)
    for key in Keystrokes(keys) { screen.handle(.key(key)) }
    return screen
  }

  @Test(arguments: [
    ("en", "28 Dec 2026", "28 Dec 2026", "2026-12-28"),
    ("en", "28 Dec 2026<Tab>", "2026-12-28", "2026-12-28"),
    ("en", "tomorrow<Tab>", "2026-11-27", "2026-11-27"),
    ("de", "morgen<Tab>", "27.11.2026", "2026-11-27"),
    ("en-US", "+3d<Tab>", "11/29/2026", "2026-11-29"), ("en", "Dec<Tab>", "Dec", "Dec"),
  ])
  func `a date in words is written in the language's format once left`(
    locale: String,
    keys: String,
    text: String,
    value: String
  ) throws {
    let screen = try filling(locale, keys)
    #expect((screen.filling.sheet.fields[0].widget as? DateField)?.typed.text == text)
    #expect(screen.filling.ruler.answers["a"] == .text(value))
  }

  @Test(arguments: [
    ("en", "3", "Enter a digit."), ("en", "3<Tab>", "Use the format YYYY-MM-DD."),
    ("de", "3<Tab>", "Schreib es als TT.MM.JJJJ."), ("fr", "3<Tab>", "JJ/MM/AAAA"),
    ("en-GB", "24Dec2026<Tab>", "Use the format DD/MM/YYYY."),
    ("en", "Dec<Tab>", "Use the format YYYY-MM-DD."),
    ("en", "Dec", "Enter the rest of the date."),
    ("en", "02/29/2023", "That month has only 28 days."),
    ("de", "31.04.2026", "30"), ("en", "2023/02/29", "That month has only 28 days."),
    ("de", "2/29/2023", "28"), ("en", "10000-01-01", "Years go from 0001 to 9999."),
    ("en", "13/13/2026", "Enter a month from 01 to 12."),
    ("en", "2026-04-31", "That month has only 30 days."),
  ])
  func `a date that does not exist gets a reason`(
    locale: String,
    keys: String,
    message: String
  ) throws {
    var screen = try filling(locale, "")
    for text in keys.split(separator: "<").prefix(1) {
      screen.handle(.paste(String(text), isCut: false))
    }
    if keys.hasSuffix("<Tab>") { screen.handle(.key(.tab)) }
    let words = screen.narrator.words(ofViolationsAt: 0, in: screen.filling.sheet)
    #expect(words.contains { $0.contains(message) }, "\(words)")
  }

  @Test(arguments: [
    ("2026-4-25", "2026-04-25"), ("28 Dec 2026", "2026-12-28"), ("tomorrow", "2026-11-27"),
  ])
  func `a line entered before the date is known is read once it is`(line: String, value: String) {
    var form = Form(title: "T", fields: [Field("a", DateField())])
    let isTaken = form.start(fieldAt: 0, withTyped: line)
    #expect(isTaken)
    let screen = Screen(form, now: Self.now)
    #expect(screen.filling.ruler.answers["a"] == .text(value))
  }

  @Test(arguments: ["28 Dec 2026", "tomorrow", "+3d", "2026年12月28日"])
  func `a stored date has no words`(text: String) {
    var form = Form(title: "T", fields: [Field("a", DateField())])
    for isLine in [true, false] {
      let isTaken =
        isLine
        ? form.start(fieldAt: 0, withStored: text) : form.start(fieldAt: 0, with: .text(text))
      #expect(isTaken)
      let screen = Screen(form, now: Self.now)
      #expect(screen.filling.ruler.answers["a"] == .text(text))
      #expect(!screen.filling.sheet.verdict(at: 0).isValid)
    }
  }
}
