import FormValidation
import TestSupport
import Testing

@testable import FormUI

/// Defaults that cannot be had, or that their fields do not accept.
struct MissingDefaultTests {
  private static let unfit = "The default \"x\" is not accepted."
  private static let failed = "The default could not be loaded. no."

  private func form(_ widget: any Widget, from source: AnswerSource = .environment("E")) -> Form {
    Form(
      title: "T",
      fields: [Field("a", label: "A", widget, source: source), Field("b", label: "B", TextField())]
    )
  }

  @Test(
    arguments: [
      Select(["a", "b"]), Radio(["a", "b"]), Toggle(), Slider(min: 0, max: 9), Checklist(["a"]),
    ] as [any Widget]
  )
  func `an environment default that the field does not accept is reported beside it`(
    widget: any Widget
  ) {
    var session = Session(form(widget).starting { _ in "x" })
    #expect(session.textsShown(underFieldAt: 0) == [Self.unfit])
    #expect(!session.isDirty && !session.asksOutside)
    #expect(Session(form(widget)).textsShown(underFieldAt: 0).isEmpty)
    // Nothing is loaded again.
    session.press("<Ctrl-L>")
    #expect(session.takeRequests().isEmpty)
    let lines = PlainSession(session).said
    #expect(lines.contains("✗ error: \(Self.unfit)"), "\(lines)")
  }

  @Test func `it is reported until the field has an answer`() {
    var session = Session(form(Select(["a", "b"])).starting { _ in "x" })
    session.press("a<Enter>")
    #expect(session.textsShown(underFieldAt: 0).isEmpty)
    #expect(Session(form(Select(["x"])).starting { _ in "x" }).loadFailure(at: 0) == nil)
    var given = form(Select(["a", "b"])).starting { _ in "x" }
    let isTaken = given.start(fieldAt: 0, with: "b")
    #expect(isTaken)
    #expect(Session(given).loadFailure(at: 0) == nil)
  }

  @Test func `a default from a program is also reported, and can be retried`() throws {
    var session = Session(form(Select(["a", "b"]), from: .asked("d")))
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.answer(" x\n"), to: request.id))
    #expect(session.textsShown(underFieldAt: 0) == [Self.unfit + " Ctrl-L: try again"])
    session.press("<Ctrl-L>")
    let again = try #require(session.takeRequests().first)
    session.handle(.answer(.answer("b"), to: again.id))
    #expect(session.textsShown(underFieldAt: 0).isEmpty)
    #expect(session.ruler.answers["a"] == "b")
  }

  @Test func `a default waits for the options that it may be one of`() throws {
    var session = Session(form(Select(options: .asked("o")), from: .asked("d")))
    let requests = session.takeRequests()
    let answer = try #require(requests.first { $0.purpose == .answer })
    let options = try #require(requests.first { $0.asksForOptions })
    session.handle(.answer(.answer("x"), to: answer.id))
    #expect(session.loadFailure(at: 0) == nil)
    session.handle(.answer(.options(["w", "x"]), to: options.id))
    #expect(session.ruler.answers["a"] == "x")
    #expect(session.loadFailure(at: 0) == nil)
  }

  @Test func `a submit that waits for a default stops if there is none`() throws {
    var session = Session(form(TextField(), from: .asked("d")))
    session.press("<F2>")
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.failed("no"), to: request.id))
    #expect(session.outcome == nil)
    #expect(session.textsShown(underFieldAt: 0) == [Self.failed + " Ctrl-L: try again"])
    session.press("<F2>")
    #expect(session.outcome == .submitted(["a": "", "b": ""]))
  }

  @Test func `line mode says why a read-only answer is missing`() throws {
    let field = Field(
      "a",
      label: "A",
      TextField(),
      rules: [.required],
      isReadOnly: true,
      source: .asked("d")
    )
    var plain = PlainSession(Form(title: "T", fields: [field]))
    let request = try #require(plain.session.takeRequests().first)
    plain.update { $0.handle(.answer(.failed("no"), to: request.id)) }
    let lines = plain.takeLines()
    #expect(
      lines.suffix(2) == [
        "✗ error: \(Self.failed) :reload tries again.",
        "This answer cannot be changed. Press Enter to continue.",
      ]
    )
    plain.enter("")
    #expect(plain.takeLines().first == "… missing: Required.")
    #expect(plain.index == nil, "nothing else is asked")
  }
}

/// Hidden fields, which have no place on the screen.
extension MissingDefaultTests {
  private static let hiding = Form(
    title: "T",
    fields: [
      Field("a", label: "A", TextField()), .hidden("host", from: .asked("d")),
    ]
  )

  private func failing(_ reason: String = "no") throws -> Session {
    var session = Session(Self.hiding)
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.failed(reason), to: request.id))
    return session
  }

  @Test(
    arguments: [
      (80, "no", " host: The default could not be loaded. no. Ctrl-L: try again"),
      (
        80, "sh exited with status 3: permission denied",
        " host: The default could not be loaded. Ctrl-L: try again"
      ),
      (40, "no", " host: Ctrl-L: try again"),
    ]
  )
  func `a missing answer is reported above the keys until it arrives`(
    columns: Int,
    reason: String,
    line: String
  ) throws {
    var session = try failing(reason)
    let size = Size(columns: columns, rows: 12)
    session.fit(size)
    #expect(session.frame(in: size).lines[10] == line)
    session.press("a<Tab>")
    #expect(session.frame(in: size).lines[10] == line)
    session.press("<Ctrl-L>")
    let again = try #require(session.takeRequests().first)
    session.handle(.answer(.answer("ship"), to: again.id))
    #expect(session.frame(in: size).lines[10].isEmpty)
    session.press("<F2>")
    #expect(session.outcome == .submitted(["a": "a", "host": "ship"]))
  }

  @Test func `a missing answer is announced, and does not prevent a submit`() throws {
    var announcer = Announcer()
    var session = try failing()
    let news = announcer.news(of: session)
    #expect(news.last == "host: \(Self.failed) Ctrl-L: try again")
    session.press("<F2>")
    #expect(session.outcome == .submitted(["a": "", "host": .null]))
  }

  @Test func `line mode reports it before asking whether to submit, and reloads it`() throws {
    var plain = PlainSession(try failing())
    plain.enter("x")
    let trouble = "host: ✗ error: \(Self.failed) :reload tries again."
    #expect(plain.takeLines().contains(trouble))
    plain.enter(":reload")
    let request = try #require(plain.session.takeRequests().first)
    plain.enter("yes")
    plain.update { $0.handle(.answer(.failed("no"), to: request.id)) }
    #expect(plain.outcome == nil)
    #expect(plain.takeLines().contains(trouble))
    plain.enter("yes")
    #expect(plain.outcome == .submitted(["a": "x", "host": .null]))
  }

  @Test func `an error in a hidden answer is reported at a submit`() {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField()), .hidden("b")],
      checks: [.atLeast(1, of: ["a"], at: "b")]
    )
    var session = Session(form)
    let size = Size(columns: 60, rows: 12)
    session.fit(size)
    session.press("<F2>")
    #expect(session.outcome == nil)
    #expect(session.focus == .field(0))
    #expect(!session.frame(in: size).lines[10].isEmpty)
    session.press("x<F2>")
    #expect(session.outcome != nil)
  }
}

extension Session {
  fileprivate mutating func press(_ keys: Keystrokes) {
    for key in keys { handle(.key(key)) }
  }
}
