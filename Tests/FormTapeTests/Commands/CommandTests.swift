import FormTape
import FormUI
import FormValidation
import Testing

struct CommandTests {
  @Test(
    arguments: [
      ("Output demo.cast", [.output(path: "demo.cast")]),
      ("Output frames/", [.output(path: "frames/")]),
      ("Output \"/x/y.gif\"", [.output(path: "/x/y.gif")]),
      ("Require jq", [.require(program: "jq")]),
      ("Env LANG \"C.UTF-8\"", [.environment(name: "LANG", value: "C.UTF-8")]),
      ("Set TypingSpeed 50ms", [.set(.typingSpeed(.milliseconds(50)))]),
      ("Set TypingSpeed .1", [.set(.typingSpeed(.milliseconds(100)))]),
      ("Set WaitTimeout 2m", [.set(.waitTimeout(.seconds(120)))]),
      ("Set FontSize 22", [.set(.look(name: "FontSize", value: "22"))]),
      ("Set Theme { \"name\": \"x\" }", [.set(.look(name: "Theme", value: "{ \"name\": \"x\" }"))]),
      ("Set LoopOffset 20.99%", [.set(.look(name: "LoopOffset", value: "20.99"))]),
      ("Set CursorBlink false", [.set(.look(name: "CursorBlink", value: "false"))]),
      ("Sleep 1", [.sleep(.seconds(1))]),
      ("Sleep 500ms", [.sleep(.milliseconds(500))]),
      ("Sleep .5", [.sleep(.milliseconds(500))]),
      ("Sleep 2 s", [.sleep(.seconds(2))]),
      ("Hide", [.record(false)]),
      ("Show", [.record(true)]),
      ("Screenshot a.png", [.screenshot(path: "a.png")]),
      ("Copy \"a\"", [.copy("a")]),
      ("Paste", [.pasteCopied]),
      ("Paste \"a b\"", [.paste("a b")]),
      ("ScrollUp 3", [.scroll(rows: -3, pause: nil)]),
      ("ScrollDown@1", [.scroll(rows: 1, pause: .seconds(1))]),
      ("Size 80x24", [.size(Size(columns: 80, rows: 24))]),
      ("Resize 40x12", [.resize(Size(columns: 40, rows: 12))]),
      ("Click 6 14", [.mouse(.click(ScreenPosition(row: 6, column: 14)))]),
      (
        "Drag 6 14 to 7 30",
        [
          .mouse(
            .drag(from: ScreenPosition(row: 6, column: 14), to: ScreenPosition(row: 7, column: 30))
          )
        ]
      ),
      ("Wheel Up 2 3", [.mouse(.wheel(notches: -1, ScreenPosition(row: 2, column: 3)))]),
      ("Wheel Down 4 2 3", [.mouse(.wheel(notches: 4, ScreenPosition(row: 2, column: 3)))]),
    ] as [(String, [TapeAction])]
  )
  func `a command becomes actions`(line: String, actions: [TapeAction]) throws {
    #expect(try command(line).actions == actions)
  }

  @Test(arguments: [
    ("Type \"ab\"", "ab"), ("Type ab cd", "ab cd"), ("Type \"a  b\" c", "a  b c"),
    ("Type 'say \"é\"'", "say \"é\""), ("Type `a\\n`", "a\\n"), ("Type Home", "Home"),
  ])
  func `text is typed scalar by scalar`(line: String, text: String) throws {
    let keys = text.unicodeScalars.map { TapeAction.press(.character(Character($0)), pause: nil) }
    #expect(try command(line).actions == keys)
  }

  @Test func `a typing speed applies to every key`() throws {
    #expect(
      try command("Type@500ms \"ab\"").actions == [
        .press(.character("a"), pause: .milliseconds(500)),
        .press(.character("b"), pause: .milliseconds(500)),
      ]
    )
    #expect(
      try command("Tab@.5 2").actions == [
        .press(.tab, pause: .milliseconds(500)), .press(.tab, pause: .milliseconds(500)),
      ]
    )
  }

  @Test func `a wait has a scope, a limit and a pattern`() throws {
    let pattern = try SearchPattern("a/b")
    let long = ScreenWait(.screen, patience: .seconds(2), pattern: try SearchPattern("a\\/b"))
    #expect(try command("Wait+Screen@2s /a\\/b/").actions == [.wait(long)])
    #expect(long.pattern?.isFound(in: "xa/by") == pattern.isFound(in: "xa/by"))
    #expect(try command("Wait").actions == [.wait(ScreenWait(.line))])
    #expect(try command("Wait+Line").actions == [.wait(ScreenWait(.line))])
  }

  @Test func `the clock is set with an offset`() throws {
    let moment = try #require(Moment("2026-11-21T09:00:00+01:00"))
    #expect(try command("Clock 2026-11-21T09:00:00+01:00").actions == [.clock(moment)])
  }

  @Test func `redactions are patterns`() throws {
    let pattern = try SearchPattern("\\d+")
    #expect(
      try command("Redact /\\d+/ \"<n>\"").actions == [.redact(pattern, replacement: "<n>")]
    )
  }

  @Test func `a form is opened with answers`() throws {
    let open = OpenForm(
      Samples.form,
      path: "signup.yaml",
      answers: [.init("name", "Ada"), .init("seats", 3), .init("terms", true)]
    )
    #expect(
      try command("Form signup.yaml name=\"Ada\" seats=3 terms=true").actions == [.open(open)]
    )
  }
}
