import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct ReadOnlyFieldTests {
  private static let form = Form(
    title: "T",
    fields: [
      .hidden("source", "terminal"),
      Field("login", label: "Login", TextField(text: "ada"), isReadOnly: true),
      Field(
        "plan",
        label: "Plan",
        Select([Choice("a", label: "All")], value: "a"),
        isReadOnly: true
      ),
      Field("news", label: "News", Toggle(), isReadOnly: true),
      Field("key", label: "Key", PasswordField(), isReadOnly: true),
      Field("name", label: "Name", TextField()),
      .hidden("version", 2, when: .field("name", [.equals("Ada")])),
    ]
  )

  private func lines(_ screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 60, rows: 16)).lines
  }

  @Test func `a hidden field is submitted, but never shown`() {
    let screen = Screen(Self.form)
    #expect(screen.filling.focus == .field(1))
    #expect(!lines(screen).contains { $0.contains("source") || $0.contains("terminal") })
    let submitted = Screen(Self.form, with: "<F2>").filling.outcome
    #expect(
      submitted
        == .submitted([
          "source": "terminal", "login": "ada", "plan": "a", "news": false, "key": "", "name": "",
        ])
    )
  }

  @Test func `a hidden field has a condition and can be prefilled`() {
    var form = Self.form
    let isTaken = form.start(fieldAt: 0, withTyped: "script")
    #expect(isTaken)
    guard case .submitted(let answers) = Screen(form, with: "<Up><Up>Ada<F2>").filling.outcome
    else {
      Issue.record("not submitted")
      return
    }
    #expect(answers["source"] == "script")
    #expect(answers["version"] == 2)
  }

  @Test func `a form of hidden fields only is submitted by its button`() {
    let form = Form(title: "T", fields: [.hidden("a", true)])
    #expect(Screen(form).filling.focus == .button)
    #expect(Screen(form, with: "<Enter>").filling.outcome == .submitted(["a": true]))
  }

  @Test func `a read-only field shows its answer as text`() {
    let lines = lines(Screen(Self.form))
    #expect(lines[1] == "▌ Login  ada")
    #expect(lines[3] == "  Plan   All")
    #expect(lines[5] == "  News   no")
    #expect(lines[15].split(separator: " ").first == "Tab")
    #expect(
      Screen(Self.form).frame(in: Size(columns: 60, rows: 16)).cursor
        == Position(row: 1, column: 9)
    )
  }

  @Test(arguments: [
    "x", "<Backspace>", "<Ctrl-U>", "<Ctrl-_>", "<Tab> ", "<Tab><Right>", "<Tab><Tab> ",
    "<Tab><Tab><Right>", "<Tab><Tab><Tab>secret",
  ])
  func `keys change no read-only answer`(keys: Keystrokes) {
    let screen = Screen(Self.form, with: keys)
    #expect(!screen.filling.isDirty)
    #expect(screen.filling.outcome == nil)
  }

  @Test func `neither a paste nor a click changes a read-only answer`() {
    var screen = Screen(Self.form)
    screen.handle(.paste("x"))
    #expect(screen.filling.notice == Notice(.unchangeable))
    let size = Size(columns: 60, rows: 16)
    screen.handle(.pointer(Pointer(.press, at: Position(row: 5, column: 9)), on: size))
    #expect(screen.filling.focus == .field(3))
    #expect(!screen.filling.isDirty)
  }

  @Test func `keys change no read-only answer in an added entry`() {
    let form = Form("T") {
      Repeat<Answers>("guests", 0...3, label: "Guest {n}") {
        Field("seat", label: "Seat", TextField(text: "window"), isReadOnly: true)
      }
    }
    let screen = Screen(form, with: "<Enter>x<Backspace>")
    #expect(
      screen.filling.sheet.focusedIndex.map { screen.filling.form.fields[$0].label } == "Seat"
    )
    #expect(screen.filling.ruler.answers["guests[0].seat"] == "window")
  }

  @Test func `Enter moves on from a read-only field`() {
    #expect(Screen(Self.form, with: "<Enter><Enter>").filling.focus == .field(3))
  }

  @Test func `a read-only field is announced as such`() {
    var announcer = Announcer()
    let news = announcer.news(of: Screen(Self.form))
    #expect(news == ["T", "text field, Login, read-only, ada, 1 of 5"])
  }

  @Test func `line mode keeps a read-only answer`() {
    var plain = PlainFilling(Self.form)
    let sentence = "This answer cannot be changed. Press Enter to continue."
    #expect(plain.takeLines().suffix(2) == ["1 of 5. Login", sentence])
    plain.enter("bob")
    #expect(plain.takeLines() == ["✗ error: \(sentence)"])
    plain.enter(":clear")
    plain.enter("")
    #expect(plain.index == 2)
    #expect(plain.filling.ruler.answers["login"] == "ada")
  }
}
