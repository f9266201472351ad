import FormFile
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// A form that is replaced while it is filled.
struct FillingReplacingTests {
  private static let fields = """
      - {id: name, type: text, label: Name, rules: [required]}
      - {id: size, type: select, label: Size, options: [s, m, l], default: m}
      - {id: last, type: text, label: Last}
    """

  private func form(_ fields: String) throws -> Form {
    try Form(yaml: "title: T\nfields:\n\(fields)\n")
  }

  /// Returns a screen after some keys, whose form is then replaced.
  private func screen(
    _ keys: Keystrokes,
    _ next: String,
    from fields: String = fields,
    given: [FieldID: Value] = [:]
  ) throws -> Screen {
    var form = try form(fields)
    for (field, answer) in given {
      #expect(form.start(fieldAt: try #require(form.index(of: field)), with: answer))
    }
    var screen = Screen(form)
    screen.fit(Size(columns: 80, rows: 24))
    for key in keys { screen.handle(.key(key)) }
    screen.replaceForm(with: try self.form(next))
    return screen
  }

  private func notice(of screen: Screen) -> String {
    screen.frame(in: Size(columns: 80, rows: 24)).line(22)
  }

  @Test(
    arguments: [
      ("Ada", "- {id: name, type: text, label: Full name}", ["name": "Ada"], []),
      ("Ada", "- {id: name, type: textarea}", ["name": "Ada"], []),
      ("Ada", "- {id: named, type: text}", ["named": ""], ["Name"]),
      ("Ada<Backspace><Backspace><Backspace>", "- {id: named, type: text}", ["named": ""], []),
      ("", "- {id: size, type: select, options: [s, l], default: l}", ["size": "l"], []),
      ("<Tab>l<Enter>", "- {id: size, type: select, options: [s, l]}", ["size": "l"], []),
      ("<Tab>l<Enter>", "- {id: size, type: select, options: [s, m]}", ["size": .null], ["Size"]),
      ("Ada", "- {id: name, type: select, options: [Bob]}", ["name": .null], ["Name"]),
      ("Ada", "- {id: name, type: text, read_only: true, default: x}", ["name": "x"], ["Name"]),
    ] as [(String, String, Answers, [String])]
  )
  func `changed answers are kept by their names if they fit`(
    keys: String,
    next: String,
    answers: Answers,
    dropped: [String]
  ) throws {
    let screen = try screen(Keystrokes(keys), "  " + next)
    for field in screen.filling.form.fields {
      #expect(screen.filling.ruler.answers[field.id] == answers[field.id])
    }
    #expect(screen.filling.notice == .reloaded(dropped: dropped))
    let words = dropped.isEmpty ? "Form reloaded." : "no longer fit: \(dropped[0])."
    #expect(notice(of: screen).contains(words))
  }

  @Test func `an answer that was given is kept, a default follows the form`() throws {
    let next = """
        - {id: name, type: text, default: Eve}
        - {id: last, type: text, default: End}
      """
    let old = "  - {id: name, type: text, default: Ada}\n  - {id: last, type: text, default: Bob}"
    let screen = try screen("", next, from: old, given: ["name": "Ada"])
    #expect(screen.filling.ruler.answers["name"] == "Ada")
    #expect(screen.filling.ruler.answers["last"] == "End")
    let again = screen.filling.replacing(with: try form(next))
    #expect(again.ruler.answers["name"] == "Ada")
  }

  @Test(
    arguments: [
      ("<Tab><Tab>", FillingReplacingTests.fields, "last"),
      ("<Tab>", "  - {id: last, type: text}\n  - {id: size, type: text}", "size"),
      ("<Tab>", "  - {id: name, type: text}\n  - {id: last, type: text}", "last"),
      ("<Tab><Tab>", "  - {id: new, type: text}\n  - {id: name, type: text}", "name"),
      ("<Tab><Tab><Tab>", "  - {id: new, type: text}", nil),
      (
        "<Tab><Tab>",
        "  - page: A\n  - {id: name, type: text}\n  - page: B\n  - {id: last, type: text}",
        "last"
      ),
      (
        "",
        "  - {id: last, type: text}\n  - {id: name, type: text, when: {field: last, equals: x}}",
        "last"
      ),
    ] as [(String, String, FieldID?)]
  )
  func `the focus stays with its field, or goes to the nearest`(
    keys: String,
    next: String,
    focused: FieldID?
  ) throws {
    let screen = try screen(Keystrokes(keys), next)
    #expect(screen.filling.sheet.focusedIndex.map { screen.filling.form.fields[$0].id } == focused)
    if let index = screen.filling.sheet.focusedIndex {
      #expect(screen.filling.page == screen.filling.sheet.facts.page(ofFieldAt: index))
    }
  }

  @Test func `an unchanged field keeps its caret and its undo`() throws {
    var screen = try screen(
      "Ada<Left>",
      FillingReplacingTests.fields + "\n  - {id: z, type: text}"
    )
    screen.handle(.key(.character("x")))
    #expect(screen.filling.ruler.answers["name"] == "Adxa")
    for _ in 0..<2 { screen.handle(.key(.control("_"))) }
    #expect(screen.filling.ruler.answers["name"] == "")
  }

  @Test(arguments: [
    "  - {id: last, type: text}",
    "  - {id: name, type: toggle}",
    "  - {id: name, type: text, read_only: true, default: x}",
  ])
  func `a dropped answer is kept in the draft, and returns with its field`(without: String) throws {
    let gone = try screen("Ada", without)
    #expect(DraftContent(of: gone.filling).answers == ["name": "Ada"])
    let again = gone.filling.replacing(with: try form(without)).filling.replacing(
      with: try form(Self.fields)
    )
    #expect(again.ruler.answers["name"] == "Ada")
    #expect(again.notice == .reloaded(dropped: []))
    #expect(DraftContent(of: again).answers == ["name": "Ada"])
    #expect(again.outside.homelessAnswers.isEmpty)
  }

  @Test func `an answer that was given since then goes before a dropped one`() throws {
    var other = try screen("Ada", "  - {id: name, type: toggle}")
    other.handle(.key(.space))
    #expect(DraftContent(of: other.filling).answers == ["name": true])
    let again = other.filling.replacing(with: try form(Self.fields))
    #expect(again.ruler.answers["name"] == "Ada")
    let typed = try screen("Ada", "  - {id: named, type: text}").filling.replacing(
      with: try form("  - {id: name, type: text}")
    )
    #expect(typed.ruler.answers["name"] == "Ada")
  }

  @Test func `a secret never becomes an answer in clear`() throws {
    let old = "  - {id: name, type: password}"
    let clear = try screen("hunter2", "  - {id: name, type: text}", from: old)
    #expect(clear.filling.ruler.answers["name"] == "")
    #expect(DraftContent(of: clear.filling).answers.isEmpty)
    #expect(clear.filling.replacing(with: try form(old)).ruler.answers["name"] == "hunter2")
  }

  @Test func `a shown message stays, and disappears with its rule`() throws {
    let old = "  - {id: name, type: text, rules: [email]}\n  - {id: last, type: text}"
    let kept = try screen("a@@<Tab>", old + "\n  - {id: z, type: text}", from: old)
    #expect(kept.filling.sheet.fields[0].state.showsError)
    let gone = try screen("a@@<Tab>", old.replacing("email", with: "required"), from: old)
    #expect(!gone.filling.sheet.fields[0].state.showsError)
    #expect(gone.filling.sheet.problems.invalid.count == 0)
  }

  @Test func `entries of a repeated group are kept`() throws {
    let old = "  - group: g\n    repeat: {max: 3}\n    fields: [{id: a, type: text, label: A}]"
    let fewer = old.replacing("max: 3", with: "max: 2")
    var screen = try screen("x<Insert>y<Insert>z", old + "\n  - {id: b, type: text}", from: old)
    #expect(screen.filling.ruler.answers["g[2].a"] == "z")
    screen.filling.submitAtOnce()
    let outcome = try #require(screen.filling.outcome)
    guard case .submitted(let answers) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(answers["g[1].a"] == "y")
    let cut = try self.screen("x<Insert>y<Insert>z", fewer, from: old)
    #expect(cut.filling.notice != .reloaded(dropped: []))
  }

  @Test func `a help page or a question is closed`() throws {
    for keys in ["<F1>", "x<Ctrl-C>"] as [Keystrokes] {
      #expect(try screen(keys, FillingReplacingTests.fields).filling.mode == .filling)
    }
  }
}
