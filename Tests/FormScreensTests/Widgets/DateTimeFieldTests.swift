import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct DateTimeFieldTests {
  private static let now = Moment("2026-11-23T12:05:09Z") ?? .startOf2000

  private func screen(
    _ keys: String,
    _ field: DateTimeField = DateTimeField(),
    rules: RuleSet = [.required],
    in language: Language = .english
  ) -> Screen {
    let form = Form("T", messages: MessageCatalog(in: language)) {
      Field("at", label: "At", field, rules: rules)
      Field("note", TextField())
    }
    var screen = Screen(form, now: Self.now)
    for key in Keystrokes(keys) { screen.handle(.key(key)) }
    return screen
  }

  private static func limit(_ text: String) -> DateReference { DateReference(text) ?? .today }

  private func answer(_ screen: Screen) -> String {
    screen.filling.sheet.fields[0].value.description
  }

  @Test(arguments: [
    ("2026-01-02 15:04", "2026-01-02T15:04"), ("202601021504", "2026-01-02T15:04"),
    ("2026-01-02T15:04", "2026-01-02T15:04"), ("2026-01-02<Right>9:30pm<Tab>", "2026-01-02T21:30"),
    ("2026-01-02 9<Tab>", "2026-01-02T09:00"), ("2026-11-21 11:59", "2026-11-21T11:59"),
    ("202611211159", "2026-11-21T11:59"), ("28 Dec 2026 9:30<Tab>", "2026-12-28T09:30"),
    ("tomorrow 9pm<Tab>", "2026-11-24T21:00"), ("2 Sept 9:30", "2027-09-02T09:30"),
    ("tomorrow<Tab>", "2026-11-24"),
    ("2026-01-02", "2026-01-02"), ("2026-01-02 1", "2026-01-02T1"), ("", ""),
    // Backspace goes back into the date, Left and Right over the gap.
    ("2026-01-02 1<Backspace><Backspace>3 15:04", "2026-01-03T15:04"),
    ("2026-01-02 15:04<Home>", "2026-01-02T15:04"),
    ("2026-01-02 15:04<Home><End><End><Backspace>5", "2026-01-02T15:05"),
    ("2026-01-02 15:04<Left><Left><Left><Left><Left><Left><Backspace>3", "2026-01-03T15:04"),
    // Steps of each part.
    ("2026-01-02]]", "2026-01-04"), ("2026-01-02 15:04]", "2026-01-02T15:05"),
    // The calendar, from today, and then the time.
    ("<F4><Right><Enter>0930", "2026-11-24T09:30"), (" <Right> 0930", "2026-11-24T09:30"),
    ("2026-01-02 15:04<F4><Down><Enter>", "2026-01-09T15:04"),
    ("2026-01-02 15:04<Ctrl-_>", "2026-01-02T15:0"),
  ])
  func `typing goes on from the date to the time`(keys: String, expected: String) {
    #expect(answer(screen(keys)) == expected)
  }

  @Test(arguments: [
    ("2026-01-02 15:04", "2026-01-02T15:04"), ("2026-01-02T15:04:00", "2026-01-02T15:04"),
    ("2026-01-02 1504", "2026-01-02T15:04"), ("28 Dec 2026", "2026-12-28"),
    ("28 Dec 2026 9pm", "2026-12-28T21:00"), ("tomorrow 9:30 pm", "2026-11-24T21:30"),
    ("28 Dec 2026 9", "2026-12-28T09:00"), ("Dec 28, 2026, 9", "2026-12-28T09:00"),
    ("tomorrow 9", "2026-11-24T09:00"), ("today 930", "2026-11-23T09:30"),
    ("+3d 22", "2026-11-26T22:00"), ("tomorrow, 9:00", "2026-11-24T09:00"),
    // A year can follow.
    ("Dec 28 9", "Dec 28 9"), ("Dec 28 2026", "2026-12-28"),
    ("2026-01-02", "2026-01-02"), ("15:04", "15:04"), ("2026-01-02T15:04Z", "2026-01-02T15:04Z"),
    ("2026-02-30 15:04", "2026-02-30T15:04"), ("", ""),
  ])
  func `a line has both`(line: String, expected: String) {
    var field = DateTimeField()
    field.set(now: Self.now)
    _ = field.enter(line)
    _ = field.handle(.commit, in: .line)
    #expect(field.value == .text(expected))
  }

  @Test(arguments: [
    ("2026-12-24\n10:30", "2026-12-24T10:30"), ("\n28 Dec 2026\r\n9pm\n", "2026-12-28T21:00"),
    // Long ones take linear time.
    (String(repeating: "a b", count: 20_000), String(repeating: "a b", count: 20_000)),
    (String(repeating: "1 T1", count: 20_000), String(repeating: "1 T1", count: 20_000)),
  ])
  func `a paste is one line`(text: String, expected: String) {
    var field = DateTimeField()
    field.set(now: Self.now)
    _ = field.handle(.paste(text), in: .line)
    _ = field.handle(.commit, in: .line)
    #expect(field.value.description == expected)
  }

  @Test(arguments: [
    ("de", "28.12.2026 15:04", "28.12.2026 15:04"),
    ("en-US", "12/28/2026 3:04pm", "12/28/2026 3:04 PM"),
    ("en", "2026-12-28 15:04", "2026-12-28 15:04"),
  ])
  func `it is typed and shown the local way`(locale: String, line: String, shown: String) {
    var field = DateTimeField()
    _ = field.handle(.language(LocalForms.named(locale) ?? LocalForms()), in: .line)
    _ = field.enter(line)
    #expect(field.value == "2026-12-28T15:04")
    #expect(field.description.summary == shown)
    #expect(field.impliedRules.verdict(on: field.value).isValid)
  }

  @Test(arguments: [
    ("2026", "date.not_a_date"), ("2026-01-02", "date.not_a_date_time"),
    ("2026-13", "date.not_a_date"), ("2026-01-02T2", "date.not_a_time"),
    ("2026-01-02T25", "date.not_a_time"), ("T15:04", "date.not_a_date_time"),
    ("2026-01-02T15:04Z", "date.not_a_time"), ("2026-01-02T15:04", ""),
    ("2026-01-02T11:59", "date.too_early"), ("2026-01-03T12:01", "date.too_late"),
    ("2026-01-02T12:00", ""), ("2026-01-03T12:00", ""),
  ])
  func `its limits are moments`(text: String, code: String) throws {
    let field = DateTimeField(
      min: DateReference("2026-01-02T12:00"),
      max: DateReference("2026-01-03T12:00")
    )
    let verdict = field.impliedRules.verdict(on: .text(text))
    #expect(verdict.violations.first?.code ?? "" == code)
  }

  @Test func `what is missing is said`() {
    #expect(screen("2026-01-02").messages(ofFieldAt: 0).map(\.words) == ["Enter the time, too."])
    var field = DateTimeField()
    field.value = "T15:04"
    let screen = screen("", field)
    #expect(screen.messages(ofFieldAt: 0).map(\.words) == ["Enter the date, too."])
  }

  @Test func `rules on dates hold for it`() {
    let rules: RuleSet = [.after(Self.limit("2026-01-02T12:00"))]
    #expect(!screen("2026-01-02 12:00", rules: rules).messages(ofFieldAt: 0).isEmpty)
    #expect(screen("2026-01-02 12:01", rules: rules).messages(ofFieldAt: 0).isEmpty)
  }

  @Test func `a day in which only some times are valid can be chosen`() {
    let rules: RuleSet = [.before(Self.limit("2026-11-23T12:00"))]
    let screen = screen("<F4><Enter>1159", rules: rules)
    #expect(answer(screen) == "2026-11-23T11:59")
    #expect(screen.messages(ofFieldAt: 0).isEmpty)
  }

  @Test func `both parts are drawn, with the caret in one`() {
    func frame(_ keys: String, _ columns: Int = 40) -> Frame {
      screen(keys).frame(in: Size(columns: columns, rows: 12))
    }
    let lines = frame("2026-01-02 15").lines
    #expect(lines.contains { $0.contains("2026-01-02 15") }, "\(lines)")
    #expect(frame("").lines.contains { $0.contains("YYYY-MM-DD HH:MM") })
    let start = frame("2026-01-02").cursor?.column ?? 0
    #expect(frame("2026-01-02 1").cursor?.column == start + 2)
    #expect(frame("2026-01-02 15:04", 20).lines.contains { $0.contains("15:04") })
    #expect(frame("<F4>").lines.contains { $0.contains("November 2026") })
  }

  @Test func `a press moves to the part under it`() {
    var screen = screen("2026-01-02 15:04")
    let size = Size(columns: 60, rows: 12)
    let lines = screen.frame(in: size).lines
    guard let row = lines.firstIndex(where: { $0.contains("15:04") }),
      let place = lines[row].firstRange(of: "2026")
    else {
      Issue.record("not drawn")
      return
    }
    let start = lines[row].distance(from: lines[row].startIndex, to: place.lowerBound)
    for (column, caret) in [(start + 4, "2026"), (start + 13, "2026-01-02 15")] {
      screen.handle(.pointer(Pointer(.press, at: Position(row: row, column: column)), on: size))
      let before = screen.filling.sheet.fields[0].widget.description.textBeforeCaret
      #expect(before.map { $0 == caret } ?? false, "\(before ?? "")")
    }
  }

  @Test(arguments: [
    ("Dec 24 9:00", "Dec 24 9:00"), ("+3d 9:00", "+3d 9:00"), ("Dec 24", "Dec 24     HH:MM"),
    ("2026-12-24", "2026-12-24 HH:MM"),
  ])
  func `the form of the time is shown until there is one`(_ keys: String, _ picture: String) {
    let lines = screen(keys).frame(in: Size(columns: 80, rows: 12)).lines
    let row = lines.first { $0.contains(" At *") } ?? ""
    #expect(row.contains(" \(picture) "), "\(row)")
    #expect(row.contains("HH:MM") == picture.contains("HH:MM"), "\(row)")
  }

  @Test(arguments: ["2026-12-24 25:00", "24 Dec 2026 25:00", "tomorrow 25:00"])
  func `after a date in words, too, an hour that there is not has a message of its own`(
    _ keys: String
  ) {
    let shown = screen(keys + "<Tab>").textsShown(underFieldAt: 0)
    #expect(shown == ["Enter an hour from 00 to 23."])
  }
}
