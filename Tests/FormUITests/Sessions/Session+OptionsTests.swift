import FormValidation
import TestSupport
import Testing

@testable import FormUI

struct SessionOptionsTests {
  private static let states: OptionSource = .by("country", ["US": ["AZ", "CA"], "CA": ["ON"]])

  private static func form(_ widget: any Widget, rules: RuleSet = []) -> Form {
    Form("Address") {
      Field("country", label: "Country", Select(["US", "CA", "MC"]))
      Field("state", label: "State", widget, rules: rules)
      Field("end", label: "End", TextField())
    }
  }

  private static let asking = Form("Release") {
    Field(
      "tag",
      label: "Tag",
      Select(options: .asked("tags", arguments: ["a"])),
      rules: [.required]
    )
  }

  private static func lines(_ session: Session) -> [String] {
    session.frame(in: Size(columns: 64, rows: 9)).lines
  }

  private static func labels(_ session: Session, at index: Int = 1) -> [String] {
    session.fields[index].widget.description.choices.map(\.label)
  }

  @Test(
    arguments: [
      Select(options: states), Radio(options: states), Checklist(options: states),
    ] as [any Widget]
  )
  func `options follow the other answer`(widget: any Widget) {
    var session = Session(Self.form(widget))
    #expect(Self.labels(session).isEmpty)
    #expect(Self.lines(session)[3].hasSuffix("Answer \"Country\" first") || widget is Select)
    for key in Keystrokes("us<Enter> ") { session.handle(.key(key)) }
    #expect(Self.labels(session) == ["AZ", "CA"])
    session.handle(.key(.enter))
    session.focus = .field(0)
    for key in Keystrokes("ca<Enter>") { session.handle(.key(key)) }
    #expect(Self.labels(session) == ["ON"])
    #expect(session.ruler.answers["state"].isBlank)
  }

  @Test func `rules run again when an answer is withheld`() {
    var session = filling(
      Self.form(Select(options: Self.states), rules: [.required]),
      with: "us<Enter>az<Enter>"
    )
    #expect(session.verdict(at: 1).isValid)
    session.focus = .field(0)
    for key in Keystrokes("ca<Enter><F2>") { session.handle(.key(key)) }
    #expect(session.outcome == nil)
    #expect(session.textsShown(underFieldAt: 1) == ["Required."])
  }

  @Test func `a given answer is kept until there are options`() {
    var form = Self.form(Select(options: Self.states))
    let isAccepted = form.start(fieldAt: 1, with: "ON")
    #expect(isAccepted)
    #expect(form.fields[1].widget.value == "ON")
    var session = Session(form)
    #expect(session.ruler.answers["state"] == .null)
    #expect(!session.isDirty)
    for key in Keystrokes("ca<Enter>") { session.handle(.key(key)) }
    #expect(session.ruler.answers["state"] == "ON")
    #expect(!session.isDirty(fieldAt: 1))
  }

  @Test func `a cycle of options terminates`() {
    let one: OptionSource = .by("b", ["x": ["y"]], else: ["x"])
    let other: OptionSource = .by("a", ["x": ["x"]], else: ["y"])
    let form = Form("Circle") {
      Field("a", Select(options: one, value: "x"))
      Field("b", Select(options: other, value: "x"))
    }
    #expect(!Form.circles(ofConditionsOn: form.fields).isEmpty)
    #expect(Session(form).outcome == nil)
  }

  @Test func `options are requested when the form opens, and a submit waits for them`() throws {
    var session = filling(Self.asking, with: "<F2>")
    #expect(session.asksOutside && session.isWaiting)
    #expect(Self.lines(session)[1].contains("Loading options…"))
    #expect(Self.lines(session)[7] == " Checking Tag… Esc stops.")
    let request = try #require(session.takeRequests().first)
    #expect(request.asksForOptions && request.check == "tags" && request.arguments == ["a"])
    session.handle(.answer(.options(["1.0", 2, .object(["label": "?"])]), to: request.id))
    #expect(Self.labels(session, at: 0) == ["1.0", "2"])
    #expect(session.textsShown(underFieldAt: 0) == ["Required."])
  }

  @Test func `a failure is shown until they are reloaded`() throws {
    var session = Session(Self.asking)
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.failed("git was killed"), to: request.id))
    let failure = "The options could not be loaded. git was killed. Ctrl-L: try again"
    #expect(session.textsShown(underFieldAt: 0) == [failure])
    session.handle(.key(.control("l")))
    #expect(session.isPending(at: 0))
    let again = try #require(session.takeRequests().first)
    #expect(again.attempt == 1)
    session.handle(.answer(.options(["a"]), to: again.id))
    #expect(session.textsShown(underFieldAt: 0).isEmpty)
    // A late answer to the first request is dropped.
    session.handle(.answer(.options(["b"]), to: request.id))
    #expect(Self.labels(session, at: 0) == ["a"])
  }

  @Test func `options that do not arrive time out`() throws {
    var session = Session(Self.asking)
    let request = try #require(session.takeRequests().first)
    #expect(session.deadline == OutsideLoads.timeout)
    session.handle(.elapsed(OutsideLoads.timeout))
    let cancellations = session.takeCancellations()
    #expect(cancellations == [request.id])
    #expect(!session.isWaiting)
    #expect(
      session.textsShown(underFieldAt: 0).first?.hasPrefix("The options took too long") == true
    )
  }

  @Test func `they are announced`() throws {
    var announcer = Announcer()
    var session = Session(Self.asking)
    let opening = announcer.news(of: session)
    #expect(opening.contains { $0.contains("hint: Loading options…") })
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.options(["a", "b"]), to: request.id))
    let news = announcer.news(of: session)
    #expect(news == ["2 options"])
  }

  @Test func `line mode waits for options, and reloads them`() throws {
    var lines: [String] = []
    var plain = PlainSession(Self.asking)
    #expect(plain.isWaiting)
    lines = plain.takeLines()
    #expect(lines.last == "Loading options…")
    let request = try #require(plain.session.takeRequests().first)
    plain.update { $0.handle(.answer(.failed("no"), to: request.id)) }
    lines = plain.takeLines()
    #expect(lines.last?.hasSuffix(":reload tries again.") == true)
    plain.enter(":reload")
    let again = try #require(plain.session.takeRequests().first)
    plain.update { $0.handle(.answer(.options(["a", "b"]), to: again.id)) }
    lines = plain.takeLines()
    #expect(lines.suffix(2) == ["1. a", "2. b"])
    plain.enter("2")
    #expect(plain.session.ruler.answers["tag"] == "b")
  }

  @Test func `line mode says which answer comes first`() {
    var lines: [String] = []
    var plain = PlainSession(Self.form(Radio(options: Self.states)))
    plain.enter(":next")
    lines = plain.takeLines()
    #expect(lines.last == "Answer \"Country\" first.")
    plain.enter("AZ")
    #expect(plain.session.ruler.answers["state"] == .null)
  }
}
