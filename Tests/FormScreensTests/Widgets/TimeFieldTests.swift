import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct TimeFieldTests {
  @Test(arguments: [
    ("", "▏HH:MM"),
    ("0930", "09:30▏"),
    ("09:30", "09:30▏"),
    ("9:30", "09:30▏"),
    ("0930<Alt-Up>", "09:35▏"),
    ("0931]", "09:35▏"),
    ("0931[", "09:30▏"),
    ("0930[", "09:25▏"),
    ("2358<Alt-Up>", "00:00▏"),
    ("0000<Alt-Down>", "23:55▏"),
    ("]", "12:00▏"),
    ("2460]", "2460]▏"),
    ("930", "930▏"),
    ("930]", "09:35▏"),
    ("245", "245▏"),
    ("09-", "09-▏"),
  ])
  func `the colon is inserted automatically, and + and - step five minutes`(
    keys: String,
    picture: String
  ) {
    #expect(drawn(TimeField(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("1430", "14:30", "14:30▏"), ("2:30pm", "14:30", "02:30pm▏"), ("]", "12:00", "12:00 PM▏"),
    ("12:58 am]", "01:00", "1:00 AM▏"), ("2:30 p", "02:30 p", "02:30 p▏"),
  ])
  func `a time can be shown on a 12-hour clock`(
    keys: String,
    value: Value,
    picture: String
  ) {
    var field = TimeField()
    _ = field.handle(.language(LocalForms(hasTwelveHours: true)), in: .line)
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == value)
    field.value = "00:05"
    #expect(drawn(field) == "12:05 AM▏")
  }

  @Test(arguments: [("23:59", true), ("24:00", false), ("23:", false)])
  func `it implies that the text is a time`(text: String, isValid: Bool) {
    #expect(TimeField().impliedRules.verdict(on: .text(text)).isValid == isValid)
  }

  @Test(arguments: [("09:00", true), ("08:59", false), ("17:30", true), ("17:31", false)])
  func `its limits are also rules`(text: String, isValid: Bool) throws {
    let field = TimeField(
      min: DateReference("09:00"),
      max: DateReference("17:30")
    )
    #expect(field.impliedRules.verdict(on: .text(text)).isValid == isValid)
  }

  @Test func `four pasted digits are a time`() {
    var field = TimeField()
    #expect(field.paste("1745") == .used)
    #expect(field.value == "17:45")
  }

  @Test(arguments: [
    ("1745", "17:45"), ("930", "09:30"), ("17:45 ", "17:45"), ("noon", "noon"), ("", ""),
  ])
  func `a line of four digits is a time`(line: String, text: String) {
    var field = TimeField(text: "09:00")
    #expect(field.role == .time)
    _ = field.enter(line)
    #expect(field.value == .text(text))
  }

  @Test(
    arguments: [
      ("10pm", "22:00"), ("10 pm", "22:00"), ("12am", "00:00"), ("12pm", "12:00"),
      ("10:30 p.m.", "22:30"), ("9.30", "09:30"), ("9:30", "09:30"), (" 9:30 ", "09:30"),
      ("10PM", "22:00"), ("13pm", "13pm"), ("0am", "0am"), ("25", "25"), ("9:3", "9:3"),
      ("noon", "noon"), ("10\u{301}pm", "10\u{301}pm"), ("10:301", "10:301"),
      ("930", "09:30"), ("0930", "09:30"), ("930pm", "21:30"), ("245", "02:45"),
      ("960", "960"), ("9305", "9305"), ("09305", "09305"), ("930:00", "930:00"),
    ] as [(String, Value)]
  )
  func `common spellings of a time are read`(text: String, value: Value) {
    let field = TimeField(text: text)
    #expect(field.value == value)
  }

  @Test(arguments: [
    ("9", "09:00"), ("22", "22:00"), ("10pm", "22:00"), ("9.30", "09:30"), ("930", "09:30"),
  ])
  func `after leaving, it is reformatted`(keys: String, text: String) {
    var field = TimeField()
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.settle() == nil)
    #expect(field.value == .text(text))
    #expect(picture(of: field) == text + caretMark)
  }

  @Test(arguments: [
    ("now", "en", "14:05"), ("Now ", "de", "14:05"), ("jetzt", "de", "14:05"),
    ("jetzt", "en", "jetzt"), ("no", "en", "no"), ("今", "ja", "14:05"),
  ])
  func `the word for now is the current time`(
    typed: String,
    language: String,
    text: String
  ) throws {
    var field = TimeField()
    field.set(forms: try #require(LocalForms.named(language)))
    let day = try #require(CalendarDate(year: 2026, month: 5, day: 1))
    field.set(now: Moment(day, try #require(TimeOfDay(hour: 14, minute: 5))))
    var byLine = field
    for key in Keystrokes(typed) { _ = field.press(key) }
    #expect(field.settle() == nil)
    #expect(field.value == .text(text))
    _ = byLine.enter(typed)
    #expect(byLine.settle() == nil)
    #expect(byLine.value == .text(text))
    // A stored answer does not depend on when it is read.
    field.value = .text(typed)
    #expect(field.value == .text(String(typed[...].trimmingWhitespace)))
  }

  @Test(arguments: [
    "1", "93", "193", "24", "10", "10p", "10 p", "10:", "10:3", "10.", "9.3", "10 p.", "10:30 a",
    "n", "NO",
  ])
  func `the beginning of a time is incomplete`(text: String) {
    let verdict = TimeField(text: text).impliedRules.verdict(on: TimeField(text: text).value)
    #expect(!verdict.isValid && !verdict.isInvalid, "\(text)")
  }

  @Test(arguments: ["26", "97", "960", "197", "10x", "13p", "22:30 p", "x"])
  func `text that cannot become a time is invalid`(text: String) {
    #expect(TimeField().impliedRules.verdict(on: .text(text)).isInvalid)
  }

  @Test(arguments: [
    ("22h30", "22:30"), ("22 H 30", "22:30"), ("9h05", "09:05"), ("22h", "22:00"),
    ("22 h", "22:00"), ("22:30", "22:30"),
  ])
  func `an h may follow the hour`(keys: String, value: Value) {
    var field = TimeField()
    for key in Keystrokes(keys) { _ = field.press(key) }
    _ = field.settle()
    #expect(field.value == value)
    for count in 1...keys.count {
      let begun = TimeField(text: String(keys.prefix(count)))
      #expect(!begun.impliedRules.verdict(on: begun.value).isInvalid, "\(begun.value)")
    }
  }

  @Test(arguments: ["22hh", "22h:", "22h p", "h30", "22h300"])
  func `an h is only after the hour`(text: String) {
    let field = TimeField(text: text)
    #expect(field.impliedRules.verdict(on: field.value).isInvalid)
  }

  @Test(
    arguments: [
      (nil, nil, nil, "09:30"), ("10:00", nil, nil, "10:00"), (nil, "08:15", nil, "08:15"),
      ("09:00", "17:00", nil, "09:30"), ("22:00", "06:00", nil, "22:00"),
      ("10:00", nil, "HH:MM", "10:00"), (nil, nil, "17:45", "17:45"),
    ] as [(String?, String?, String?, String)]
  )
  func `an example is a time that it accepts`(
    min: String?,
    max: String?,
    placeholder: String?,
    example: String
  ) {
    let field = TimeField(
      min: min.flatMap { DateReference($0) },
      max: max.flatMap { DateReference($0) },
      placeholder: placeholder
    )
    #expect(field.example == example)
  }

  @Test func `keys of the form are left to the form`() {
    var field = TimeField()
    for key in [Key.up, .down, .enter, .escape, .pageUp] { #expect(field.press(key) == .notUsed) }
    #expect(field.press(Key(.up, .alt)) == .used)
  }
}
