@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct FillingTests {
  private static let signup = Form(
    title: "Sign up",
    fields: [
      Field("name", label: "Name", TextField(), rules: [.required, .length(3...8)]),
      Field("password", label: "Password", PasswordField(), rules: [.required, .minLength(4)]),
      Field(
        "confirm",
        label: "Again",
        PasswordField(),
        rules: [.sameAs("password")],
        isSubmitted: false
      ),
      Field("age", label: "Age", NumberField(), rules: [.range(min: 13, max: 120)]),
      Field("news", label: "News", Toggle()),
    ]
  )

  private func messages(after keys: Keystrokes, of form: Form = signup) -> [String] {
    let marks: Set<Character> = ["✗", "…"]
    return screen(form, after: keys).compactMap { row in
      row.firstIndex(where: marks.contains).map { String(row[$0...]) }
    }
  }

  @Test(arguments: [
    ("12.5", ["… Add 1 digit after the point."]), ("12.50", []),
    ("12.500", ["✗ At most 2 digits after the point."]),
    ("12.500<Backspace>", []),
  ])
  func `an equal number in another notation is checked again`(
    keys: String,
    shown: [String]
  ) {
    let rule = Clause.decimal(minFractionDigits: 2, maxFractionDigits: 2)
    let form = Form(title: "T", fields: [Field("price", NumberField(), rules: [rule])])
    #expect(messages(after: Keystrokes(keys), of: form) == shown)
  }

  @Test func `options are named by their labels`() {
    let sizes = Select([Choice(1, label: "Small"), Choice(2, label: "Large")], value: 1)
    let form = Form(
      title: "T",
      fields: [Field("size", label: "Size", sizes, rules: [.oneOf([2, 3])])]
    )
    let help = screen(form, after: "<F1>", rows: 30)
    #expect(help.contains { $0.contains("One of Small, Large") })
    #expect(help.contains { $0.contains("Choose one of Large, 3.") })
    #expect(messages(after: "<F2>", of: form).first == "✗ Choose one of Large, 3.")
  }

  @Test(arguments: [
    (Clause.equals(2), "✗ Size must be Large."),
    (.notEquals(1), "✗ Give an answer other than Small."),
  ])
  func `the value of a rule is named by its label`(rule: Clause, message: String) {
    let sizes = Select([Choice(1, label: "Small"), Choice(2, label: "Large")], value: 1)
    let form = Form(title: "T", fields: [Field("size", label: "Size", sizes, rules: [rule])])
    #expect(messages(after: "<F2>", of: form).first == message)
  }

  @Test func `the value of a toggle's rule is named by its word`() {
    let toggle = Toggle(isOn: true, words: Toggle.Words(on: "live", off: "test"))
    let form = Form(
      title: "T",
      fields: [Field("t", label: "Mode", toggle, rules: [.equals(false)])]
    )
    #expect(messages(after: "<F2>", of: form).first == "✗ Mode must be test.")
  }

  @Test func `the marked position follows the text even if the number is equal`() throws {
    let form = Form(
      title: "T",
      fields: [Field("price", NumberField(), rules: [.integer])]
    )
    let violations = ["12.5", "12.50"].map { typed in
      Screen(form, with: Keystrokes(typed)).messages(ofFieldAt: 0).first?.violation
    }
    #expect(violations[0]?.range == 2..<4)
    #expect(violations[1]?.range == 2..<5)
  }

  @Test(arguments: [
    ("", []),
    ("<Tab>", []),
    ("A", ["… 3-8 characters, 2 to go."]),
    ("Ada", []),
    ("Ada<Backspace>", ["… 3-8 characters, 1 to go."]),
    ("Ad<Tab>", ["✗ 3-8 characters, 1 to go."]),
    ("Ad<Tab><Shift-Tab>", ["✗ 3-8 characters, 1 to go."]),
    ("Ad<Tab><Shift-Tab>a", []),
    ("Ad<Tab><Shift-Tab>a<Backspace>", ["… 3-8 characters, 1 to go."]),
    ("Ada Byron", ["✗ 9 / 8", "✗ 3-8 characters, 1 too many."]),
    ("A<Backspace>", ["… Required."]),
    ("A<Backspace><Tab>", ["✗ Required."]),
  ])
  func `polite shows missing input as a hint, then as an error after leaving`(
    keys: String,
    expected: [String]
  ) {
    #expect(messages(after: Keystrokes(keys)) == expected)
  }

  @Test func `invalid parts are shown before missing ones, which stay hints`() throws {
    let pattern = try Clause.pattern("[a-z]+").message("Small letters.")
    let fields = [Field("a", TextField(), rules: [.minLength(5), pattern])]
    let first = Form(title: "First", fields: fields)
    #expect(messages(after: "9", of: first) == ["✗ Small letters."])
    #expect(messages(after: "9<Backspace>a", of: first) == ["… At least 5 characters, 4 to go."])
    let all = Form(title: "All", errorsShown: .all, fields: fields)
    let both = ["… At least 5 characters, 4 to go.", "✗ Small letters."]
    #expect(messages(after: "9", of: all) == both)
    #expect(messages(after: "9<Tab>", of: all) == both.map { "✗" + $0.dropFirst() })
  }

  @Test func `a field that reads another is validated again when it changes, both ways`() {
    let both: Keystrokes = "<Tab>secret<Tab>secret<Tab>"
    #expect(Screen(FillingTests.signup, with: both).filling.ruler.verdict(on: "confirm") == .valid)
    #expect(messages(after: both) == [])
    let changed: Keystrokes = "<Tab>secret<Tab>secret<Shift-Tab>s"
    #expect(messages(after: changed).count == 1)
    let restored: Keystrokes = "<Tab>secret<Tab>secret<Shift-Tab>s<Backspace>"
    #expect(messages(after: restored) == [])
  }

  @Test func `a dependent that was not visited stays quiet`() {
    let filled = Screen(FillingTests.signup, with: "<Tab>secret")
    #expect(!filled.filling.ruler.verdict(on: "confirm").isValid)
    #expect(messages(after: "<Tab>secret") == [])
  }

  @Test func `moving is never blocked, and wraps around through the button`() {
    var filled = Screen(FillingTests.signup)
    var stops: [Focus] = []
    for _ in 0..<6 {
      filled.handle(.key(.tab))
      stops.append(filled.filling.focus)
    }
    #expect(stops == [.field(1), .field(2), .field(3), .field(4), .button, .field(0)])
    filled.handle(.key(.backTab))
    #expect(filled.filling.focus == .button)
  }

  @Test func `from the button, Page Down does nothing and Page Up returns to the fields`() {
    #expect(Screen(FillingTests.signup, with: "<Shift-Tab><PgDn>").filling.focus == .button)
    #expect(Screen(FillingTests.signup, with: "<Shift-Tab><PgUp>").filling.focus == .field(0))
  }

  @Test func `a refused submit goes to the first problem and shows them all`() {
    let filled = Screen(FillingTests.signup, with: "Ada<Tab><Tab><Tab>7<F2>")
    #expect(filled.filling.outcome == nil)
    #expect(filled.filling.focus == .field(1))
    let rows = filled.frame(in: Size(columns: 80, rows: 24)).lines
    #expect(rows.contains { $0.contains("✗ Required.") })
    #expect(rows.contains { $0.contains("2 fields need attention. F8: next") })
  }

  @Test func `problems can be visited in both directions, wrapping around`() {
    let refused: Keystrokes = "Ada<Tab><Tab><Tab>7<F2>"
    var filled = Screen(FillingTests.signup, with: refused)
    filled.handle(.key(.function(8)))
    #expect(filled.filling.focus == .field(3))
    filled.handle(.key(.function(8)))
    #expect(filled.filling.focus == .field(1))
    filled.handle(.key(.shift(.function(8))))
    #expect(filled.filling.focus == .field(3))
  }

  @Test(arguments: ["<F2>", "<Ctrl-S>", "<Enter><Enter>", "<Tab><Enter>", "<Tab> "])
  func `a valid form is submitted with its answers`(keys: String) {
    let filled = "Ada<Enter>secret<Enter>secret<Enter>36<Enter>y" + keys
    let expected: Answers = ["name": "Ada", "password": "secret", "age": 36, "news": true]
    #expect(
      Screen(FillingTests.signup, with: Keystrokes(filled)).filling.outcome == .submitted(expected)
    )
  }

  @Test(arguments: [
    ("<Ctrl-C>", Outcome.interrupted(.interrupt)),
    ("<Esc>", .cancelled),
    ("A<Ctrl-C>", nil),
    ("A<Esc>", nil),
    ("A<Ctrl-C><Ctrl-C>", .interrupted(.interrupt)),
    ("A<Esc><Esc>", nil), ("A<Esc><Tab><Enter>", .cancelled),
    ("A<Esc><Ctrl-C>", .interrupted(.interrupt)),
    ("A<Ctrl-C>B<Ctrl-C>", .interrupted(.interrupt)), ("A<Ctrl-C><Esc><Ctrl-C>", nil),
    ("A<Backspace><Ctrl-C>", .interrupted(.interrupt)),
  ])
  func `cancel asks once if answers would be lost`(keys: String, outcome: Outcome?) {
    #expect(Screen(FillingTests.signup, with: Keystrokes(keys)).filling.outcome == outcome)
  }

  @Test(arguments: [Interrupt.hangUp, .interrupt, .terminate])
  func `an external request ends it immediately`(interrupt: Interrupt) {
    var filled = Screen(FillingTests.signup, with: "A")
    filled.handle(.interrupt(interrupt))
    #expect(filled.filling.outcome == .interrupted(interrupt))
  }

  @Test func `the switch shows every message, then only the first again`() {
    let form = Form(
      title: "All",
      reveal: .immediately,
      fields: [Field("a", TextField(), rules: [.minLength(5), .oneOf(["abcdef"])])]
    )
    #expect(messages(after: "ab", of: form).count == 1)
    #expect(messages(after: "ab<F9>", of: form).count == 2)
    #expect(messages(after: "ab<F9><F9>", of: form).count == 1)
  }

  @Test func `a pasted line break becomes a space, with a notice`() {
    var filled = Screen(FillingTests.signup)
    filled.handle(.paste("Ada\nByron"))
    #expect(filled.filling.ruler.answers["name"] == "Ada Byron")
    #expect(filled.filling.focus == .field(0))
    let rows = filled.frame(in: Size(columns: 80, rows: 24)).lines
    #expect(rows.contains { $0.contains("Line breaks were pasted as spaces") })
  }

  @Test func `a pasted line loses its line end silently`() {
    var filled = Screen(FillingTests.signup)
    filled.handle(.paste("Ada\n"))
    #expect(filled.filling.ruler.answers["name"] == "Ada")
    let rows = filled.frame(in: Size(columns: 80, rows: 24)).lines
    #expect(!rows.contains { $0.contains("line breaks") })
  }

  @Test func `the key line shows what F9 does once there is a problem`() {
    #expect(screen(FillingTests.signup, after: "").last?.contains("F9") == false)
    #expect(screen(FillingTests.signup, after: "<F2>").last?.contains("F9 all messages") == true)
    let switched = screen(FillingTests.signup, after: "<F2><F9>")
    #expect(switched.last?.contains("F9 first message") == true)
  }

  @Test func `rules see the normalized answer; the field keeps its text`() {
    let form = Form(
      title: "Trim",
      fields: [
        Field("a", TextField(), normalizers: [.trim, .lowercase], rules: [.maxLength(3)])
      ]
    )
    let filled = Screen(form, with: "  ABC  <F2>")
    #expect(filled.filling.outcome == .submitted(["a": "abc"]))
    #expect(filled.filling.sheet.fields[0].widget.value == "  ABC  ")
  }

  @Test func `normalizers of a list apply to its texts`() {
    let form = Form("Tags") {
      Field("tags", Tags(), normalizers: [.lowercase], rules: [.each([.lowercase])])
    }
    let filled = Screen(form, with: "AB,c<F2>")
    #expect(filled.filling.outcome == .submitted(["tags": ["ab", "c"]]))
    #expect(filled.filling.sheet.fields[0].widget.value == ["AB", "c"])
  }

  @Test func `a key runs only the rules that read the field, however long the form`() {
    let fields = (0..<2_000).map { number in
      Field(FieldID("f\(number)"), TextField(), rules: [.required])
    }
    var filled = Screen(Form(title: "Long", fields: fields))
    filled.handle(.key(.character("x")))
    #expect(filled.filling.ruler.verdict(on: "f0") == .valid)
    #expect(!filled.filling.ruler.verdict(on: "f1999").isValid)
  }
}
