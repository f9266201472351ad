import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct AnswerTextTests {
  @Test(arguments: [
    ("Hello {a}.", "Hello Ada Ö."), ("{a}{a}", "Ada ÖAda Ö"), ("{/a}", "Ada Ö"),
    ("{ghost} {a", "{ghost} {a"), ("{{a}}", "{a}"), ("{{{a}}}", "{{a}}"), ("{{a}", "{Ada Ö"),
    ("{a}}", "Ada Ö}"), ("{} { a } {1} {\"a\": {a: 1}}", "{} { a } {1} {\"a\": {a: 1}}"),
    ("{a|slug}", "ada-o"), ("{a | upper | trim}", "ADA Ö"), ("{a|lower}", "ada ö"),
    ("{a|replace: \"Ada\", 'Eve'}", "Eve Ö"), ("{a|replace: \" \", \"\"|lowercase}", "adaö"),
    ("{a|replace: \"\", \"x\"}", "Ada Ö"), ("{a|shout}", "Ada Ö"),
    ("{a|replace: \"x}", "{a|replace: \"x}"), ("{a|}", "{a|}"), ("", ""), ("{", "{"),
  ])
  func `answers are filled in once`(text: String, filled: String) {
    #expect(AnswerText(text).filled { $0.inForm == "a" ? "Ada Ö" : nil } == filled)
    #expect(AnswerText("{a}").filled { _ in "{a}" } == "{a}")
  }

  @Test(arguments: [
    "", "a", "{a}", "{{a}}", "{{{a}}}", "{{a}", "{a}}", "{ a }", "{\"a\": 1}", "{a|b}", "{a}{{b}}",
    "${a}",
  ])
  func `any text can be written so that it has no answers`(text: String) {
    let written = AnswerText(text.withBracesAsText)
    #expect(written.references == [])
    #expect(written.wordsAlone == text)
  }

  private static let form = Form("T", intro: "Dear *{name}*, `{name}`") {
    Field("name", label: "Name", TextField(), normalizers: [.trim], rules: [.required])
    Field("pin", label: "PIN of {name}", PasswordField(), help: "For {name|upper}")
    Field("old", label: "Old", Toggle(isOn: false))
    Field(
      "kind",
      label: "Kind",
      Radio([Choice("a", label: "For {name}", help: "{old}"), Choice("b", label: "B")])
    )
    Group("home", label: "Home of {who}") {
      Field("who", label: "Who, {/name} or {who}", TextField())
      Field("at", label: "At", DateField(), when: .field("/old", [.accepted]))
    }
    Section("About {name}") {
      Field("copy", label: "Kind {kind}, PIN {pin}, at {home.at}", TextField())
      Note("Thank you, {name}.\n\n{{name}} {nobody} {pin}")
    }
  }

  private func screen(_ keys: Keystrokes = "", _ form: Form = form) -> Screen {
    var screen = Screen(form)
    screen.press(keys)
    return screen
  }

  @Test func `texts of every kind show answers, and an ellipsis without one`() {
    let form = screen().form
    #expect(form.intro == "Dear *…*, `…`")
    #expect(form.fields[1].label == "PIN of …")
    #expect(form.fields[1].help == "For …")
    #expect(form.sections.map(\.title) == ["About …", "Thank you, ….\n\n{name} {nobody} …"])
    let filled = screen("Ada ").form
    #expect(filled.fields[1].label == "PIN of Ada")
    #expect(filled.fields[1].help == "For ADA")
    #expect(filled.groups.map(\.label) == ["Home of …"])
    #expect(filled.sections[0].title == "About Ada")
  }

  @Test func `braces are single, also if no text has an answer`() {
    let form = Form("T", intro: "{{i}}") {
      Field("a", label: "A {{x}}", TextField(), help: "{{h}}", rules: [.required])
      Field("b", Radio([Choice("a", label: "{{a}}", help: "{{h}}")]))
      Group("g", label: "{{g}}") { Field("c", label: "{{a}}", TextField()) }
      Note("{{n}}")
    }
    let shown = screen("", form).form
    #expect(shown.intro == "{i}")
    #expect(shown.fields.map(\.label) == ["A {x}", "b", "{a}"])
    #expect(shown.fields[0].help == "{h}")
    #expect(shown.groups.map(\.label) == ["{g}"])
    #expect(shown.sections.map(\.title) == ["{n}"])
    let choice = screen("", form).filling.sheet.fields[1].widget.description.choices[0]
    #expect(choice.label == "{a}" && choice.help == "{h}")
  }

  @Test func `labels of options show answers, and the choice stays`() {
    var screen = screen("Ada<Tab><Tab><Tab> ")
    let kind = screen.filling.sheet.fields[3].widget
    #expect(kind.description.choices.map(\.label) == ["For Ada", "B"])
    #expect(kind.description.choices[0].help == "no")
    #expect(kind.value == "a")
    #expect(screen.form.fields[6].label == "Kind For Ada, PIN …, at …")
    screen.press("<Shift-Tab><Shift-Tab><Shift-Tab>!")
    #expect(screen.filling.sheet.fields[3].widget.description.choices[0].label == "For Ada!")
    #expect(screen.filling.sheet.fields[3].widget.value == "a")
  }

  @Test func `a secret is never shown`() {
    let screen = screen("Ada<Tab>1234")
    #expect(screen.form.fields[6].label.contains("PIN ********,"))
    let lines = screen.frame(in: Size(columns: 80, rows: 40)).lines
    #expect(!lines.contains { $0.contains("1234") })
  }

  @Test func `names in a group are its own first`() {
    var screen = screen("Ada<Tab><Tab> <Tab><Tab>Bob<Tab>2026-01-02<Tab>")
    #expect(screen.form.fields[4].label == "Who, Ada or Bob")
    #expect(screen.form.groups[0].label == "Home of Bob")
    #expect(screen.form.fields[6].label == "Kind …, PIN …, at 2026-01-02")
    screen.press("<Shift-Tab><Shift-Tab><Shift-Tab><Shift-Tab> ")
    #expect(screen.form.fields[6].label == "Kind …, PIN …, at …")
  }

  @Test(arguments: [
    "*b* `c` _d_ <br> &amp; [e](f) \\", "# h", "- i", "1. j", "> k", "---", "{pin}",
  ])
  func `an answer has no markup`(answer: String) throws {
    let form = Form("T") {
      Field("a", TextField(text: answer))
      Field("pin", PasswordField())
      Note("{a}\n\n`{a}`")
    }
    let note = try #require(Screen(form).form.sections.first)
    #expect(Markup(note.title, .unicode).spokenLines == [answer, answer])
  }

  @Test(arguments: [(40, ""), (41, "…")])
  func `40 characters of an answer are shown in a label`(count: Int, end: String) {
    let form = Form("T") {
      Field("a", TextField(text: String(repeating: "x", count: count)))
      Field("b", label: "{a}", TextField())
    }
    let label = screen("", form).form.fields[1].label
    #expect(label == String(repeating: "x", count: min(count, 40)) + end)
  }

  @Test func `long answers are cut, and lines are joined`() {
    let form = Form("T") {
      Field("a", TextArea(text: String(repeating: "x", count: 60) + "\ny"))
      Field("b", label: "{a}", TextField())
      Note("{a}")
    }
    let shown = screen("", form).form
    #expect(shown.fields[1].label == String(repeating: "x", count: 40) + "…")
    #expect(shown.sections[0].title.hasSuffix("x \u{F002F} y"))
  }

  @Test func `entries of a repeated group have their numbers and answers`() {
    let form = Form("T") {
      Repeat("guests", 1...3, label: "Guest {n}: {name}") {
        Field("name", label: "Name", TextField())
        Field("diet", label: "Diet of {name}", TextField())
      }
      Note("{guests[1].name}")
    }
    var screen = screen("Ada", form)
    #expect(screen.form.groups.map(\.label) == ["Guest 1: Ada"])
    #expect(screen.form.lists.map { screen.form.fields[$0.control].label } == ["Guest"])
    #expect(screen.form.sections[0].title == "…")
    screen.press("<Tab><Tab><Enter>Bob")
    #expect(screen.form.groups.map(\.label) == ["Guest 1: Ada", "Guest 2: Bob"])
    #expect(screen.form.fields.map(\.label).contains("Diet of Bob"))
    #expect(screen.form.sections[0].title == "Bob")
  }

  @Test func `the form as it is written begins another filling`() {
    let screen = screen("Ada")
    #expect(screen.form.fields[1].label == "PIN of Ada")
    let again = Screen(screen.facts.written.starting(with: ["name": "Eve"]))
    #expect(again.form.fields[1].label == "PIN of Eve")
  }

  @Test func `an answer in ASCII is missing in ASCII`() {
    #expect(Screen(Self.form, glyphs: .ascii).form.fields[1].label == "PIN of ...")
  }

  @Test func `only an answer in a text measures the form again`() {
    var screen = screen()
    let facts = screen.facts
    screen.press("<Tab>1")
    #expect(screen.facts !== facts)
    let later = screen.facts
    screen.press("2")
    #expect(screen.facts === later)
  }
}

extension Screen {
  fileprivate mutating func press(_ keys: Keystrokes) {
    for key in keys { handle(.key(key)) }
  }
}
