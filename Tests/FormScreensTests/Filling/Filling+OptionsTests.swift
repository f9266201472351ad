import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FillingOptionsTests {
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

  private static func lines(_ screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 64, rows: 9)).lines
  }

  private static func labels(_ screen: Screen, at index: Int = 1) -> [String] {
    screen.filling.sheet.fields[index].widget.description.choices.map(\.label)
  }

  @Test(
    arguments: [
      Select(options: states), Radio(options: states), Checklist(options: states),
    ] as [any Widget]
  )
  func `options follow the other answer`(widget: any Widget) {
    var screen = Screen(Self.form(widget))
    #expect(Self.labels(screen).isEmpty)
    #expect(Self.lines(screen)[3].hasSuffix("Answer \"Country\" first") || widget is Select)
    for key in Keystrokes("us<Enter> ") { screen.handle(.key(key)) }
    #expect(Self.labels(screen) == ["AZ", "CA"])
    screen.handle(.key(.enter))
    screen.filling.sheet.focus = .field(0)
    for key in Keystrokes("ca<Enter>") { screen.handle(.key(key)) }
    #expect(Self.labels(screen) == ["ON"])
    #expect(screen.filling.ruler.answers["state"].isBlank)
  }

  @Test func `rules run again when an answer is withheld`() {
    var screen = Screen(
      Self.form(Select(options: Self.states), rules: [.required]),
      with: "us<Enter>az<Enter>"
    )
    #expect(screen.filling.sheet.verdict(at: 1).isValid)
    screen.filling.sheet.focus = .field(0)
    for key in Keystrokes("ca<Enter><F2>") { screen.handle(.key(key)) }
    #expect(screen.filling.outcome == nil)
    #expect(screen.textsShown(underFieldAt: 1) == ["Required."])
  }

  @Test func `a given answer is kept until there are options`() {
    var form = Self.form(Select(options: Self.states))
    let isAccepted = form.start(fieldAt: 1, with: "ON")
    #expect(isAccepted)
    #expect(form.fields[1].widget.value == "ON")
    var screen = Screen(form)
    #expect(screen.filling.ruler.answers["state"] == .null)
    #expect(!screen.filling.isDirty)
    for key in Keystrokes("ca<Enter>") { screen.handle(.key(key)) }
    #expect(screen.filling.ruler.answers["state"] == "ON")
    #expect(!screen.filling.sheet.fields[1].isDirty)
  }

  @Test func `a cycle of options terminates`() {
    let one: OptionSource = .by("b", ["x": ["y"]], else: ["x"])
    let other: OptionSource = .by("a", ["x": ["x"]], else: ["y"])
    let form = Form("Circle") {
      Field("a", Select(options: one, value: "x"))
      Field("b", Select(options: other, value: "x"))
    }
    #expect(!Form.circles(ofConditionsOn: form.fields).isEmpty)
    #expect(Screen(form).filling.outcome == nil)
  }

  @Test func `options are requested when the form opens, and a submit waits for them`() throws {
    var screen = Screen(Self.asking, with: "<F2>")
    #expect(screen.filling.asksOutside && screen.filling.sheet.isWaiting)
    #expect(Self.lines(screen)[1].contains("Loading options…"))
    #expect(Self.lines(screen)[7] == " Checking Tag… Esc stops.")
    let request = try #require(screen.filling.takeRequests().first)
    #expect(request.asksForOptions && request.check == "tags" && request.arguments == ["a"])
    screen.handle(.answer(.options(["1.0", 2, .object(["label": "?"])]), to: request.id))
    #expect(Self.labels(screen, at: 0) == ["1.0", "2"])
    #expect(screen.textsShown(underFieldAt: 0) == ["Required."])
  }

  @Test func `a failure is shown until they are reloaded`() throws {
    var screen = Screen(Self.asking)
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.failed("git was killed"), to: request.id))
    let failure = "The options could not be loaded. git was killed. Ctrl-L: try again"
    #expect(screen.textsShown(underFieldAt: 0) == [failure])
    screen.handle(.key(.control("l")))
    #expect(screen.filling.sheet.isPending(at: 0))
    let again = try #require(screen.filling.takeRequests().first)
    #expect(again.attempt == 1)
    screen.handle(.answer(.options(["a"]), to: again.id))
    #expect(screen.textsShown(underFieldAt: 0).isEmpty)
    // A late answer to the first request is dropped.
    screen.handle(.answer(.options(["b"]), to: request.id))
    #expect(Self.labels(screen, at: 0) == ["a"])
  }

  @Test func `options that do not arrive time out`() throws {
    var screen = Screen(Self.asking)
    let request = try #require(screen.filling.takeRequests().first)
    #expect(screen.filling.deadline == OutsideLoads.timeout)
    screen.handle(.elapsed(OutsideLoads.timeout))
    let cancellations = screen.filling.takeCancellations()
    #expect(cancellations == [request.id])
    #expect(!screen.filling.sheet.isWaiting)
    #expect(
      screen.textsShown(underFieldAt: 0).first?.hasPrefix("The options took too long")
        == true
    )
  }

  @Test func `they are announced`() throws {
    var announcer = Announcer()
    var screen = Screen(Self.asking)
    let opening = announcer.news(of: screen)
    #expect(opening.contains { $0.contains("hint: Loading options…") })
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.options(["a", "b"]), to: request.id))
    let news = announcer.news(of: screen)
    #expect(news == ["2 options"])
  }

  @Test func `line mode waits for options, and reloads them`() throws {
    var lines: [String] = []
    var plain = PlainFilling(Self.asking)
    #expect(plain.isWaiting)
    lines = plain.takeLines()
    #expect(lines.last == "Loading options…")
    let request = try #require(plain.filling.takeRequests().first)
    plain.update { $0.handle(.answer(.failed("no"), to: request.id)) }
    lines = plain.takeLines()
    #expect(lines.last?.hasSuffix(":reload tries again.") == true)
    plain.enter(":reload")
    let again = try #require(plain.filling.takeRequests().first)
    plain.update { $0.handle(.answer(.options(["a", "b"]), to: again.id)) }
    lines = plain.takeLines()
    #expect(lines.suffix(2) == ["1. a", "2. b"])
    plain.enter("2")
    #expect(plain.filling.ruler.answers["tag"] == "b")
  }

  @Test func `line mode says which answer comes first`() {
    var lines: [String] = []
    var plain = PlainFilling(Self.form(Radio(options: Self.states)))
    plain.enter(":next")
    lines = plain.takeLines()
    #expect(lines.last == "Answer \"Country\" first.")
    plain.enter("AZ")
    #expect(plain.filling.ruler.answers["state"] == .null)
  }
}
