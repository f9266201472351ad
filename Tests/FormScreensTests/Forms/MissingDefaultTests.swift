import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

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
    var screen = Screen(form(widget).starting { _ in "x" })
    #expect(screen.textsShown(underFieldAt: 0) == [Self.unfit])
    #expect(!screen.filling.isDirty && !screen.filling.asksOutside)
    #expect(Screen(form(widget)).textsShown(underFieldAt: 0).isEmpty)
    // Nothing is loaded again.
    screen.press("<Ctrl-L>")
    #expect(screen.filling.takeRequests().isEmpty)
    let lines = PlainFilling(screen.filling).said
    #expect(lines.contains("✗ error: \(Self.unfit)"), "\(lines)")
  }

  @Test func `it is reported until the field has an answer`() {
    var screen = Screen(form(Select(["a", "b"])).starting { _ in "x" })
    screen.press("a<Enter>")
    #expect(screen.textsShown(underFieldAt: 0).isEmpty)
    let fitting = Screen(form(Select(["x"])).starting { _ in "x" })
    #expect(fitting.narrator.loadFailure(at: 0, in: fitting.filling.sheet) == nil)
    var given = form(Select(["a", "b"])).starting { _ in "x" }
    let isTaken = given.start(fieldAt: 0, with: "b")
    #expect(isTaken)
    #expect(Screen(given).narrator.loadFailure(at: 0, in: Screen(given).filling.sheet) == nil)
  }

  @Test func `a default from a program is also reported, and can be retried`() throws {
    var screen = Screen(form(Select(["a", "b"]), from: .asked("d")))
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.answer(" x\n"), to: request.id))
    #expect(screen.textsShown(underFieldAt: 0) == [Self.unfit + " Ctrl-L: try again"])
    screen.press("<Ctrl-L>")
    let again = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.answer("b"), to: again.id))
    #expect(screen.textsShown(underFieldAt: 0).isEmpty)
    #expect(screen.filling.ruler.answers["a"] == "b")
  }

  @Test func `a default waits for the options that it may be one of`() throws {
    var screen = Screen(form(Select(options: .asked("o")), from: .asked("d")))
    let requests = screen.filling.takeRequests()
    let answer = try #require(requests.first { $0.purpose == .answer })
    let options = try #require(requests.first { $0.asksForOptions })
    screen.handle(.answer(.answer("x"), to: answer.id))
    #expect(screen.narrator.loadFailure(at: 0, in: screen.filling.sheet) == nil)
    screen.handle(.answer(.options(["w", "x"]), to: options.id))
    #expect(screen.filling.ruler.answers["a"] == "x")
    #expect(screen.narrator.loadFailure(at: 0, in: screen.filling.sheet) == nil)
  }

  @Test func `a submit that waits for a default stops if there is none`() throws {
    var screen = Screen(form(TextField(), from: .asked("d")))
    screen.press("<F2>")
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.failed("no"), to: request.id))
    #expect(screen.filling.outcome == nil)
    #expect(screen.textsShown(underFieldAt: 0) == [Self.failed + " Ctrl-L: try again"])
    screen.press("<F2>")
    #expect(screen.filling.outcome == .submitted(["a": "", "b": ""]))
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
    var plain = PlainFilling(Form(title: "T", fields: [field]))
    let request = try #require(plain.filling.takeRequests().first)
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

  private func failing(_ reason: String = "no") throws -> Screen {
    var screen = Screen(Self.hiding)
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.failed(reason), to: request.id))
    return screen
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
    var screen = try failing(reason)
    let size = Size(columns: columns, rows: 12)
    screen.fit(size)
    #expect(screen.frame(in: size).lines[10] == line)
    screen.press("a<Tab>")
    #expect(screen.frame(in: size).lines[10] == line)
    screen.press("<Ctrl-L>")
    let again = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.answer("ship"), to: again.id))
    #expect(screen.frame(in: size).lines[10].isEmpty)
    screen.press("<F2>")
    #expect(screen.filling.outcome == .submitted(["a": "a", "host": "ship"]))
  }

  @Test func `a missing answer is announced, and does not prevent a submit`() throws {
    var announcer = Announcer()
    var screen = try failing()
    let news = announcer.news(of: screen)
    #expect(news.last == "host: \(Self.failed) Ctrl-L: try again")
    screen.press("<F2>")
    #expect(screen.filling.outcome == .submitted(["a": "", "host": .null]))
  }

  @Test func `line mode reports it before asking whether to submit, and reloads it`() throws {
    var plain = PlainFilling(try failing().filling)
    plain.enter("x")
    let trouble = "host: ✗ error: \(Self.failed) :reload tries again."
    #expect(plain.takeLines().contains(trouble))
    plain.enter(":reload")
    let request = try #require(plain.filling.takeRequests().first)
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
    var screen = Screen(form)
    let size = Size(columns: 60, rows: 12)
    screen.fit(size)
    screen.press("<F2>")
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.focus == .field(0))
    #expect(!screen.frame(in: size).lines[10].isEmpty)
    screen.press("x<F2>")
    #expect(screen.filling.outcome != nil)
  }
}

extension Screen {
  fileprivate mutating func press(_ keys: Keystrokes) {
    for key in keys { handle(.key(key)) }
  }
}
