@testable import FormNarration
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct ConfirmationTests {
  private static let form = Form(
    title: "Trip",
    fields: [
      Field("city", label: "City", TextField(), rules: [.required]),
      Field("pin", label: "PIN", PasswordField()),
      Field("mail", label: "Mail", Toggle()),
      Field("often", label: "Often", NumberField(), when: .field("mail", [.accepted])),
    ],
    buttons: Buttons(submit: "Book it", cancel: "quit"),
    confirmation: "Book the trip to {city} now?"
  )

  private static func lines(_ screen: Screen, _ columns: Int = 80, _ rows: Int = 12) -> [String] {
    screen.frame(in: Size(columns: columns, rows: rows)).lines
  }

  @Test func `a submit asks first, and includes answers`() {
    let screen = Screen(Self.form, with: "Oslo<F2>")
    #expect(screen.filling.outcome == nil)
    let lines = Self.lines(screen)
    #expect(lines[3].contains("│  Book the trip to Oslo now?  │"))
    #expect(lines[5].contains("│    [ Back ]  [ Book it ]     │"))
    #expect(lines[11] == " Esc back  Enter Book it")
    #expect(screen.frame(in: Size(columns: 80, rows: 12)).cursor == Position(row: 5, column: 41))
  }

  @Test(arguments: ["Oslo<F2><Enter>", "Oslo<F2>y", "Oslo<F2>Y", "Oslo<F2>x<F2><Tab>y"])
  func `Enter or yes submits, and other keys change nothing`(keys: Keystrokes) {
    #expect(
      Screen(Self.form, with: keys).submission == ["city": "Oslo", "pin": "", "mail": false]
    )
  }

  @Test(arguments: ["Oslo<F2><Esc>", "Oslo<F2>n", "Oslo<F2>xN"])
  func `Esc or no returns to the form`(keys: Keystrokes) {
    let screen = Screen(Self.form, with: keys)
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.mode == .filling)
    #expect(screen.filling.focus == .field(0))
    #expect(screen.filling.ruler.answers["city"] == "Oslo")
    #expect(!Self.lines(screen).contains { $0.contains("Book the trip") })
  }

  @Test func `with no as the default, Enter returns to the form, and only yes submits`() {
    var form = Self.form
    form.confirmsByDefault = false
    for keys: Keystrokes in ["Oslo<F2><Enter>", "Oslo<F2>n", "Oslo<F2><Esc>"] {
      let screen = Screen(form, with: keys)
      #expect(screen.filling.outcome == nil && screen.filling.mode == .filling)
    }
    #expect(Screen(form, with: "Oslo<F2><Enter><F2>y").submission != nil)
    var asking = Screen(form, with: "Oslo<F2>")
    let size = Size(columns: 80, rows: 12)
    #expect(Self.lines(asking)[11] == " Esc/Enter back  y Book it")
    let spoken = asking.filling.notice?.spokenText(in: asking.filling, by: asking.narrator)
    #expect(spoken == "Book the trip to Oslo now? y: yes, Enter or Esc: no.")
    for action in [Pointer.Action.press, .release] {
      asking.handle(.pointer(Pointer(action, at: Position(row: 11, column: 17)), on: size))
    }
    #expect(asking.submission != nil)
  }

  @Test func `it asks again at the next submit`() {
    let screen = Screen(Self.form, with: "Oslo<F2><Esc>x<F2>")
    #expect(screen.filling.mode == .confirmingSubmit)
    #expect(screen.narrator.question(of: screen.filling) == "Book the trip to Oslox now?")
  }

  @Test func `invalid answers are refused without a question`() {
    let screen = Screen(Self.form, with: "<F2>")
    #expect(screen.filling.mode == .filling)
    #expect(screen.filling.notice == .refused(problems: 1, labels: ["City"]))
  }

  @Test func `Ctrl-C asks whether to discard the answers`() {
    let screen = Screen(Self.form, with: "Oslo<F2><Ctrl-C>")
    #expect(screen.filling.mode == .confirmingLeave)
    #expect(Screen(Self.form, with: "Oslo<F2><Ctrl-C><Ctrl-C>").filling.outcome?.exitStatus == 130)
  }

  @Test func `a paste does not answer it, and is not typed`() {
    var screen = Screen(Self.form, with: "Oslo<F2>")
    screen.handle(.paste("y\n"))
    #expect(screen.filling.mode == .confirmingSubmit)
    #expect(screen.filling.ruler.answers["city"] == "Oslo")
  }

  @Test func `the mouse answers it on the key line`() {
    var screen = Screen(Self.form, with: "Oslo<F2>")
    let size = Size(columns: 80, rows: 12)
    func point(_ action: Pointer.Action, _ row: Int) {
      screen.handle(.pointer(Pointer(action, at: Position(row: row, column: 12)), on: size))
    }
    point(.press, 3)
    point(.release, 3)
    #expect(screen.filling.mode == .confirmingSubmit)
    point(.press, 11)
    point(.release, 3)
    #expect(screen.filling.mode == .confirmingSubmit)
    point(.press, 11)
    point(.release, 11)
    #expect(screen.submission != nil)
  }

  @Test func `secrets and missing answers are not included`() {
    var form = Self.form
    form.confirmation = "{city}, {pin}, {often}, {mail}, {other}?"
    let screen = Screen(form, with: "Oslo<Tab>1234<F2>")
    #expect(
      screen.narrator.question(of: screen.filling) == "Oslo, ********, …, no, {other}?"
    )
  }

  @Test func `the answer of a hidden field is included`() {
    let form = Form(
      title: "Trip",
      fields: [Field("city", TextField()), .hidden("from", "Bern")],
      confirmation: "Book {from} to {city}?"
    )
    let screen = Screen(form, with: "Oslo<F2>")
    #expect(screen.narrator.question(of: screen.filling) == "Book Bern to Oslo?")
  }

  @Test func `a long question is wrapped and covers the form`() {
    var form = Self.form
    form.confirmation = "Book the trip to {city} now, pay for it, and tell everyone about it?"
    let screen = Screen(form, with: "Oslo<F2>")
    let lines = Self.lines(screen, 40, 10)
    #expect(lines[9] == " Esc back  Enter Book it")
    let box = [
      "╭───────────────────────────────────╮", "│  Book the trip to Oslo now, pay   │",
      "│  for it, and tell everyone about  │", "│  it?                              │",
      "│                                   │", "│       [ Back ]  [ Book it ]       │",
      "╰───────────────────────────────────╯",
    ]
    #expect(zip(lines[1...], box).allSatisfy { $0.contains($1) }, "\(lines)")
    #expect(
      Self.lines(screen, 20, 6)[1...] == [
        " Oslo now, pay for", " it, and tell      ▼", " [ Back ]", " [ Book it ]",
        " Esc back  PgDn more",
      ]
    )
  }

  @Test func `an invisible question can only be answered with no`() {
    var screen = Screen(Self.form, with: "Oslo<F2>")
    screen.fit(Size(columns: 10, rows: 3))
    screen.handle(.key(.enter))
    #expect(screen.filling.outcome == nil)
    screen.handle(.key(.escape))
    #expect(screen.filling.mode == .filling)
  }

  @Test func `answers to submit immediately need no confirmation`() {
    var screen = Screen(Self.form, with: "Oslo")
    screen.filling.submitAtOnce()
    #expect(screen.submission != nil)
  }

  @Test func `it comes after the review`() {
    var form = Self.form
    form.hasReview = true
    var screen = Screen(form, with: "Oslo<F2>")
    #expect(screen.filling.mode == .filling)
    #expect(screen.filling.sheet.isReviewing)
    screen.handle(.key(.function(2)))
    #expect(screen.filling.mode == .confirmingSubmit)
  }

  @Test func `buttons and the key line have the form's own texts`() {
    var form = Form(
      title: "T",
      fields: [Field("a", TextField()), Field("b", TextField())],
      sections: [Form.Section(.page, "One", from: 0), Form.Section(.page, "Two", from: 1)],
      buttons: Buttons(submit: "Send\u{1B}", next: "Go on", back: "Go back", cancel: "quit")
    )
    #expect(Self.lines(Screen(form)).contains("     [ Go on ]"))
    #expect(Self.lines(Screen(form))[11].hasSuffix("F2 Send␛  F1 help  Ctrl-C quit"))
    let last = Screen(form, with: "<PgDn>")
    #expect(Self.lines(last).contains("     [ Go back ]  [ Send␛ ]"))
    form.buttons.submit = "Send all of this to everyone"
    #expect(Self.lines(Screen(form, with: "<PgDn>"), 20, 12).contains("  [ Send all of … ]"))
  }

  @Test func `a question that does not fit scrolls above its buttons`() {
    var form = Self.form
    let words = (1...40).map { "word\($0)" }.joined(separator: " ")
    form.confirmation = AnswerText(words)
    var screen = Screen(form, with: "Oslo<F2>")
    screen.fit(Size(columns: 30, rows: 8))
    func lines() -> [String] { screen.frame(in: screen.size).lines }
    var seen = lines().dropLast(2).joined(separator: " ")
    #expect(lines()[5].hasSuffix("▼") && lines()[6].hasPrefix(" [ Back ]"))
    #expect(lines()[7].contains("PgDn more"))
    for _ in 0..<4 {
      screen.handle(.key(.pageDown))
      seen += lines().dropLast(2).joined(separator: " ")
    }
    for number in 1...40 { #expect(seen.contains("word\(number)"), "\(number)") }
    #expect(lines()[0].hasSuffix("▲") && !lines()[7].contains("PgDn"))
    screen.handle(.key(.pageUp))
    #expect(lines()[5].hasSuffix("▼") && screen.filling.mode == .confirmingSubmit)
    screen.handle(.key(.tab))
    screen.handle(.key(.tab))
    screen.handle(.key(.enter))
    #expect(screen.submission != nil)
  }
}

extension Screen {
  /// The submitted answers, if any.
  fileprivate var submission: Answers? {
    if case .submitted(let answers) = filling.outcome { answers } else { nil }
  }
}
