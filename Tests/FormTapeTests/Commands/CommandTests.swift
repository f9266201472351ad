import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

struct CommandTests {
  @Test(
    arguments: [
      ("Output demo.cast", Output(path: "demo.cast", format: .cast)),
      ("Output \"/x/y.svg\"", Output(path: "/x/y.svg", format: .svg)),
      ("Output a.b.html", Output(path: "a.b.html", format: .html)),
      ("Output a.ascii", Output(path: "a.ascii", format: .text)),
      ("Require jq", Require("jq")),
      ("Env LANG \"C.UTF-8\"", SetVariable("LANG", "C.UTF-8")),
      ("Set TypingSpeed 50ms", SetOption(.typingSpeed(.milliseconds(50)))),
      ("Set TypingSpeed .1", SetOption(.typingSpeed(.milliseconds(100)))),
      ("Set WaitTimeout 2m", SetOption(.waitTimeout(.seconds(120)))),
      ("Set FontSize 22", SetOption(.look(name: "FontSize", value: "22"))),
      (
        "Set Theme { \"name\": \"x\" }",
        SetOption(.look(name: "Theme", value: "{ \"name\": \"x\" }"))
      ),
      ("Set LoopOffset 20.99%", SetOption(.look(name: "LoopOffset", value: "20.99"))),
      ("Set CursorBlink false", SetOption(.look(name: "CursorBlink", value: "false"))),
      ("Sleep 1", Sleep(.seconds(1))),
      ("Sleep 500ms", Sleep(.milliseconds(500))),
      ("Sleep .5", Sleep(.milliseconds(500))),
      ("Sleep 2 s", Sleep(.seconds(2))),
      ("Hide", Hide()),
      ("Show", Show()),
      ("Screenshot a.svg", Screenshot(path: "a.svg")),
      ("Caption \"a typo…\"", Caption("a typo…")),
      ("Caption \"one\" \"t\" + 'wo'", Caption("one\ntwo")),
      ("Caption \"\"", Caption("")),
      ("Caption # none", Caption("")),
      ("Copy \"a\"", Copy("a")),
      ("Paste", Paste()),
      ("Paste \"a b\"", Paste("a b")),
      ("ScrollUp 3", ScrollView(rows: -3)),
      ("ScrollDown@1", ScrollView(rows: 1, pause: .seconds(1))),
      ("Size 80x24", SetSize(Size(columns: 80, rows: 24))),
      ("Resize 40x12", Resize(Size(columns: 40, rows: 12))),
      ("Click 6 14", Click(.cell(ScreenPosition(row: 6, column: 14)))),
      (
        "Drag 6 14 to 7 30",
        Drag(
          from: .cell(ScreenPosition(row: 6, column: 14)),
          to: .cell(ScreenPosition(row: 7, column: 30))
        )
      ),
      ("Click \"Save\"", Click(.text(TextLocator(.containing("Save"))))),
      (
        "Click@2s \"Save\" 2",
        Click(.text(TextLocator(.containing("Save"), number: 2)), patience: .seconds(2))
      ),
      ("Wheel Down \"Save\"", Wheel(notches: 1, over: .text(TextLocator(.containing("Save"))))),
      ("Wheel Up 4 \"Save\"", Wheel(notches: -4, over: .text(TextLocator(.containing("Save"))))),
      ("Wheel Up 2 3", Wheel(notches: -1, over: .cell(ScreenPosition(row: 2, column: 3)))),
      ("Wheel Down 4 2 3", Wheel(notches: 4, over: .cell(ScreenPosition(row: 2, column: 3)))),
    ] as [(String, any TapeCommand)]
  )
  func `a line becomes a command`(line: String, expected: any TapeCommand) throws {
    #expect(try isSame(command(line), expected))
  }

  private func isSame(_ left: any TapeCommand, _ right: any TapeCommand) -> Bool {
    left.isEqual(to: right)
  }

  @Test(arguments: [
    ("Type \"ab\"", "ab"), ("Type ab cd", "ab cd"), ("Type \"a  b\" c", "a  b c"),
    ("Type 'say \"é\"'", "say \"é\""), ("Type `a\\n`", "a\\n"), ("Type Home", "Home"),
  ])
  func `text is typed scalar by scalar`(line: String, text: String) throws {
    let keys = text.unicodeScalars.map { Key.character(Character($0)) }
    #expect(try inputs(of: line) == keys.map { SentInput($0.bytes) })
  }

  @Test func `a typing speed applies to every key`() throws {
    let pause = Duration.milliseconds(500)
    #expect(
      try inputs(of: "Type@500ms \"ab\"") == [
        SentInput(Key.character("a").bytes, pause: pause),
        SentInput(Key.character("b").bytes, pause: pause),
      ]
    )
    #expect(
      try inputs(of: "Tab@.5 2") == [
        SentInput(Key.tab.bytes, pause: pause), SentInput(Key.tab.bytes, pause: pause),
      ]
    )
  }

  @Test(arguments: [
    ("Paste \"b\"", "\u{1B}[200~b\u{1B}[201~"), ("Copy \"a\"\nPaste", "\u{1B}[200~a\u{1B}[201~"),
    ("Paste", "\u{1B}[200~\u{1B}[201~"), ("Click 3 14", "\u{1B}[<0;14;3M\u{1B}[<0;14;3m"),
    ("Wheel Up 2 3", "\u{1B}[<64;3;2M"),
  ])
  func `a paste and a mouse action are one input each`(line: String, bytes: String) throws {
    #expect(try inputs(of: line) == [SentInput(Array(bytes.utf8))])
  }

  @Test func `a wait has a scope, a limit and a pattern`() throws {
    let pattern = try SearchPattern("a/b")
    let byLines = try SearchPattern("a\\/b", byLines: true)
    let long = ScreenWait(.screen, patience: .seconds(2), pattern: byLines)
    #expect(try isSame(command("Wait+Screen@2s /a\\/b/"), Wait(long)))
    #expect(long.pattern?.isFound(in: "xa/by") == pattern.isFound(in: "xa/by"))
    #expect(try isSame(command("Wait"), Wait(ScreenWait(.line))))
    #expect(try isSame(command("Wait+Line"), Wait(ScreenWait(.line))))
  }

  @Test func `the clock is set with an offset`() throws {
    let moment = try #require(Moment("2026-11-21T09:00:00+01:00"))
    #expect(try isSame(command("Clock 2026-11-21T09:00:00+01:00"), SetClock(moment)))
  }

  @Test func `redactions are patterns`() throws {
    let pattern = try SearchPattern("\\d+")
    #expect(try isSame(command("Redact /\\d+/ \"<n>\""), Redact(pattern, "<n>")))
  }

  @Test func `a form is opened with answers`() throws {
    let open = OpenedForm(
      Samples.form,
      path: "signup.yaml",
      answers: [.init("name", "Ada"), .init("seats", 3), .init("terms", true)]
    )
    #expect(try isSame(command("Form signup.yaml name=\"Ada\" seats=3 terms=true"), OpenForm(open)))
  }
}
