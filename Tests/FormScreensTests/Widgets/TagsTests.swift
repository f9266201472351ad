import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct TagsTests {
  @Test(arguments: [("", false), ("a", true), ("a,", false), ("a,b<Backspace>", false)])
  func `the key line has Enter only with a text to add`(keys: String, hasEnter: Bool) {
    var tags = Tags()
    for key in Keystrokes(keys) { _ = tags.press(key) }
    let brief = tags.keys.filter { $0.brief != nil }
    #expect(brief.contains { $0.briefKeys.contains(.enter) } == hasEnter)
    #expect(tags.keys.contains { $0.keys.contains(.character(",")) })
    #expect(!brief.isEmpty)
  }

  @Test(
    arguments: [
      ("", []), ("swift", ["swift"]), ("swift,", ["swift"]), ("swift<Enter>", ["swift"]),
      (" c plus,, ,d", ["c plus", "d"]), ("a,b,<Backspace>", ["a"]),
      ("a,b,c<Backspace>", ["a", "b"]), ("a,b,<Left><Left><Delete>", ["b"]),
      ("a,b,c,<Left><Left><Backspace><Backspace>", ["c"]),
      ("a,b,<Left><Home><Delete>c", ["b", "c"]),
      ("a,a", ["a"]), ("a,a,", ["a"]), ("a,bc<Home>d", ["a", "dbc"]),
      ("a,<Left><Right>b", ["a", "b"]), ("a,<Left><Esc><Backspace>", []),
      ("Z<Right>,", ["Zoë"]), ("Zoë,Z<Right>", ["Zoë", "Z"]),
    ] as [(Keystrokes, [Value])]
  )
  func `Enter and a comma add; Backspace and Delete remove`(keys: Keystrokes, value: [Value]) {
    var tags = Tags(suggestions: ["Zoë"])
    for key in keys { _ = tags.press(key) }
    #expect(tags.value == .list(value))
    tags.settle()
    #expect(tags.value == .list(value))
  }

  @Test(arguments: [
    ("", "▏a, b"),
    ("swift,", "[swift ×]\n▏"),
    ("swift,linux", "[swift ×]\nlinux▏"),
    ("swift,linux,x", "[swift ×] [linux ×]\nx▏"),
    ("swift,<Left>", "[▏swift ×]\n"),
    ("a long long long long,", "[a long long lon… ×]\n▏"),
  ])
  func `tags wrap, and a long one is cut`(keys: String, picture: String) {
    #expect(drawnRows(Tags(placeholder: "a, b"), after: Keystrokes(keys)) == picture)
  }

  @Test(
    arguments: [
      ("a, b, c", ["x", "a", "b", "c"]), ("a\nb\n", ["x", "a", "b"]), ("y", ["xy"]),
      ("y,z", ["xy", "z"]), (",x,,x", ["x"]),
    ] as [(String, [Value])]
  )
  func `a paste adds what is between commas and lines`(text: String, value: [Value]) {
    var tags = Tags()
    _ = tags.press(.character("x"))
    if text.contains(", ") || text.contains("\n") { _ = tags.press(.enter) }
    #expect(tags.paste(text) == .used)
    #expect(tags.value == .list(value))
  }

  @Test func `a text that is listed is refused and dropped`() {
    var tags = Tags(items: ["a"])
    _ = tags.press(.character("a"))
    #expect(tags.press(.enter) == .refused(.listed("a")))
    #expect(tags.press(.enter) == .notUsed)
    #expect(tags.value == ["a"])
    #expect(tags.impliedRules.verdict(on: ["a", "a"]).violations.map(\.code) == ["items.repeated"])
  }

  @Test func `a press selects a tag, its cross removes it, and the line gets the caret`() {
    let size = Size(columns: 20, rows: 3)
    var tags = Tags(items: ["one", "two", "three"])
    func press(_ row: Int, _ column: Int) {
      let cell = Position(row: row, column: column)
      _ = tags.handle(.pointer(Pointer(.press, at: cell)), in: size)
    }
    press(0, 9)
    #expect(tags.description.part == .option("two", row: 1, count: 3))
    press(0, 13)
    #expect(tags.value == ["one", "three"])
    press(1, 15)
    #expect(tags.description.part == nil)
    #expect(tags.description.caret == 0)
  }

  @Test func `many tags stay within a few rows, with the caret in view`() {
    let tags = Tags(items: (1...99).map { "tag \($0)" })
    #expect(tags.height(in: Size(columns: 20, rows: 24)) == Tags.rowLimit)
    #expect(drawnRows(tags).contains("[tag 99 ×]"))
    #expect(drawnRows(tags, after: "<Left><Home>").hasPrefix("[▏tag 1 ×]"))
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "b"]), ([], []), (.null, []), ([1], ["z"]), ([" "], ["z"]),
      ("a", ["z"]),
    ] as [(Value, Value)]
  )
  func `only lists of texts are accepted as a value`(set: Value, value: Value) {
    var tags = Tags(items: ["z"])
    tags.value = set
    #expect(tags.value == value)
  }

  @Test func `a line replaces all of them`() {
    var tags = Tags(items: ["z"])
    #expect(tags.enter("a, b c") == true)
    #expect(tags.value == ["a", "b c"])
    #expect(tags.enter("") == true)
    #expect(tags.value == [])
  }

  private static let addresses = Field(
    "t",
    Tags(),
    rules: [.each([.ip()])]
  )

  @Test(arguments: [
    ("8.8.8.8 1.1.1.1", ["8.8.8.8", "1.1.1.1"]), (" 8.8.8.8  ::1\t", ["8.8.8.8", "::1"]),
    ("x 8.8.8.8", ["x 8.8.8.8"]), ("8.8.8.8, 1.1.1.1 ::1", ["8.8.8.8", "1.1.1.1", "::1"]),
    ("8.8.8.8", ["8.8.8.8"]),
  ])
  func `blanks separate texts that cannot have any`(text: String, value: [Value]) {
    var pasted = Self.addresses.widget
    _ = pasted.handle(.paste(text), in: .line)
    #expect(pasted.value == .list(value))
    var line = Self.addresses.widget
    let isTaken = line.enter(text)
    #expect(isTaken)
    #expect(line.value == .list(value))
    var typed = Self.addresses.widget
    for character in text { _ = typed.handle(.key(.character(character)), in: .line) }
    #expect(typed.value == .list(value))
  }

  @Test func `blanks stay in texts that can have them`() {
    var pasted = Self.addresses.widget
    _ = pasted.handle(.paste("8.8.8.8 x"), in: .line)
    #expect(pasted.value == ["8.8.8.8 x"])
    for rules in [[], [.each([.minLength(2)])], [.each([.slug])]] as [RuleSet] {
      var widget = Field("t", Tags(), rules: rules).widget
      for key in Keystrokes("B b") { _ = widget.handle(.key(key), in: .line) }
      #expect(widget.value == ["B b"])
    }
  }

  @Test func `undo reverts one tag, and a notice names a duplicate`() {
    var screen = Screen(Form(title: "T", fields: [Field("t", Tags()), Field("n", TextField())]))
    for key in Keystrokes("one,two,<Ctrl-_>") { screen.handle(.key(key)) }
    #expect(screen.filling.sheet.fields[0].value == ["one"])
    for key in Keystrokes("one<Tab>") { screen.handle(.key(key)) }
    #expect(screen.filling.notice == .refusedInput(.listed("one")))
    #expect(screen.filling.focus == .field(1))
    #expect(screen.filling.sheet.fields[0].value == ["one"])
  }

  @Test func `a message about one text begins with it`() {
    let field = Field("t", label: "Topics", Tags(), rules: [.each([.slug])])
    var screen = Screen(Form(title: "T", fields: [field]))
    for key in Keystrokes("ok,B b,") { screen.handle(.key(key)) }
    #expect(
      screen.narrator.problems(ofFieldAt: 0, in: screen.filling.sheet) == [
        "B b must consist of lowercase letters and digits, joined by - or _."
      ]
    )
    #expect(screen.filling.sheet.verdict(at: 0).violations[0].path == [1])
  }
}
