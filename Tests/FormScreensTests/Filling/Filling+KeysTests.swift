@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct FillingKeysTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("line", label: "Line", TextField()),
      Field("area", label: "Area", TextArea(), rules: [.minWords(4)]),
      Field("last", label: "Last", TextField()),
    ]
  )

  private static let notice = " Line breaks were pasted as spaces. Ctrl-_: undo"

  private func lines(of screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 80, rows: 24)).lines
  }

  @Test func `a paste mentions line breaks only if they are lost`() {
    var screen = Screen(FillingKeysTests.form)
    screen.handle(.paste("one\ntwo"))
    #expect(lines(of: screen)[22] == FillingKeysTests.notice)
    screen.handle(.key(.tab))
    screen.handle(.paste("one\ntwo"))
    #expect(!lines(of: screen).contains(FillingKeysTests.notice))
    #expect(screen.filling.ruler.answers["line"] == "one two")
    #expect(screen.filling.ruler.answers["area"] == "one\ntwo")
  }

  @Test func `rules count the words of every line`() {
    var screen = Screen(FillingKeysTests.form, with: "<Tab>one two<Enter>three")
    #expect(!screen.filling.ruler.registrations[1].verdict.isValid)
    for key in Keystrokes("<Enter>four") { screen.handle(.key(key)) }
    #expect(screen.filling.ruler.registrations[1].verdict.isValid)
  }

  @Test func `keys use the lines of the last known screen`() {
    var screen = Screen(FillingKeysTests.form, with: "<Tab>one two three four five")
    screen.fit(Size(columns: 24, rows: 10))
    screen.handle(.key(.up))
    #expect(screen.filling.focus == .field(1))
    screen.fit(Size(columns: 80, rows: 24))
    screen.handle(.key(.up))
    #expect(screen.filling.focus == .field(0))
  }

  @Test func `rules distinguish texts that look the same`() {
    var screen = Screen(
      Form(
        title: "T",
        fields: [Field("a", TextField(text: "\u{E9}"), rules: [.maxLength(2, unit: .bytes)])]
      )
    )
    #expect(screen.filling.ruler.registrations[0].verdict.isValid)
    screen.handle(.key(.shift(.home)))
    screen.handle(.paste("e\u{301}"))
    #expect(!screen.filling.ruler.registrations[0].verdict.isValid)
    screen.handle(.key(.control("_")))
    #expect(screen.filling.ruler.registrations[0].verdict.isValid)
  }

  @Test func `Enter inserts a line break in a text area`() {
    let screen = Screen(FillingKeysTests.form, with: "<Tab>a<Enter>")
    #expect(screen.filling.focus == .field(1))
    #expect(screen.filling.ruler.answers["area"] == "a\n")
  }

  @Test(arguments: [
    Size(columns: 20, rows: 6), Size(columns: 40, rows: 10), Size(columns: 80, rows: 24),
  ])
  func `the caret of an area is in view at any size`(size: Size) {
    let form = Form(title: "T", fields: [Field("a", label: "A", TextArea(rows: 20))])
    var screen = Screen(form)
    screen.fit(size)
    for key in Keystrokes("one<Enter>two<Enter>three<Enter>four<Enter>five") {
      screen.handle(.key(key))
    }
    for line in ["five", "four", "three", "two", "one"] {
      let frame = screen.frame(in: size)
      #expect(frame.cursor.map { frame.line($0.row).contains(line) } == true, "\(line)")
      screen.handle(.key(.up))
    }
  }

  private static let lists = Form(
    title: "T",
    fields: [
      Field("plan", Select(["Solo", "Team"])), Field("flag", Toggle()),
      Field("level", Slider(min: 0, max: 9)),
    ]
  )

  @Test(arguments: [
    ("x<Tab>", #"No option matches "x"."#, 1), ("x<F2>", #"No option matches "x"."#, 0),
    ("o<Down>xy<Shift-Tab>", #"No option matches "oxy"."#, nil),
    ("x<F2><F9>", "Showing every message of a field.", 0),
  ])
  func `text typed into a filter is not lost silently`(
    keys: String,
    notice: String,
    index: Int?
  ) {
    let screen = Screen(FillingKeysTests.lists, with: Keystrokes(keys))
    let focus = index.map(Focus.field) ?? .button
    #expect(lines(of: screen)[22] == " \(notice)")
    #expect(screen.filling.focus == focus)
    #expect(screen.filling.outcome == nil)
  }

  @Test func `an ambiguous choice gets a notice, cut to fit`() {
    let form = Form(
      title: "T",
      fields: [Field("a", Select(["abcdefghijklmnop 1", "abcdefghijklmnop 2"]))]
    )
    let screen = Screen(form, with: "abcdefghijklmnop<Tab>")
    #expect(lines(of: screen)[22] == #" 2 options match "abcdefghijklmnop"."#)
    let narrow = screen.frame(in: Size(columns: 30, rows: 8)).lines[6]
    #expect(narrow == #" 2 options match "abcdefghi…"."#)
  }

  @Test(arguments: [
    ("", "Solo", true), ("", "none", false), ("<Tab>", "yes", true), ("<Tab>", "perhaps", false),
    ("<Tab><Tab>", "7", true), ("<Tab><Tab>", "seven", false),
  ])
  func `a paste that does not fit gets a notice`(keys: String, text: String, fits: Bool) {
    var screen = Screen(FillingKeysTests.lists, with: Keystrokes(keys))
    let before = screen.filling.ruler.answers
    screen.handle(.paste(text))
    let told = ["This field does not accept pasted text.", "No option matches \"\(text)\"."]
    let isTold = told.contains { lines(of: screen)[22] == " \($0)" }
    #expect(isTold != fits)
    #expect((screen.filling.ruler.answers == before) != fits)
    #expect(screen.filling.outcome == nil)
    screen.handle(.key(.tab))
    #expect(!lines(of: screen).contains(" This field does not accept pasted text."))
  }

  @Test(arguments: [
    ("ab", true, " The paste was too long; the end was cut off."),
    ("a\nb", true, " The paste was too long; the end was cut off."),
    ("a\nb", false, " Line breaks were pasted as spaces. Ctrl-_: undo"),
    ("ab", false, ""),
  ])
  func `a truncated paste gets a notice`(text: String, isCut: Bool, notice: String) {
    var screen = Screen(Form(title: "T", fields: [Field("a", TextField())]))
    screen.handle(.paste(text, isCut: isCut))
    #expect(screen.filling.ruler.answers["a"] == .text(text == "ab" ? "ab" : "a b"))
    #expect(lines(of: screen)[22] == notice)
    screen.handle(.key(.left))
    #expect(lines(of: screen)[22] == "")
  }

  @Test func `line breaks pasted into a list are not reported as lost`() {
    let form = Form(title: "T", fields: [Field("a", Checklist(["red", "green"]))])
    var screen = Screen(form)
    screen.handle(.paste("red\ngreen"))
    #expect(screen.filling.ruler.answers["a"] == ["red", "green"])
    #expect(lines(of: screen)[22].isEmpty)
    screen.handle(.paste("\n"))
    #expect(lines(of: screen)[22].isEmpty)
  }

  @Test(arguments: [
    ("en", "The lower end of Hours must be between 0 and 24."),
    ("de", "Das untere Ende von Hours muss zwischen 0 und 24 liegen."),
    ("ja", "Hoursの下限は0から24までにしてください。"),
  ])
  func `the ends of a range are named`(code: String, words: String) throws {
    let form = Form(
      title: "T",
      fields: [Field("hours", label: "Hours", RangeSlider(min: 0, max: 24, value: 2...5))],
      messages: MessageCatalog(in: try #require(Language.named(code)))
    )
    let screen = Screen(form, with: "99")
    let said = screen.messages(ofFieldAt: 0).map(\.words)
    #expect(said.contains(words), "\(said)")
  }
}
