import FormFile
import FormValidation
import TestSupport
import Testing

@testable import FormUI

/// A form that is replaced while it is filled.
struct SessionReplacingTests {
  private static let fields = """
      - {id: name, type: text, label: Name, rules: [required]}
      - {id: size, type: select, label: Size, options: [s, m, l], default: m}
      - {id: last, type: text, label: Last}
    """

  private func form(_ fields: String) throws -> Form {
    try Form(yaml: "title: T\nfields:\n\(fields)\n")
  }

  /// Returns a session after some keys, whose form is then replaced.
  private func session(
    _ keys: Keystrokes,
    _ next: String,
    from fields: String = fields,
    given: [FieldID: Value] = [:]
  ) throws -> Session {
    var form = try form(fields)
    for (field, answer) in given {
      #expect(form.start(fieldAt: try #require(form.index(of: field)), with: answer))
    }
    var session = Session(form)
    session.fit(Size(columns: 80, rows: 24))
    for key in keys { session.handle(.key(key)) }
    return session.replacing(with: try self.form(next))
  }

  private func notice(of session: Session) -> String {
    session.frame(in: Size(columns: 80, rows: 24)).line(22)
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
    let session = try session(Keystrokes(keys), "  " + next)
    for field in session.form.fields {
      #expect(session.ruler.answers[field.id] == answers[field.id])
    }
    #expect(session.notice == .reloaded(dropped: dropped))
    let words = dropped.isEmpty ? "Form reloaded." : "no longer fit: \(dropped[0])."
    #expect(notice(of: session).contains(words))
  }

  @Test func `an answer that was given is kept, a default follows the form`() throws {
    let next = """
        - {id: name, type: text, default: Eve}
        - {id: last, type: text, default: End}
      """
    let old = "  - {id: name, type: text, default: Ada}\n  - {id: last, type: text, default: Bob}"
    let session = try session("", next, from: old, given: ["name": "Ada"])
    #expect(session.ruler.answers["name"] == "Ada")
    #expect(session.ruler.answers["last"] == "End")
    let again = session.replacing(with: try form(next))
    #expect(again.ruler.answers["name"] == "Ada")
  }

  @Test(
    arguments: [
      ("<Tab><Tab>", SessionReplacingTests.fields, "last"),
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
    let session = try session(Keystrokes(keys), next)
    #expect(session.focusedIndex.map { session.form.fields[$0].id } == focused)
    if let index = session.focusedIndex { #expect(session.page == session.page(ofFieldAt: index)) }
  }

  @Test func `an unchanged field keeps its caret and its undo`() throws {
    var session = try session(
      "Ada<Left>",
      SessionReplacingTests.fields + "\n  - {id: z, type: text}"
    )
    session.handle(.key(.character("x")))
    #expect(session.ruler.answers["name"] == "Adxa")
    for _ in 0..<2 { session.handle(.key(.control("_"))) }
    #expect(session.ruler.answers["name"] == "")
  }

  @Test(arguments: [
    "  - {id: last, type: text}",
    "  - {id: name, type: toggle}",
    "  - {id: name, type: text, read_only: true, default: x}",
  ])
  func `a dropped answer is kept in the draft, and returns with its field`(without: String) throws {
    let gone = try session("Ada", without)
    #expect(gone.draftContent.answers == ["name": "Ada"])
    let again = gone.replacing(with: try form(without)).replacing(with: try form(Self.fields))
    #expect(again.ruler.answers["name"] == "Ada")
    #expect(again.notice == .reloaded(dropped: []))
    #expect(again.draftContent.answers == ["name": "Ada"])
    #expect(again.homelessAnswers.isEmpty)
  }

  @Test func `an answer that was given since then goes before a dropped one`() throws {
    var other = try session("Ada", "  - {id: name, type: toggle}")
    other.handle(.key(.space))
    #expect(other.draftContent.answers == ["name": true])
    let again = other.replacing(with: try form(Self.fields))
    #expect(again.ruler.answers["name"] == "Ada")
    let typed = try session("Ada", "  - {id: named, type: text}").replacing(
      with: try form("  - {id: name, type: text}")
    )
    #expect(typed.ruler.answers["name"] == "Ada")
  }

  @Test func `a secret never becomes an answer in clear`() throws {
    let old = "  - {id: name, type: password}"
    let clear = try session("hunter2", "  - {id: name, type: text}", from: old)
    #expect(clear.ruler.answers["name"] == "")
    #expect(clear.draftContent.answers.isEmpty)
    #expect(clear.replacing(with: try form(old)).ruler.answers["name"] == "hunter2")
  }

  @Test func `a shown message stays, and disappears with its rule`() throws {
    let old = "  - {id: name, type: text, rules: [email]}\n  - {id: last, type: text}"
    let kept = try session("a@@<Tab>", old + "\n  - {id: z, type: text}", from: old)
    #expect(kept.fields[0].state.showsError)
    let gone = try session("a@@<Tab>", old.replacing("email", with: "required"), from: old)
    #expect(!gone.fields[0].state.showsError)
    #expect(gone.problems.invalid.count == 0)
  }

  @Test func `entries of a repeated group are kept`() throws {
    let old = "  - group: g\n    repeat: {max: 3}\n    fields: [{id: a, type: text, label: A}]"
    let fewer = old.replacing("max: 3", with: "max: 2")
    var session = try session("x<Insert>y<Insert>z", old + "\n  - {id: b, type: text}", from: old)
    #expect(session.ruler.answers["g[2].a"] == "z")
    session.submitAtOnce()
    let outcome = try #require(session.outcome)
    guard case .submitted(let answers) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(answers["g[1].a"] == "y")
    let cut = try self.session("x<Insert>y<Insert>z", fewer, from: old)
    #expect(cut.notice != .reloaded(dropped: []))
  }

  @Test func `a help page or a question is closed`() throws {
    for keys in ["<F1>", "x<Ctrl-C>"] as [Keystrokes] {
      #expect(try session(keys, SessionReplacingTests.fields).mode == .filling)
    }
  }
}
