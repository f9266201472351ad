import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

struct CommandTests {
  @Test(arguments: [
    ("Output demo.cast", #"Output(path: "demo.cast", format: FormTape.RecordingFormat.cast)"#),
    (#"Output "/x/y.svg""#, #"Output(path: "/x/y.svg", format: FormTape.RecordingFormat.svg)"#),
    ("Output a.b.html", #"Output(path: "a.b.html", format: FormTape.RecordingFormat.html)"#),
    ("Output a.ascii", #"Output(path: "a.ascii", format: FormTape.RecordingFormat.text)"#),
    ("Require jq", #"Require(program: "jq")"#),
    (#"Env LANG "C.UTF-8""#, #"SetVariable(name: "LANG", value: "C.UTF-8")"#),
    ("Set TypingSpeed 50ms", "SetOption(setting: FormTape.TapeSetting.typingSpeed(0.05 seconds))"),
    ("Set TypingSpeed .1", "SetOption(setting: FormTape.TapeSetting.typingSpeed(0.1 seconds))"),
    ("Set WaitTimeout 2m", "SetOption(setting: FormTape.TapeSetting.waitTimeout(120.0 seconds))"),
    (
      "Set FontSize 22",
      #"SetOption(setting: FormTape.TapeSetting.look(name: "FontSize", value: "22"))"#
    ),
    (
      #"Set Theme { "name": "x" }"#,
      #"SetOption(setting: FormTape.TapeSetting.look(name: "Theme", value: "{ \"name\": \"x\" }"))"#
    ),
    (
      "Set LoopOffset 20.99%",
      #"SetOption(setting: FormTape.TapeSetting.look(name: "LoopOffset", value: "20.99"))"#
    ),
    (
      "Set CursorBlink false",
      #"SetOption(setting: FormTape.TapeSetting.look(name: "CursorBlink", value: "false"))"#
    ),
    ("Sleep 1", "Sleep(duration: 1.0 seconds)"),
    ("Sleep 500ms", "Sleep(duration: 0.5 seconds)"),
    ("Sleep .5", "Sleep(duration: 0.5 seconds)"),
    ("Sleep 2 s", "Sleep(duration: 2.0 seconds)"),
    ("Hide", "Hide()"),
    ("Show", "Show()"),
    ("Screenshot a.svg", #"Screenshot(path: "a.svg")"#),
    (#"Caption "a typo…""#, #"Caption(text: "a typo…")"#),
    (#"Caption "one" "t" + 'wo'"#, #"Caption(text: "one\ntwo")"#),
    (#"Caption """#, #"Caption(text: "")"#),
    ("Caption # none", #"Caption(text: "")"#),
    (#"Copy "a""#, #"Copy(text: "a")"#),
    ("Paste", "Paste(text: nil)"),
    (#"Paste "a b""#, #"Paste(text: Optional("a b"))"#),
    ("ScrollUp 3", "ScrollView(rows: -3, pause: nil)"),
    ("ScrollDown@1", "ScrollView(rows: 1, pause: Optional(1.0 seconds))"),
    ("Size 80x24", "SetSize(size: FormWidgets.Size(columns: 80, rows: 24))"),
    ("Resize 40x12", "Resize(size: FormWidgets.Size(columns: 40, rows: 12))"),
    ("Click 6 14", "Click(target: 6 14, patience: nil)"),
    ("Drag 6 14 to 7 30", "Drag(start: 6 14, end: 7 30)"),
    (#"Click "Save""#, #"Click(target: "Save", patience: nil)"#),
    (#"Click@2s "Save" 2"#, #"Click(target: "Save" 2, patience: Optional(2.0 seconds))"#),
    (#"Wheel Down "Save""#, #"Wheel(notches: 1, target: "Save")"#),
    (#"Wheel Up 4 "Save""#, #"Wheel(notches: -4, target: "Save")"#),
    ("Wheel Up 2 3", "Wheel(notches: -1, target: 2 3)"),
    ("Wheel Down 4 2 3", "Wheel(notches: 4, target: 2 3)"),
    ("Clock 2026-11-21T09:00:00+01:00", "SetClock(moment: 2026-11-21T09:00:00+01:00)"),
  ])
  func `a line becomes a command`(line: String, description: String) throws {
    let command = try command(line)
    #expect("\(command)" == description)
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
    let wait = try #require(command("Wait+Screen@2s /a\\/b/") as? Wait).wait
    #expect(wait.scope == .screen && wait.patience == .seconds(2))
    #expect(wait.pattern?.isFound(in: "xa/by") == true)
    for line in ["Wait", "Wait+Line"] {
      #expect(try (command(line) as? Wait)?.wait == ScreenWait(.line))
    }
  }

  @Test func `redactions are patterns`() throws {
    let redact = try #require(command("Redact /\\d+/ \"<n>\"") as? Redact)
    #expect(try redact.pattern == SearchPattern("\\d+") && redact.replacement == "<n>")
  }

  @Test func `a form is opened with answers`() throws {
    let command = try command("Form signup.yaml name=\"Ada\" seats=3 terms=true")
    let opened = try #require(command as? OpenForm).opened
    #expect(opened.path == "signup.yaml" && opened.form == Samples.form)
    #expect(opened.answers == [.init("name", "Ada"), .init("seats", 3), .init("terms", true)])
  }
}
