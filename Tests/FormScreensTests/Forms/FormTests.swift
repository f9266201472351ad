@testable import FormNarration
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FormTests {
  @Test func `a form without fields can be drawn and submitted`() {
    let form = Form(title: "Nothing", fields: [])
    for keys: Keystrokes in ["", "<Tab><Up><Down><F1><Esc><F8><F9>x<PgDn><Home>", "<F4><Space>"] {
      #expect(screen(form, after: keys).contains { $0.contains("Nothing") })
    }
    var filled = Screen(form)
    filled.handle(.paste("x"))
    filled.handle(.key(Key(.function(2))))
    #expect(filled.filling.outcome == .submitted([:]))
    var plain = PlainFilling(form)
    plain.enter("")
    plain.endInput()
  }

  @Test func `a language that an initializer sets reaches the widgets`() {
    var form = Form(asked: "Amount", in: .german)
    _ = form.start(fieldAt: 0, withTyped: "1,5")
    #expect(form.fields[0].widget.value == .number(Number("1.5") ?? 0))
  }

  @Test func `the first of several fields with the same name is kept, and sections adapt`() {
    let form = Form(
      title: "T",
      fields: [
        Field("a", label: "First", TextField()), Field("a", label: "Second", TextField()),
        Field("b", TextField()),
      ],
      sections: [
        Form.Section(.section, "None", from: 9), Form.Section(.page, "B", from: 2),
        Form.Section(.section, "A", from: 0),
      ]
    )
    #expect(form.fields.map(\.label) == ["First", "b"])
    #expect(form.sections.map(\.title) == ["A", "B"])
    #expect(form.sections.map(\.start) == [0, 1])
  }

  @Test func `circular conditions do not hang`() {
    let form = Form(
      title: "T",
      fields: [
        Field("a", TextField(), when: .field("b", [.required])),
        Field("b", TextField(), when: .field("a", [.required])),
      ]
    )
    var filled = Screen(form)
    filled.handle(.key(Key(.function(2))))
    #expect(filled.filling.outcome == .submitted([:]))
  }

  @Test func `no message repeats a character of a secret`() {
    let rules: RuleSet = [.excludesCharacters("P"), .noneOf(["PIN"]), .all([.alpha()])]
    let form = Form(title: "T", fields: [Field("p", PasswordField(), rules: rules)])
    for typed: Keystrokes in ["Pxx", "PIN", "a7"] {
      var filled = Screen(form, with: typed)
      filled.handle(.key(Key(.function(2))))
      let words = filled.narrator.words(ofViolationsAt: 0, in: filled.filling.sheet).joined()
      #expect(!words.isEmpty && !words.contains("P\"") && !words.contains("7"), "\(words)")
      #expect(!words.contains("PIN"))
    }
  }

  @Test func `an answer that differs from an option only in case is submitted as listed`() {
    let field = Field("size", TextField(), rules: [.oneOf(["S", "XL"], ignoreCase: true)])
    var filled = Screen(Form(title: "T", fields: [field]))
    filled.handle(.paste("xl"))
    filled.handle(.key(Key(.function(2))))
    #expect(filled.filling.outcome == .submitted(["size": "XL"]))
  }

  @Test func `a rule may have its own reveal policy`() {
    let rules: RuleSet = [.minLength(3).reveal(.onSubmit), .alpha()]
    let form = Form(title: "T", fields: [Field("a", TextField(), rules: rules)])
    #expect(!screen(form, after: "ab<Tab>").contains { $0.contains("3 characters") })
    #expect(screen(form, after: "ab<Tab><F2>").contains { $0.contains("3 characters") })
    #expect(
      screen(form, after: "a1").contains { $0.contains("not allowed") || $0.contains("etter") }
    )
  }

  @Test func `the page about a field names the date that a limit evaluates to`() throws {
    let rules: RuleSet = [.range(min: nil, max: .today(plus: .years(-18)))]
    let form = Form(title: "T", fields: [Field("born", DateField(), rules: rules)])
    let now = try #require(Moment("2026-11-22T12:00:00Z"))
    var filled = Screen(form, now: now)
    filled.handle(.key(Key(.function(1))))
    let lines = HelpPage(on: 0).lines(on: filled).map(\.text)
    #expect(lines.contains("2008-11-22 or earlier"), "\(lines)")
  }
}

extension Form {
  fileprivate init(asked label: String, in language: Language) {
    self.init(title: "T", fields: [Field("n", label: label, NumberField())])
    messages.language = language
  }
}
