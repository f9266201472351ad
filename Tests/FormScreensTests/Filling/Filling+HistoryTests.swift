import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FillingHistoryTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("number", Slider(min: 0, max: 100, value: 20)), Field("flag", Toggle()),
      Field("one", Select(["Solo", "Team"])), Field("some", Checklist(["red", "green"])),
      Field("two", RangeSlider(min: 0, max: 9, value: 2...5)), Field("line", TextField()),
    ]
  )

  @Test(
    arguments: [
      ("number", "<Right><Right><Ctrl-_>", 21), ("number", "<Right><Ctrl-_><Ctrl-_>", 20),
      ("number", "<Right><Ctrl-_><Alt-_>", 21), ("number", "<Right><Ctrl-_><Left><Alt-_>", 19),
      ("number", "]]<Ctrl-_>", 21), ("number", "42<Ctrl-_>", 20),
      ("number", "<Right>42<Ctrl-_>", 21),
      ("number", "420<Ctrl-_><Alt-_>", 420), ("number", "42<Tab><Shift-Tab>7<Ctrl-_>", 42),
      ("flag", "<Tab>yn<Ctrl-_>", true), ("flag", "<Tab>y<Ctrl-_>", false),
      ("flag", "<Tab>yy<Ctrl-_>", false), ("one", "<Tab><Tab>t<Enter><Shift-Tab><Ctrl-_>", .null),
      ("one", "<Tab><Tab>t<Enter><Shift-Tab><Delete><Ctrl-_>", "Team"),
      ("one", "<Tab><Tab>t<Tab><Shift-Tab><Ctrl-_>", .null),
      ("some", "<Tab><Tab><Tab> <Down> <Ctrl-_>", ["red"]),
      ("two", "<Tab><Tab><Tab><Tab>6-8<Ctrl-_>", [2, 5]),
      ("line", "<Tab><Tab><Tab><Tab><Tab>a b<Ctrl-_>", "a "),
    ] as [(FieldID, String, Value)]
  )
  func `changes of any field can be undone and redone`(
    field: FieldID,
    keys: String,
    value: Value
  ) {
    #expect(
      Screen(FillingHistoryTests.form, with: Keystrokes(keys)).filling.ruler.answers[field] == value
    )
  }

  @Test func `a paste and a drag are one step each`() {
    var screen = Screen(FillingHistoryTests.form)
    screen.handle(.paste("42"))
    screen.handle(.key(.control("_")))
    #expect(screen.filling.ruler.answers["number"] == 20)
    let size = Size(columns: 80, rows: 24)
    _ = screen.frame(in: size)
    for (action, column) in [(Pointer.Action.press, 20), (.drag, 30), (.drag, 40), (.release, 40)] {
      screen.handle(.pointer(Pointer(action, at: Position(row: 2, column: column)), on: size))
    }
    #expect(screen.filling.ruler.answers["number"] != 20)
    screen.handle(.key(.control("_")))
    #expect(screen.filling.ruler.answers["number"] == 20)
  }

  /// After undoing as often as possible, a widget is as before; after redoing, as it was at the
  /// end.
  @Test(arguments: WidgetContractTests.widgets.indices)
  func `changes of any widget can be undone and redone`(index: Int) throws {
    var random = SeededGenerator()
    let form = Form(title: "T", fields: [Field("a", WidgetContractTests.widgets[index])])
    var screen = Screen(form)
    let keys = Keystrokes("12-90 . y<Right><Left><Home><End><Down><Up><Backspace>a")
    for _ in 0..<60 {
      screen.handle(.key(try #require(Array(keys).randomElement(using: &random))))
      guard screen.filling.focus == .field(0) else {
        screen.handle(.key(.tab))
        continue
      }
    }
    while screen.filling.focus != .field(0) { screen.handle(.key(.tab)) }
    screen.handle(.key(.escape))
    if screen.filling.mode.isAsking { screen.handle(.key(.escape)) }
    let last = screen.filling.ruler.answers["a"]
    for _ in 0..<100 { screen.handle(.key(.control("_"))) }
    #expect(screen.filling.ruler.answers["a"] == form.fields[0].widget.value, "\(random)")
    for _ in 0..<100 { screen.handle(.key(.alt("_"))) }
    #expect(screen.filling.ruler.answers["a"] == last, "\(random)")
  }
}
