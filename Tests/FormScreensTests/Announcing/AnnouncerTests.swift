import FormValidation
import TestSupport
import Testing

@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Keys pressed, lines announced.
struct AnnouncerTests {
  private static let form = Form(
    title: "Hello",
    fields: [
      Field("name", label: "Name", TextField(), help: "As you like it.", rules: [.minLength(3)]),
      Field("key", label: "Key", PasswordField(), rules: [.required]),
      Field("news", label: "News", Toggle()),
      Field("often", label: "How often", Slider(min: 0, max: 8, value: 2)),
    ]
  )

  /// Returns what is announced after each key, once the form was opened and some keys were pressed.
  private func told(
    _ keys: Keystrokes,
    after first: Keystrokes = "",
    in form: Form = form
  ) -> [String] {
    var screen = Screen(form, with: first)
    var announcer = Announcer()
    _ = announcer.news(of: screen)
    return keys.flatMap { key in
      screen.handle(.key(key))
      return announcer.news(of: screen)
    }
  }

  @Test func `a toggle is announced with its own words`() {
    let mode = Field("mode", label: "Mode", Toggle(words: Toggle.Words(on: "live", off: "test")))
    let form = Form(title: "T", fields: [mode])
    #expect(told("l", in: form) == ["live"])
  }

  @Test func `the question before a submit is announced with its keys`() {
    let form = Form(
      title: "T",
      fields: [Field("city", TextField(text: "Oslo"))],
      buttons: Buttons(submit: "Book it"),
      confirmation: "Book the trip to {city} now?"
    )
    #expect(told("<Enter>", in: form) == ["button, Book it"])
    #expect(
      told("<F2><Esc>", in: form) == ["Book the trip to Oslo now? Enter: yes, Esc: no."]
    )
  }

  @Test func `the form is announced when it opens`() {
    var announcer = Announcer()
    let screen = Screen(AnnouncerTests.form)
    #expect(
      announcer.news(of: screen)
        == ["Hello", "text field, Name, empty, 1 of 4", "As you like it."]
    )
    #expect(announcer.news(of: screen) == [])
  }

  @Test(
    arguments: [
      ("<Tab>", "", ["password field, Key, required, empty, 2 of 4"]),
      ("<Tab><Tab>", "<Tab>hunter2", ["switch, News, no, 3 of 4", "slider, How often, 2, 4 of 4"]),
      ("<Shift-Tab>", "<Tab>hunter2<Tab>", ["password field, Key, required, hidden, 2 of 4"]),
      (" ", "<Tab><Tab>", ["yes"]), ("<Right><Left>", "<Up><Up>", ["3", "valid", "2"]),
      ("<Tab>", "<Up><Up>", ["button, Submit"]),
      ("a", "", ["incomplete: At least 3 characters, 2 to go."]),
      ("bc", "a", ["incomplete: At least 3 characters, 1 to go.", "valid"]), ("d", "abc", []),
      (
        "<Tab>", "a",
        [
          "password field, Key, required, empty, 2 of 4",
          "Name, error: At least 3 characters, 2 to go.",
        ]
      ),
      (
        "<Up>", "a<Tab>",
        ["text field, Name, a, 1 of 4", "error: At least 3 characters, 2 to go."]
      ),
      (
        "<F2>", "abc",
        [
          "password field, Key, required, empty, 2 of 4", "error: Required.",
          "1 field needs attention: Key",
        ]
      ),
      ("<F9>", "", ["Showing every message of a field."]),
      (
        "<Esc><Esc>", "a", ["Discard your answers? Press Esc to stay, Ctrl-C to quit."]
      ),
      (
        "<Esc><Tab><Tab>", "a",
        [
          "Discard your answers? Press Esc to stay, Ctrl-C to quit.", "button, Discard",
          "button, Stay",
        ]
      ),
      ("<F2>", "abc<Tab>x", ["Submitted."]),
    ] as [(String, String, [String])]
  )
  func `only changes are announced`(
    keys: String,
    first: String,
    lines: [String]
  ) {
    #expect(told(Keystrokes(keys), after: Keystrokes(first)) == lines)
  }

  @Test func `a number reached by steps is announced, a typed one is not`() {
    let form = Form(title: "Hello", fields: [Field("n", label: "Age", NumberField(max: 14))])
    #expect(told("12]]<Backspace>3[", in: form) == ["valid", "13", "14", "12"])
    #expect(told("]", after: "14", in: form) == [])
  }

  @Test func `a secret is never announced, shown or not`() {
    let lines = told("<Tab>hunter2<Ctrl-R>x<Tab><Up><F1>")
    #expect(lines.allSatisfy { !$0.contains("hunter2") })
  }

  @Test func `the entire help page is announced`() {
    let lines = told("<F1>", after: "<Tab>")
    #expect(lines.prefix(3) == ["About Key", "Rules", "… Required"])
  }

  @Test func `dates, times and ranges are announced with how to type them`() throws {
    let today = try #require(Moment("2026-11-21T12:00:00Z"))
    let form = Form(
      title: "Trip",
      fields: [
        Field("on", label: "On", DateField(min: .today, placeholder: "YYYY-MM-DD")),
        Field("at", label: "At", TimeField()),
        Field("hours", label: "Hours", RangeSlider(min: 0, max: 24, value: 8...20)),
      ]
    )
    var screen = Screen(form, now: today)
    var announcer = Announcer()
    var lines: [String] = []
    for key in [nil, .space, .right, .left, .left, .escape, .tab, .tab, .right] as [Key?] {
      if let key { screen.handle(.key(key)) }
      lines += announcer.news(of: screen)
    }
    #expect(
      lines == [
        "Trip", "date field, On, empty, hint: YYYY-MM-DD, 1 of 3",
        "Saturday 21 November 2026", "Sunday 22 November 2026", "Saturday 21 November 2026",
        "Friday 20 November 2026, too early",
        "time field, At, empty, hint: HH:MM, 2 of 3",
        "slider with two ends, Hours, 8 - 20, 3 of 3", "The lower end of Hours", "9 - 20",
        "valid",
      ]
    )
  }

  @Test(
    arguments: [
      // A day that is picked, typed, or typed in words and then left.
      (
        "<Space><Right><Enter>", "",
        [
          "Saturday 21 November 2026", "Sunday 22 November 2026", "Sunday 22 November 2026",
          "valid",
        ]
      ),
      ("<Space><Esc>", "", ["Saturday 21 November 2026"]),
      (
        "6<Tab>", "2026-11-2",
        ["Thursday 26 November 2026", "list, one answer, City, empty, 2 of 4"]
      ),
      (
        "d<Tab>", "+5",
        ["Thursday 26 November 2026", "valid", "list, one answer, City, empty, 2 of 4"]
      ),
      // An option that the same key chooses and leaves.
      ("<Enter>", "<Tab>os", ["City, Oslo", "text field, Email, empty, 3 of 4", "City, valid"]),
      // A suggestion that is accepted.
      ("<F4>", "<Tab><Tab>ada@gmial.com", ["ada@gmail.com", "valid"]),
      ("c", "<Tab><Tab>ada@gmail.", ["valid"]),
      ("L<Right>l", "<Tab><Tab><Tab>Ada ", ["Ada Lovelace"]),
    ] as [(String, String, [String])]
  )
  func `chosen answers are announced in words`(keys: String, first: String, lines: [String])
    throws
  {
    let today = try #require(Moment("2026-11-21T12:00:00Z"))
    let form = Form(
      title: "Trip",
      fields: [
        Field("on", label: "On", DateField()),
        Field(
          "city",
          label: "City",
          Select([Choice("osl", label: "Oslo"), Choice("rom", label: "Rome")])
        ),
        Field("email", label: "Email", TextField(), rules: [.email]),
        Field("name", label: "Name", TextField(suggestions: ["Ada Lovelace"])),
      ]
    )
    var screen = Screen(form, now: today)
    for key in Keystrokes(first) { screen.handle(.key(key)) }
    var announcer = Announcer()
    _ = announcer.news(of: screen)
    let news = Keystrokes(keys).flatMap { key in
      screen.handle(.key(key))
      return announcer.news(of: screen)
    }
    #expect(news == lines)
  }

  @Test(arguments: [
    ("<Enter>", "<Tab>", ["text field, Item 1: What, empty, 2 of 2"]),
    (
      "<Enter><Ctrl-_>", "<Tab><Enter><Tab>",
      ["Item 1 was removed. Ctrl-_: undo", "text field, Item 1: What, empty, 2 of 2"]
    ),
  ])
  func `a field that takes the place of a button is announced`(
    keys: String,
    first: String,
    lines: [String]
  ) {
    let form = Form("T") {
      Field("name", TextField())
      Repeat("items", 0...3, label: "Item {n}") { Field("what", label: "What", TextField()) }
    }
    let told = told(Keystrokes(keys), after: Keystrokes(first), in: form)
    #expect(told.filter { lines.contains($0) } == lines, "\(told)")
  }

  @Test func `pages and the review are announced as they begin`() {
    let form = Form(
      title: "Trip",
      fields: [Field("car", label: "Car", Toggle()), Field("days", label: "Days", NumberField())],
      sections: [Form.Section(.page, "Going", from: 0), Form.Section(.page, "Staying", from: 1)],
      hasReview: true
    )
    #expect(
      told("<PgDn><PgDn><Up>", in: form) == [
        "Page 2 of 2, Staying", "number field, Days, empty, 1 of 1",
        "Check your answers. To change one, go to it and press Enter.", "button, Submit",
        "answer, Days, empty, 2 of 2",
      ]
    )
  }

  @Test(arguments: [
    (Language.german, "Textfeld, 1, Pflichtfeld, leer, 1 von 1"),
    (.japanese, "テキスト欄, 1, 必須, 未入力, 1/1"),
  ])
  func `it speaks the form's language`(language: Language, line: String) {
    let form = Form(
      title: "1",
      fields: [Field("1", TextField(), rules: [.required])],
      messages: MessageCatalog(in: language)
    )
    var announcer = Announcer()
    #expect(announcer.news(of: Screen(form)).last == line)
  }
}
