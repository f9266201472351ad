import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Keys to picture, with the names of a folder given.
struct PathFieldTests {
  private static let names: [Choice] = [
    Choice("src/", label: "src/"), Choice("a.yaml", label: "a.yaml"),
    Choice("b.yaml", label: "b.yaml"),
  ]

  private func field(_ keys: Keystrokes = "", in names: [Choice] = names) -> PathField {
    var field = PathField(.file)
    _ = field.handle(.options(ChoiceList(names), note: nil), in: .line)
    for key in keys { _ = field.handle(.key(key), in: Size(columns: 20, rows: 8)) }
    return field
  }

  @Test(arguments: [
    ("", "▏                   ▾"), ("a", "a▏.yaml             ▾"), ("s", "s▏rc/               ▾"),
    ("a<Right>", "a.yaml▏             ▾"), ("x", "x▏                  ▾"),
    ("a<Left>", "▏a                  ▾"),
    ("a b", "a b▏                ▾"),
  ])
  func `the rest of a name is shown after the caret`(keys: String, picture: String) {
    #expect(pictures(of: field(Keystrokes(keys)), columns: 20).first == picture)
  }

  @Test(arguments: [
    ("/tmp/My\\ File.txt ", "/tmp/My File.txt"), ("'/tmp/My File.txt' ", "/tmp/My File.txt"),
    ("\"/tmp/a b\"", "/tmp/a b"), (#"'/tmp/Ada'\''s'"#, "/tmp/Ada's"),
    (#"/tmp/a\\b"#, #"/tmp/a\b"#),
    ("file:///tmp/a%20b", "/tmp/a b"), ("file://localhost/tmp/%C3%A9 ", "/tmp/é"),
    ("FILE:/tmp/a\r\n", "/tmp/a"), ("'file:///a%27b'", "/a'b"), ("file://host/a", "file://host/a"),
    ("file:///a%zz", "file:///a%zz"), ("file:///a%00", "file:///a%00"),
    ("file:///%ff", "file:///%ff"),
    ("file:///a%2", "file:///a%2"), ("file:a", "file:a"), ("'/tmp/a '", "/tmp/a "),
    (#"/tmp/a\  "#, "/tmp/a "), (#"'/tmp/a'"'"'b'"#, "/tmp/a'b"), (#""/tmp/\$a\b""#, #"/tmp/$a\b"#),
    ("/tmp/My File.txt", "/tmp/My File.txt"), ("/tmp/My File.txt ", "/tmp/My File.txt"),
    ("/tmp/Ada's", "/tmp/Ada's"), ("'/tmp/a", "'/tmp/a"), ("/tmp/a\\", "/tmp/a\\"),
    ("/tmp/plain\n", "/tmp/plain"), (#"a\ b"#, #"a\ b"#), ("'", "'"), (" b ", " b "), ("", ""),
  ])
  func `a file dropped on the terminal is read without its quotes`(text: String, path: String) {
    var field = field()
    _ = field.handle(.paste(text), in: .line)
    #expect(field.value == .text(path))
  }

  @Test(arguments: [
    ("src/", "'/tmp/a b' ", "/tmp/a b"), ("src/", "file:///b", "/b"), ("src", "/a", "src/a"),
    ("src", "x", "srcx"),
  ])
  func `a dropped file replaces the path, and other texts continue it`(
    start: String,
    text: String,
    path: String
  ) {
    var field = PathField(text: start)
    #expect(field.handle(.paste(text), in: .line) == .used)
    #expect(field.value == .text(path))
  }

  @Test(arguments: ["'/a' '/b'", "/a /b ", "file:///a\r\nfile:///b\r\n", #"/a\ b /c"#])
  func `of several dropped files, a field takes none`(text: String) {
    for input in [WidgetInput.paste(text), .line(text)] {
      var field = PathField(text: "src")
      #expect(field.handle(input, in: .line) == .refused(.tooMany(max: 1)))
      #expect(field.value == "src")
    }
  }

  @Test(arguments: [
    ("'/a b' '/c'", ["/a b", "/c"]), ("file:///a%20b\nfile:///c\n", ["/a b", "/c"]),
    ("'/a,b' ", ["/a,b"]), ("/a, /b", ["/a", "/b"]), ("a b", ["a b"]),
  ])
  func `a list takes all dropped files`(text: String, items: [String]) {
    var tags = Tags()
    _ = tags.handle(.paste(text), in: .line)
    _ = tags.handle(.commit, in: .line)
    #expect(tags.value == .list(items.map(Value.text)))
  }

  @Test(arguments: [("'/tmp/a b' ", "/tmp/a b"), ("file:///a", "/a"), ("src/a", "src/a")])
  func `a file dropped in line mode is read without its quotes`(line: String, path: String) {
    var plain = PlainFilling(Form("T") { Field("file", PathField()) })
    plain.enter(line)
    #expect(plain.filling.sheet.fields[0].widget.value == .text(path))
  }

  @Test(arguments: [
    ("make<Right>", "makefile"), ("Make<Right>", "Makefile"), ("READ<End>", "readme"),
    (" makefile<Enter>", "makefile"), (" MAKEFILE<Enter>", "Makefile"), (" x<Enter>", ""),
  ])
  func `the exact name comes before one that differs in case`(keys: Keystrokes, path: String) {
    let field = field(keys, in: ["Makefile", "makefile", "readme"])
    #expect(field.value == .text(path))
  }

  @Test(arguments: [
    (" ", "src/", true), (" <Enter>", "src/", false), (" <Down><Enter>", "a.yaml", false),
    (" <Esc>", nil, false), (" b<Enter>", "b.yaml", false), ("a<F4>", "src/", true),
    (" <Left>", nil, false),
  ])
  func `names are chosen from a list`(keys: String, name: String?, isOpen: Bool) {
    let field = field(Keystrokes(keys))
    #expect(field.description.isOpen == isOpen)
    if case .option(let label, _, let count)? = field.description.part {
      #expect(label == name)
      #expect(count == 3)
    } else if let name {
      #expect(field.value == .text(name))
    }
  }

  @Test(arguments: [("", true), ("s", false), ("src/", true), ("src/<Left>", false)])
  func `the key line has Space where it opens the list`(keys: Keystrokes, opens: Bool) {
    let brief = field(keys).keys.map(\.briefKeys).last { !$0.isEmpty }
    #expect(brief == [opens ? .space : .function(4)])
  }

  @Test func `the names in a folder are requested, and the list opens with them`() {
    var field = field(" <Enter>")
    #expect(field.value == "src/")
    #expect(
      field.description.options?.source == .asked("path", arguments: ["src/", "file", ""])
    )
    _ = field.handle(.options(ChoiceList([Choice("src/c", label: "c")]), note: nil), in: .line)
    #expect(field.description.isOpen)
    _ = field.press(.left)
    #expect(field.value == "")
    _ = field.handle(.options(ChoiceList(Self.names), note: nil), in: .line)
    _ = field.press(.left)
    #expect(field.value == "../")
  }

  @Test func `the folder above the home folder is not the current one`() {
    var field = field("~/ ")
    _ = field.handle(.options(ChoiceList([Choice("~/a", label: "a")]), note: nil), in: .line)
    _ = field.press(.left)
    #expect(field.value == "~/../")
  }

  @Test func `another user's home folder also leads up to its parent`() {
    var field = field("~ada/ ")
    _ = field.handle(.options(ChoiceList([Choice("~ada/b", label: "b")]), note: nil), in: .line)
    _ = field.press(.left)
    #expect(field.value == "~ada/../")
  }

  @Test func `the reason for missing names is shown once they are requested`() {
    var field = PathField()
    _ = field.handle(
      .options(ChoiceList([]), note: .failed(reason: "Permission denied")),
      in: .line
    )
    #expect(pictures(of: field, columns: 24) == ["▏                       ▾"])
    _ = field.press(.space)
    #expect(
      pictures(of: field, columns: 24) == ["▏                       ▾", "  Permission denied"]
    )
    _ = field.press(.character("a"))
    #expect(pictures(of: field, columns: 24).count == 1)
  }

  @Test func `nothing waits for names, which are only suggested`() throws {
    var screen = Screen(Form("T") { Field("file", label: "File", PathField()) })
    #expect(PlainFilling(screen.filling).isWaiting == false)
    var announcer = Announcer()
    #expect(announcer.news(of: screen) == ["T", "text field, File, empty, 1 of 1"])
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.failed("Permission denied"), to: request.id))
    #expect(announcer.news(of: screen).isEmpty)
    #expect(screen.narrator.loadFailure(at: 0, in: screen.filling.sheet) == nil)
    #expect(PlainFilling(screen.filling).said.last == "1 of 1. File")
  }

  @Test func `the names of a folder that was left are never shown`() throws {
    var screen = Screen(Form("T") { Field("file", PathField()) })
    for key in Keystrokes("a/") { screen.handle(.key(key)) }
    let first = try #require(screen.filling.takeRequests().first { $0.asksForOptions })
    for key in Keystrokes("b/") { screen.handle(.key(key)) }
    let second = try #require(screen.filling.takeRequests().first { $0.asksForOptions })
    #expect(screen.filling.takeCancellations() == [first.id])
    #expect([first, second].map { $0.arguments[0] } == ["a/", "a/b/"])
    var names: [String]? {
      screen.filling.sheet.fields[0].widget.description.options?.list.choices.map(\.label)
    }
    screen.handle(.answer(.options(["a/stale"]), to: first.id))
    #expect(names == [])
    screen.handle(.answer(.options(["a/b/c"]), to: second.id))
    #expect(names == ["a/b/c"])
  }

  @Test(
    arguments: [
      (nil, "A path"), (.exist, "An existing file or folder"), (.file, "An existing file"),
      (.folder, "An existing folder"), (.new, "A path that does not exist yet"),
    ] as [(PathField.Demand?, String)]
  )
  func `what must exist is listed among the rules`(demand: PathField.Demand?, words: String) {
    let rules = PathField(demand).impliedRules.clauses.map { $0.requirement(among: [:]).text }
    #expect(rules.last == words)
  }

  @Test func `an end, a length and control characters are judged without the file system`() {
    let rules = PathField(extensions: ["yaml", "yml"]).impliedRules
    func verdict(_ text: String) -> Verdict { rules.verdict(on: .text(text)) }
    #expect(verdict("a.txt").violations.first?.code == "text.wrong_end")
    #expect(!verdict("a.YML").violations.contains { $0.code == "text.wrong_end" })
    #expect(verdict("\u{0}.yml").isInvalid)
    #expect(verdict(String(repeating: "a", count: 4_093) + ".yml").isInvalid)
    #expect(!verdict(String(repeating: "a", count: 4_092) + ".yml").isInvalid)
  }

  @Test func `what filters the open list continues the path, and Esc clears it first`() {
    let names: [Choice] = [Choice("src/net", label: "net"), Choice("src/nix", label: "nix")]
    for (keys, picture) in [
      ("src/<F4>", "src/               ▴"), ("src/<F4>ne", "src/ne▏             ▴"),
      ("src/<F4>zz", "src/zz▏             ▴"), ("src/<F4>ne<Esc>", "src/▏               ▴"),
      ("src/<F4>ne<Esc><Esc>", "src/▏               ▾"),
    ] {
      var field = PathField(text: "src/")
      _ = field.handle(.options(ChoiceList(names), note: nil), in: .line)
      let typed = Keystrokes(String(keys.dropFirst(4)))
      for key in typed { _ = field.handle(.key(key), in: Size(columns: 20, rows: 8)) }
      #expect(pictures(of: field, columns: 20).first == picture, "\(keys)")
    }
  }
}
