import FormFilling
import FormScreens
import FormTape
import FormValidation
import FormWidgets
import Forms
import SeededRandom
import Testing

/// Recordings by name, which stay right if the form changes.
struct NamedRecordingTests {
  private static let fields = [
    Field("name", label: "Name", TextField(), rules: [.required]),
    Field("notes", label: "Notes", TextArea(text: "one")),
    Field("code", label: "Code", PasswordField()),
    Field("seats", label: "Seats", Slider(min: 1, max: 10)),
    Field("plan", label: "Plan", Select([Choice("s", label: "Solo"), Choice("t", label: "Team")])),
    Field("size", label: "Size", Radio(["small", "large"], other: "Other")),
    Field(
      "days",
      label: "Days",
      Checklist([Choice(1, label: "Monday"), Choice(2, label: "Tuesday")])
    ),
    Field("tags", label: "Tags", Tags()),
    Field("news", label: "News", Toggle()),
  ]

  private static let form = Form(title: "Sign up", fields: fields)
  private static let size = Size(columns: 80, rows: 40)

  /// Returns the tape of events; `nil` expects the current screen.
  private func recorded(
    _ events: [Event?],
    of form: Form = NamedRecordingTests.form,
    withSecrets: Bool = false
  ) -> String {
    var filled = Screen(form, now: .startOf2000)
    var size = NamedRecordingTests.size
    filled.fit(size)
    var recorder = TapeRecorder(
      form: "f.yaml",
      size: size,
      withSecrets: withSecrets,
      byName: true
    )
    if form.fields.contains(where: { $0.id == "file" }) {
      recorder.record(StagedAnswer(to: "file", nil, .yes))
    }
    for (number, event) in events.enumerated() {
      if let event {
        if event == .resize { size = Size(columns: 60, rows: 20) }
        recorder.record(event, before: filled, size: size)
        if event == .resize { filled.fit(size) } else { filled.handle(event) }
        answer(&filled, &recorder)
        recorder.see(filled.filling)
        // As long as a key takes when a tape is played.
        filled.handle(.elapsed(.milliseconds(50) * (number + 1)))
        answer(&filled, &recorder)
        recorder.see(filled.filling)
      } else {
        recorder.expect(filled)
      }
    }
    return recorder.text(ofEnded: filled)
  }

  /// Answers what a form asks, which are only the names in folders.
  private func answer(_ screen: inout Screen, _ recorder: inout TapeRecorder) {
    for request in screen.filling.takeRequests() {
      let names: [Value] = ["notes.txt", "other/"]
      let answer: CheckAnswer = request.asksForOptions ? .options(names) : .verdict(.valid)
      recorder.record(StagedAnswer(answer, to: request))
      screen.handle(.answer(answer, to: request.id))
    }
  }

  /// Returns the commands of a tape, without its head.
  private func commands(_ tape: String) -> [String] {
    let lines = tape.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.drop { !$0.isEmpty }.filter { !$0.isEmpty }
  }

  private func replayed(_ text: String, _ form: Form) throws -> CaseReport.Ending {
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let tape = try Tape(text, file: "t.tape", in: surroundings)
    return tape.play(tape.cases[0]).report.ending
  }

  private func keys(_ text: String) -> [Event] { text.map { .key(.character($0)) } }

  /// Every field, filled by keys of all kinds, and the button pressed.
  private var session: [Event?] {
    keys("Adx") + [.key(.backspace)] + keys("a") + [.key(.tab), .key(.enter)] + keys("two")
      + [.key(.tab)] + keys("hunter2") + [.key(.tab), .key(.right), .key(.right), .key(.tab)]
      + keys("te") + [.key(.enter), .key(.down), .key(.space), .key(.tab), nil]
      + [.key(.down), .key(.space), .key(.tab)] + keys("swift,linux") + [.key(.tab)]
      + [.key(.space), .key(.tab), .key(.enter)]
  }

  @Test func `answers are recorded by the names of their fields`() {
    #expect(
      commands(recorded(session)) == [
        "Fill name \"Ada\"", "Fill notes \"one\" \"two\"", "Fill code \"********\"",
        "Fill seats 3", "Choose plan \"Team\"", "Choose size \"large\"", "Focus days",
        "Expect focus days", "Expect field days value []", "Expect field days ok",
        "Expect field days shows nothing", "Expect form valid", "Choose days \"Tuesday\"",
        "Fill tags \"swift\" \"linux\"", "Check news", "Click \"[ Submit ]\"",
        "Expect submitted has {\"days\": [2], \"name\": \"Ada\", \"news\": true, "
          + "\"notes\": \"one\\ntwo\", \"plan\": \"t\", \"seats\": 3, \"size\": \"large\", "
          + "\"tags\": [\"swift\", \"linux\"]}",
        "Expect exit 0",
      ]
    )
  }

  @Test func `a recording passes, also after a field is inserted before the others`() throws {
    let tape = recorded(session)
    #expect(try replayed(tape, NamedRecordingTests.form) == .passed, "\(tape)")
    let first = Field("title", label: "Title", Select(["Dr.", "Prof."]))
    let longer = Form(title: "Sign up", fields: [first] + NamedRecordingTests.fields)
    let ending = try replayed(tape, longer)
    #expect(ending == .passed, "\(tape)")
  }

  /// Returns the events of a click on a text of the first screen.
  private func click(_ text: String) -> [Event?] {
    let size = NamedRecordingTests.size
    var screen = Screen(NamedRecordingTests.form)
    screen.fit(size)
    let places = CellGrid(screen.frame(in: size)).places(of: .containing(text))
    return places.prefix(1).flatMap { place in
      [Pointer.Action.press, .release].map {
        .pointer(Pointer($0, at: place.start.position), on: size)
      }
    }
  }

  @Test func `clicks are recorded by the text of buttons, and by what they change`() {
    #expect(
      commands(recorded(click("large") + click("Monday") + click("[ Submit ]"))).prefix(5) == [
        "Focus name", "Choose size \"large\"", "Choose days \"Monday\"", "Click \"[ Submit ]\"",
      ]
    )
  }

  @Test func `what is no answer is recorded, too, while a field has the focus`() throws {
    let events: [(events: [Event?], commands: [String])] = [
      (keys("A") + click("F2 submit"), ["Fill name \"A\"", "Click"]),
      (
        keys("A") + click("F1 help") + [.key(.escape)] + keys("d") + click("F2 submit"),
        ["Fill name \"A\"", "Click", "Escape", "Fill name \"Ad\"", "Click"]
      ),
      (
        keys("A") + click("Ctrl-C cancel") + [.key(.control("c"))],
        ["Fill name \"A\"", "Click", "Ctrl+C"]
      ),
      (
        keys("A") + [.key(.escape)] + click("Sign up") + keys("d") + [.key(.function(2))],
        ["Fill name \"A\"", "Escape", "Click", "Fill name \"Ad\""]
      ),
      (
        keys("A") + [.resize] + keys("d") + [.key(.function(2))],
        ["Fill name \"A\"", "Resize 60x20", "Fill name \"Ad\""]
      ),
    ]
    for (events, lines) in events {
      let tape = recorded(events)
      let inputs = commands(tape).filter { !$0.hasPrefix("Expect") }
        .map { $0.hasPrefix("Click ") ? "Click" : $0 }
      #expect(inputs.starts(with: lines), "\(tape)")
      #expect(try replayed(tape, NamedRecordingTests.form) == .passed, "\(tape)")
    }
  }

  @Test func `other keys are recorded as pressed, where they were pressed`() {
    let events: [Event?] =
      [.key(.tab), .key(.function(9)), .key(.tab), .key(.control("s"))] + keys("A")
      + [.key(.escape), .key(.control("c"))]
    #expect(
      commands(recorded(events)) == [
        "Focus name", "Focus notes", "F9", "Focus code", "Ctrl+S", "Fill name \"A\"", "Escape",
        "Ctrl+C",
        "Expect exit 130",
      ]
    )
  }

  @Test(arguments: 0..<40)
  func `a recorded tape passes when played`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let pressed: [Key] = [
      .tab, .tab, .tab, .backTab, .backspace, .end, .space, .down, .up,
      .character("a"), .character("é"), .character("9"), .control("u"), .enter,
      .function(8), .character(","),
    ]
    var events: [Event?] = []
    for _ in 0..<60 {
      let number = Int.random(in: 0..<24, using: &numbers)
      if number < pressed.count {
        events.append(.key(pressed[number]))
      } else if number == 20 {
        events.append(nil)
      } else {
        events += keys("te")
      }
    }
    let text = recorded(events + [.key(.control("c")), .key(.control("c"))], withSecrets: true)
    let ending = try replayed(text, NamedRecordingTests.form)
    if case .broken(let breakdown) = ending {
      // A form that was quit or submitted early leaves keys unsent.
      #expect(breakdown.kind == .ended, "\(text)")
    } else {
      #expect(ending == .passed, "seed \(seed)\n\(text)")
    }
  }

  /// Every widget that has a list or a calendar.
  private static let lists = Form("Lists") {
    Field("plan", label: "Plan", Select([Choice("s", label: "Solo"), Choice("t", label: "Team")]))
    Field("land", label: "Land", Select(["Denmark", "Finland", "Spain"], other: "Elsewhere"))
    Field("size", label: "Size", Radio(["small", "tall"], other: "Other"))
    Field("days", label: "Days", Checklist(["Monday", "Tuesday", "Thursday"], other: "Another"))
    Field("file", label: "File", PathField())
    Field("born", label: "Born", DateField())
    Field("meet", label: "Meet", DateTimeField())
    Field("tags", label: "Tags", Tags(suggestions: ["two", "three"]))
    Matrix("asked", label: "How was it?", rows: ["talks", "rooms"], options: ["so", "top"])
    Repeat("guests", 0...3, label: "Guest {n}") {
      Field("name", label: "Name", TextField())
    }
  }

  @Test(
    arguments: [
      ([.space, .down, .escape, .tab], ["Focus plan", "Space", "Down", "Escape"]),
      ([.space, .down, .enter], ["Choose plan \"Team\""]),
      ([.character("t"), .escape, .escape, .tab], ["Focus plan"]),
      ([.space, nil, .escape, .tab, .tab], ["Focus plan", "Space", "Escape"]),
      ([Key(.down, .alt), .escape, .tab], ["Focus plan", "Alt+Down", "Escape"]),
      (
        [.tab, .space, .down, .down, .escape, .tab, .tab],
        ["Focus plan", "Focus land", "Space", "Down 2", "Escape"]
      ),
    ] as [([Key?], [String])]
  )
  func `a list that was canceled is not recorded, and never leaves the form`(
    keys: [Key?],
    lines: [String]
  ) throws {
    let events = keys.map { $0.map(Event.key) }
    let tape = recorded(events + [.key(.function(2))], of: NamedRecordingTests.lists)
    let inputs = commands(tape).filter { !$0.hasPrefix("Expect") && $0 != "F2" }
    #expect(inputs.starts(with: lines), "\(tape)")
    #expect(try replayed(tape, NamedRecordingTests.lists) == .passed, "\(tape)")
  }

  @Test func `a date with a time is left as its answer has it`() throws {
    let form = Form("Meet") {
      Field("meet", label: "Meet", DateTimeField())
      Field("name", label: "Name", TextField())
    }
    let keys: [Key?] = [.end, .tab, .backTab, Key(.up, .alt), nil]
    let tape = recorded(keys.map { $0.map(Event.key) }, of: form)
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test func `entries are added and removed by the names of their groups`() throws {
    let form = Form("Guests") {
      Repeat("guests", 0...3, label: "Guest {n}") { Field("name", label: "Name", TextField()) }
    }
    let add: [Event?] = [.key(.enter)] + keys("Ada") + [.key(.tab), .key(.tab), .key(.enter)]
    let remove: [Event?] = keys("Bob") + [.key(.tab), .key(.enter), .key(.function(2))]
    let tape = recorded(add + remove, of: form)
    #expect(
      commands(tape).prefix(5) == [
        "Add guests", "Fill guests[0].name \"Ada\"", "Add guests", "Fill guests[1].name \"Bob\"",
        "Remove guests[1]",
      ],
      "\(tape)"
    )
    #expect(try replayed(tape, form) == .passed, "\(tape)")
  }

  @Test(arguments: 0..<60)
  func `a recording of opened, filtered and canceled lists passes`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let pressed: [Key] = [
      .tab, .tab, .tab, .backTab, .space, .space, .down, .down, .up, .escape, .escape, .enter,
      .backspace, .home, .end, .pageDown, .left, .right,
      .character("t"), .character("t"), .character("s"), .character("1"), .character("o"),
      .control("u"), .function(1), .delete, Key(.up, .alt), Key(.down, .alt),
    ]
    var events: [Event?] = []
    for _ in 0..<60 {
      let number = Int.random(in: 0...pressed.count, using: &numbers)
      events.append(number < pressed.count ? .key(pressed[number]) : nil)
    }
    let text = recorded(
      events + [.key(.control("c")), .key(.control("c"))],
      of: NamedRecordingTests.lists
    )
    let ending = try replayed(text, NamedRecordingTests.lists)
    if case .broken(let breakdown) = ending {
      // A form that was quit or submitted early leaves keys unsent.
      #expect(breakdown.kind == .ended, "seed \(seed): \(breakdown)\n\(text)")
    } else {
      #expect(ending == .passed, "seed \(seed)\n\(text)")
    }
  }
}
