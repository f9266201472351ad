import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct AnswerSourceTests {
  private static let noon = Moment("2026-11-23T12:05:09Z") ?? .startOf2000

  private static let form = Form(
    title: "T",
    fields: [
      Field("first", TextField()),
      Field("last", TextField(), normalizers: [.trim]),
      Field("login", TextField(), isReadOnly: true, source: .text("{first}.{last}")),
      Field("ship", TextField(), source: .field("first")),
      Field("owner", TextField(), source: .environment("USER")),
      Field("day", DateField(), source: .today),
      Field("at", TimeField(), source: .now),
      .hidden("tag", from: .text("{login}@{day}")),
    ]
  )

  private func screen(_ form: Form = form, after keys: Keystrokes = "") -> Screen {
    var screen = Screen(form, now: Self.noon)
    screen.press(keys)
    return screen
  }

  private func answers(of form: Form = form, after keys: Keystrokes = "<F2>") throws -> Answers {
    let screen = screen(form, after: keys)
    guard case .submitted(let answers)? = screen.filling.outcome else {
      throw Failure(description: "not submitted")
    }
    return answers
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @Test func `the clock and the environment provide initial answers`() throws {
    let form = Self.form.starting { ["USER": "ada"][$0] }
    #expect(
      try answers(of: form) == [
        "first": "", "last": "", "login": "", "ship": "", "owner": "ada", "day": "2026-11-23",
        "at": "12:05", "tag": "@2026-11-23",
      ]
    )
    #expect(!Screen(form, now: Self.noon).filling.isDirty)
  }

  @Test func `a text follows other answers, as they are submitted`() throws {
    let answers = try answers(after: "Ada<Tab>Byron <F2>")
    #expect(answers["login"] == "Ada.Byron")
    #expect(answers["tag"] == "Ada.Byron@2026-11-23")
  }

  @Test func `a field follows another one until it is changed`() {
    var screen = screen()
    screen.press("Ada<Tab><Tab><Tab>")
    #expect(screen.filling.ruler.answers["ship"] == "Ada")
    screen.press("!<Up><Up><Up><End>h")
    #expect(screen.filling.ruler.answers["first"] == "Adah")
    #expect(screen.filling.ruler.answers["ship"] == "Ada!")
    #expect(screen.filling.ruler.answers["login"] == "Adah.")
  }

  @Test func `a given answer replaces a default, but not a text that follows others`() throws {
    var form = Self.form.starting(with: ["ship": "x", "day": "2000-01-01", "login": "y"])
    let isTaken = form.start(fieldAt: 4, withTyped: "bob")
    #expect(isTaken)
    let answers = try answers(of: form.starting { _ in "ada" }, after: "A<F2>")
    #expect(answers["ship"] == "x")
    #expect(answers["day"] == "2000-01-01")
    #expect(answers["owner"] == "bob")
    #expect(answers["login"] == "A.")
  }

  @Test func `an answer that does not fit leaves the field empty`() {
    let form = Form(
      title: "T",
      fields: [
        Field("text", TextField()),
        Field("number", NumberField(), source: .field("text")),
        Field("plan", Select(["a", "b"]), source: .field("text")),
      ]
    )
    var screen = screen(form)
    screen.press("b")
    #expect(screen.filling.ruler.answers["plan"] == "b")
    screen.press("<Backspace>12")
    #expect(screen.filling.ruler.answers["number"] == 12)
    #expect(screen.filling.ruler.answers["plan"] == .null)
  }

  @Test(
    arguments: [
      (NumberField(text: "5"), TextField(), "5", nil),
      (Toggle(isOn: true), TextField(), "true", nil),
      (Tags(items: ["a", "b"]), TextField(), "a, b", nil),
      (TextField(text: "b"), Radio(["a", "c"]), .null, "The default \"b\" is not accepted."),
      (TextField(text: "x"), Toggle(), false, "The default \"x\" is not accepted."),
      (TextField(), Radio(["a", "c"]), .null, nil),
    ] as [(any Widget, any Widget, Value, String?)]
  )
  func `an answer of another kind becomes its words, or the field says why it cannot`(
    source: any Widget,
    widget: any Widget,
    answer: Value,
    trouble: String?
  ) {
    let fields = [Field("a", source), Field("b", widget, source: .field("a"))]
    let filling = Filling(Form(title: "T", fields: fields))
    #expect(filling.ruler.answers["b"] == answer)
    #expect(Narrator(of: filling.form).loadFailure(at: 1, in: filling.sheet) == trouble)
  }

  @Test func `the field says so no longer once the answer fits`() {
    let fields = [Field("a", TextField()), Field("b", Radio(["a", "c"]), source: .field("a"))]
    var screen = screen(Form(title: "T", fields: fields), after: "x")
    #expect(screen.narrator.loadFailure(at: 1, in: screen.filling.sheet) != nil)
    screen.press("<Backspace>c")
    #expect(screen.narrator.loadFailure(at: 1, in: screen.filling.sheet) == nil)
    #expect(screen.filling.ruler.answers["b"] == "c")
  }

  @Test(arguments: [(1_000_000, true), (1_000_001, false)])
  func `an answer made of others is whole, or the field says that it is too long`(
    count: Int,
    isWhole: Bool
  ) {
    let fields = [
      Field("a", TextField(text: String(repeating: "x", count: count - 4))),
      Field("b", TextField(), source: .text("{a}|end")),
      Field.hidden("c", from: .text("{a}|end")),
    ]
    let filling = Filling(Form(title: "T", fields: fields))
    let trouble = Narrator(of: filling.form).loadFailure(at: 1, in: filling.sheet)
    #expect(filling.ruler.answers["b"].description.utf8.count == (isWhole ? count : 0))
    #expect(trouble == (isWhole ? nil : "The default could not be loaded. It is too long."))
    #expect(filling.sheet.indicesOfHiddenTroubles == (isWhole ? [] : [2]))
  }

  @Test func `an answer that is not asked for counts as missing`() {
    let form = Form(
      title: "T",
      fields: [
        Field("news", Toggle()),
        Field("email", TextField(text: "a@b.org"), when: .field("news", [.accepted])),
        Field("copy", TextField(), source: .field("email")),
      ]
    )
    var screen = Screen(form)
    #expect(screen.filling.ruler.answers["copy"] == "")
    screen.press(" ")
    #expect(screen.filling.ruler.answers["copy"] == "a@b.org")
    screen.press(" ")
    #expect(screen.filling.ruler.answers["copy"] == "")
  }

  private static let asking = Form(
    title: "T",
    fields: [
      Field("owner", label: "Owner", TextField(), rules: [.required], source: .asked("owner")),
      Field("age", label: "Age", NumberField(), source: .asked("age")),
      Field("span", label: "Span", RangeSlider(min: 0, max: 9), source: .asked("span")),
      Field("fixed", label: "Fixed", TextField(), isReadOnly: true, source: .asked("fixed")),
    ]
  )

  @Test(
    arguments: [
      ("owner", " Ada \n Bob", "Ada"), ("owner", "", ""), ("owner", 7, ""), ("age", "36", 36),
      ("age", "x", "x"), ("age", 36, 36), ("span", [2, 3], [2, 3]), ("span", [1], [0, 9]),
      ("fixed", "a", "a"),
    ] as [(FieldID, Value, Value)]
  )
  func `an external default is read as typed`(field: FieldID, answer: Value, value: Value)
    throws
  {
    var screen = screen(Self.asking)
    let request = try #require(screen.filling.takeRequests().first { $0.field == field })
    #expect(request.purpose == .answer && !request.asksForOptions)
    screen.handle(.answer(.answer(answer), to: request.id))
    #expect(screen.filling.ruler.answers[field] == value)
    #expect(!screen.filling.isDirty)
  }

  @Test func `a late default is canceled`() throws {
    var screen = screen(Self.asking)
    let request = try #require(screen.filling.takeRequests().first)
    screen.press("B")
    let cancellations = screen.filling.takeCancellations()
    #expect(cancellations == [request.id])
    screen.handle(.answer(.answer("Ada"), to: request.id))
    #expect(screen.filling.ruler.answers["owner"] == "B")
    #expect(!screen.filling.sheet.isPending(at: 0))
  }

  @Test func `anything other than a default is a failure`() throws {
    var screen = screen(Self.asking)
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.options(["Ada"]), to: request.id))
    #expect(
      screen.textsShown(underFieldAt: 0) == [
        "The default could not be loaded. it returned no answer. Ctrl-L: try again"
      ]
    )
  }

  @Test func `a default is announced`() throws {
    var announcer = Announcer()
    var screen = screen(Self.asking)
    let opening = announcer.news(of: screen)
    #expect(opening.contains { $0.contains("Loading the default…") })
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.answer("Ada"), to: request.id))
    let news = announcer.news(of: screen)
    #expect(news == ["Ada"])
  }

  @Test func `line mode waits for a default, and reloads it`() throws {
    var plain = PlainFilling(Self.asking)
    var lines = plain.takeLines()
    #expect(plain.isWaiting)
    #expect(lines.last == "Loading the default…")
    let request = try #require(plain.filling.takeRequests().first)
    plain.update { $0.handle(.answer(.failed("no"), to: request.id)) }
    lines = plain.takeLines()
    #expect(lines.last?.contains("The default could not be loaded. no. :reload") == true)
    plain.enter(":reload")
    let again = try #require(plain.filling.takeRequests().first)
    plain.update { $0.handle(.answer(.answer("Ada"), to: again.id)) }
    #expect(plain.prompt.contains("[Ada]"))
    plain.enter("")
    #expect(plain.filling.ruler.answers["owner"] == "Ada")
  }

  @Test func `an entry of a repeated group requests its default when it is added`() throws {
    let form = Form("T") {
      Repeat("guests", 1...3, label: "Guest {n}") {
        Field("name", TextField(), source: .asked("name"))
      }
    }
    var screen = screen(form)
    let requests = screen.filling.takeRequests()
    #expect(requests.map(\.field) == ["guests[0].name"])
    screen.filling.perform(.change(.add))
    let added = screen.filling.takeRequests()
    #expect(added.map(\.field) == ["guests[1].name"])
    screen.handle(.answer(.answer("Ada"), to: try #require(added.first).id))
    #expect(screen.filling.ruler.answers["guests[1].name"] == "Ada")
  }

  @Test(
    arguments: [
      Field(
        "a",
        Select(options: .by("b", ["x": ["y"]], else: ["x"])),
        source: nil
      ),
      Field("a", TextField(text: "x"), when: .not(.field("b", [.equals("x")]))),
    ]
  )
  func `a field that depends on one filled from it causes no endless loop`(first: Field) {
    let fields = [first, Field("b", TextField(), source: .field("a"))]
    #expect(!Form.circles(ofConditionsOn: fields).isEmpty)
    var screen = screen(Form(title: "T", fields: fields))
    screen.press("x<Enter>y")
    #expect(screen.filling.outcome == nil)
  }

  @Test func `an answer made from a secret is secret`() {
    let form = Form(
      title: "T",
      fields: [
        Field("pin", PasswordField()),
        Field("code", TextField(), isReadOnly: true, source: .text("a-{pin}")),
        .hidden("tag", from: .text("{code}!")),
        Field("copy", TextField(), source: .field("pin")),
        Field("initials", TextField(), isReadOnly: true, source: .text("{copy}.")),
        Field("name", TextField(), source: .field("nothing")),
      ]
    )
    #expect(form.fields.map(\.isSecret) == [true, true, true, true, true, false])
    let own = form.starting(with: ["copy": "own"])
    #expect(own.fields.map(\.isSecret) == [true, true, true, false, false, false])
    var screen = screen(form, after: "7391<Tab><Tab><Tab><Tab>Ada")
    #expect(screen.filling.ruler.answers["tag"] == "a-7391!")
    #expect(DraftContent(of: screen.filling).answers.map(\.value) == ["Ada"])
    #expect(screen.summary(ofFieldAt: 1) == "********")
    #expect(screen.summary(ofFieldAt: 3) == "********")
    let lines = screen.frame(in: Size(columns: 80, rows: 24)).lines
    #expect(!lines.contains { $0.contains("a-7391") })
    screen.press("<F2>")
    #expect(screen.filling.outcome.map { "\($0)".contains("7391") } == false)
  }

  @Test func `fields that are filled from each other are unchanged`() {
    let fields = [
      Field("a", TextField(text: "1"), source: .field("b")),
      Field("b", TextField(), isReadOnly: true, source: .text("{a}x")),
    ]
    #expect(Form.circles(ofSourcesOf: fields) == [["a", "b"]])
    var screen = screen(Form(title: "T", fields: fields))
    screen.press("2")
    #expect(screen.filling.ruler.answers["a"] == "12")
    #expect(screen.filling.ruler.answers["b"] == "")
  }

  @Test func `a chain of fields is longer than the stack is deep`() {
    let fields = (0..<10_000).map { number in
      Field(
        FieldID("f\(number)"),
        TextField(),
        source: number == 0 ? nil : .field(FieldID("f\(number - 1)"))
      )
    }
    var screen = screen(Form(title: "T", fields: fields))
    screen.press("x")
    #expect(screen.filling.ruler.answers["f9999"] == "x")
  }
}

extension Screen {
  fileprivate mutating func press(_ keys: Keystrokes) {
    for key in keys { handle(.key(key)) }
  }
}
