import FormFilling
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import SeededRandom
import TestSupport
import Testing

struct TapeRecorderTests {
  private static let form = Form(
    title: "Sign up",
    fields: [
      Field("name", TextField(), rules: [.required]),
      Field("code", PasswordField()),
      Field("terms", Toggle()),
    ]
  )

  /// Returns the tape of events; `nil` expects the current screen.
  private func recorded(
    _ events: [Event?],
    withSecrets: Bool = false,
    form: Form = TapeRecorderTests.form
  ) -> String {
    var filled = Screen(form)
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", size: size, withSecrets: withSecrets)
    for event in events {
      if let event {
        recorder.record(event, before: filled, size: size)
        filled.handle(event)
      } else {
        recorder.expect(filled)
      }
    }
    return recorder.text(ofEnded: filled)
  }

  private func keys(_ text: String) -> [Event] { text.map { .key(.character($0)) } }

  @Test func `keys become readable commands`() {
    let events =
      keys("Ada") + [.key(.tab), .key(.tab), .key(.space), .paste("x"), .key(.control("s"))]
    #expect(
      recorded(events) == """
        Test "recorded"
        Form "f.yaml"
        Size 80x24

        Type "Ada"
        Tab 2
        Space
        Paste "x"
        Ctrl+S
        Expect submitted has {"name": "Ada", "terms": true}
        Expect exit 0

        """
    )
  }

  /// Returns the report of playing a recording.
  private func replayed(_ text: String, _ form: Form) throws -> CaseReport.Ending {
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let tape = try Tape(text, file: "t.tape", in: surroundings)
    return tape.play(tape.cases[0]).report.ending
  }

  @Test(arguments: [
    ("one\n\ntwo\n", "Paste \"one\" \"\" \"two\" \"\"\n"),
    ("a\r\nb\rc", "Paste \"a\" \"b\" \"c\"\n"),
    ("\"it's\" `so`\nx", "Paste `\"it's\" ` + \"`so`\" \"x\"\n"),
    ("x'\u{301}\"`", "Paste "),
    ("a\n=\nb", "Paste \"a\" \"=\" \"b\"\n"),
  ])
  func `a paste is one command, whatever it contains, and is undone as one`(
    text: String,
    command: String
  ) throws {
    let form = Form(title: "T", fields: [Field("note", TextArea())])
    let events: [Event?] = [
      .paste(text), nil, .key(.control("_")), nil, .paste(text), .key(.control("s")),
    ]
    let tape = recorded(events, form: form)
    #expect(tape.contains(command), "\(tape)")
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `answers and reasons of several lines can be read again`() throws {
    let note: Value = "one\n\nit's \"two\" `x`\n"
    let form = Form(
      title: "T",
      fields: [
        Field("note", TextArea(), rules: [.remote("notes")]), Field("2nd", TextField()),
        Field("plan", Select(options: .asked("plans"))),
      ]
    )
    var filled = Screen(form.starting(with: ["note": note, "2nd": "b"]))
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", of: filled.filling, size: size)
    recorder.record(StagedAnswer(to: "note", "x", .no("Sorry,\nno.")))
    recorder.see(filled.filling)
    filled.handle(.elapsed(.seconds(1)))
    let replies: [FieldID: CheckAnswer] = [
      "note": .refused("No."), "plan": .options(["a\nb", "c"]),
    ]
    for request in filled.filling.takeRequests() {
      let answer = try #require(replies[request.field])
      recorder.record(StagedAnswer(answer, to: request))
      filled.handle(.answer(answer, to: request.id))
    }
    recorder.see(filled.filling)
    recorder.expect(filled)
    let tape = recorder.text(ofEnded: filled)
    #expect(tape.contains("Answer note \"x\" no \"Sorry, no.\"\n"), "\(tape)")
    #expect(tape.contains("Answer note \"one\" \"\" "), "\(tape)")
    #expect(tape.contains("Options plan [\"a\\nb\", \"c\"]\n"), "\(tape)")
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `defaults from outside are recorded, without secrets`() throws {
    let form = Form(
      title: "T",
      fields: [
        Field("tags", Tags(), source: .asked("tags")),
        Field("pin", PasswordField(), source: .asked("pin")),
        Field("owner", TextField(), source: .asked("owner")),
      ]
    )
    var filled = Screen(form)
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", size: size)
    let answers: [CheckAnswer] = [.answer("v1\nv2"), .answer("1234"), .failed("git was killed")]
    for (request, answer) in zip(filled.filling.takeRequests(), answers) {
      recorder.record(StagedAnswer(answer, to: request))
      filled.handle(.answer(answer, to: request.id))
    }
    recorder.expect(filled)
    let tape = recorder.text(ofEnded: filled)
    #expect(
      tape.contains(
        """
        Default tags "v1" "v2"
        Default pin ""
        Default owner fails "git was killed"

        """
      ),
      "\(tape)"
    )
    #expect(!tape.contains("1234"))
  }

  @Test func `external answers are recorded as answers`() throws {
    let form = Form(
      title: "T",
      fields: [Field("name", TextField(), rules: [.remote("names", debounce: .seconds(1))])]
    )
    var filled = Screen(form)
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(form: "f.yaml", size: size)
    for event in keys("al") {
      recorder.record(event, before: filled, size: size)
      filled.handle(event)
      recorder.see(filled.filling)
    }
    filled.handle(.elapsed(.seconds(1)))
    recorder.see(filled.filling)
    let request = try #require(filled.filling.takeRequests().first)
    let answer = StagedAnswer(to: "name", "al", .no("It's \"taken\" `now`."))
    recorder.record(StagedAnswer(answer.checkAnswer, to: request))
    filled.handle(.answer(answer.checkAnswer, to: request.id))
    recorder.see(filled.filling)
    recorder.expect(filled)
    let tape = recorder.text(ofEnded: filled)
    #expect(
      tape.contains(
        """
        Answer name "al" no `It's "taken" ` + "`now`."

        Type "al"
        Sleep 1s
        Expect focus name
        Expect field name value "al"
        Expect form invalid

        """
      ),
      "\(tape)"
    )
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `a secret's substitute gets the secret's verdict`() throws {
    let form = Form(
      title: "T",
      fields: [
        Field("name", TextField()),
        Field(
          "code",
          PasswordField(),
          rules: [.required, .minLength(12), try .pattern(".*[0-9]"), try .pattern("[A-Z].*")]
        ),
        Field("again", PasswordField(), rules: [.required, .sameAs("code")]),
      ]
    )
    let secret = keys("Correct horse x") + [.key(.backspace)] + keys("7")
    let events: [Event?] =
      [.key(.tab)] + keys("short") + [nil, .key(.control("u"))] + secret + [nil, .key(.tab)]
      + secret + [nil, .key(.control("s"))]
    let tape = recorded(events, form: form)
    #expect(!tape.contains("orrect") && !tape.contains("short"), "\(tape)")
    #expect(tape.contains("Expect exit 0"))
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `expectations of the screen are added on request`() {
    let tape = recorded([nil] + keys("Al") + [nil, .key(.escape)])
    #expect(tape.contains("Expect focus name\nExpect field name value \"\"\n"))
    #expect(tape.contains("Type \"Al\"\nExpect focus name\nExpect field name value \"Al\"\n"))
    #expect(tape.contains("Expect field name ok\nExpect field name shows nothing\n"))
  }

  @Test(arguments: [false, true])
  func `a secret that was given has a substitute with its verdict`(withSecrets: Bool) throws {
    let form = Form(
      title: "T",
      fields: [
        Field("pin", PasswordField(), rules: [.required, .digits(4)]),
        Field("again", PasswordField(), rules: [.sameAs("pin")]),
        Field("copy", TextField(), isReadOnly: true, source: .text("{pin}!")),
      ]
    )
    let filled = Screen(form.starting(with: ["pin": "7391", "again": "7391"]))
    let size = Size(columns: 80, rows: 24)
    var recorder = TapeRecorder(
      form: "f.yaml",
      of: filled.filling,
      size: size,
      withSecrets: withSecrets
    )
    recorder.record(.key(.control("s")), before: filled, size: size)
    var ended = filled
    ended.handle(.key(.control("s")))
    let tape = recorder.text(ofEnded: ended)
    #expect(tape.contains("7391") == withSecrets, "\(tape)")
    #expect(tape.contains("submitted"), "\(tape)")
    #expect(recorder.hasMasked != withSecrets)
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `a secret is written only on request`() {
    let events = [.key(.tab)] + keys("hunter2") + [nil, .key(.control("c")), .key(.control("c"))]
    #expect(!recorded(events).contains("hunter2"))
    #expect(recorded(events).contains("Tab\nType \"********\"\nExpect focus code\n"))
    #expect(recorded(events, withSecrets: true).contains("Type \"hunter2\""))
    #expect(recorded(events).hasSuffix("Ctrl+C 2\nExpect exit 130\n"))
  }

  @Test func `an answer made from a secret is not recorded`() throws {
    let form = Form(
      title: "T",
      fields: [
        Field("code", PasswordField(), rules: [.required]),
        Field("login", TextField(), isReadOnly: true, source: .text("me:{code}")),
        .hidden("token", from: .text("{login}!")),
        Field("copy", TextField(), source: .field("code")),
        Field("name", TextField()),
      ]
    )
    let events: [Event?] =
      keys("hunter2") + [nil, .key(.tab), nil, .key(.tab), nil] + keys("+3") + [nil, .key(.tab)]
      + keys("Ada") + [nil, .key(.control("s"))]
    let tape = recorded(events, form: form)
    #expect(!tape.contains("hunter2") && !tape.contains("+3"), "\(tape)")
    #expect(tape.contains("Expect submitted has {\"name\": \"Ada\"}\n"), "\(tape)")
    #expect(try replayed(tape, form) == .passed, "\(tape)")
    #expect(recorded(events, withSecrets: true, form: form).contains("me:hunter2"))
  }

  @Test func `all kinds of quotation marks can be typed`() throws {
    let tape = try Tape(
      recorded(keys("a\"b'c`d") + [nil, .key(.control("s"))]),
      file: "t.tape",
      in: TapeSurroundings(form: { _ in .found(TapeRecorderTests.form) })
    )
    #expect(tape.play(tape.cases[0]).report.ending == .passed)
  }

  @Test(arguments: 0..<40)
  func `a recorded tape passes when played`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let keys: [Key] = [
      .tab, .backTab, .backspace, .left, .right, .home, .end, .space, .character("a"),
      .character("é"), .character("9"), .character("界"), .control("w"), .control("u"), .alt("b"),
      .enter, .function(8), .function(9),
    ]
    var events: [Event?] = []
    for _ in 0..<60 {
      let number = Int.random(in: 0..<24, using: &numbers)
      if number < keys.count {
        events.append(.key(keys[number]))
      } else if number == 20 {
        events.append(.paste("pasted\ntext"))
      } else if number == 21 {
        events.append(nil)
      } else {
        events += self.keys("text")
      }
    }
    let text = recorded(
      events + [nil, .key(.control("c")), .key(.control("c"))],
      withSecrets: true
    )
    let tape = try Tape(
      text,
      file: "t.tape",
      in: TapeSurroundings(form: { _ in .found(TapeRecorderTests.form) })
    )
    let ending = tape.play(tape.cases[0]).report.ending
    if case .broken(let breakdown) = ending {
      // A form that was quit or submitted early leaves keys unsent.
      #expect(breakdown.kind == .ended, "\(text)")
    } else {
      #expect(ending == .passed, "seed \(seed)\n\(text)")
    }
  }

  @Test func `each mouse event becomes one command`() {
    let size = Size(columns: 80, rows: 24)
    func pointer(_ action: Pointer.Action, _ row: Int, _ column: Int) -> Event {
      .pointer(Pointer(action, at: Position(row: row, column: column)), on: size)
    }
    let tape = recorded([
      pointer(.drag, 1, 1), pointer(.press, 5, 11), pointer(.release, 5, 11), .key(.tab),
      pointer(.press, 1, 14), pointer(.drag, 1, 16), pointer(.drag, 1, 20),
      pointer(.release, 1, 20),
      pointer(.wheelDown, 2, 2), pointer(.wheelUp, 3, 3), pointer(.release, 1, 1),
    ])
    let commands = ["Click 6 12", "Tab", "Drag 2 15 to 2 21", "Wheel Down 1 3 3", "Wheel Up 1 4 4"]
    #expect(tape.contains(commands.joined(separator: "\n") + "\n"), "\(tape)")
  }

  @Test func `a press that submits is recorded without its release`() {
    let press = Pointer(.press, at: Position(row: 22, column: 48))
    let tape = recorded([.pointer(press, on: Size(columns: 80, rows: 23))])
    #expect(tape.contains("Click 23 49\n"), "\(tape)")
  }
}
