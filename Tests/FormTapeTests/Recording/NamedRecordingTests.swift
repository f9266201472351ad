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
    var filled = Screen(form)
    let size = NamedRecordingTests.size
    filled.fit(size)
    var recorder = TapeRecorder(
      form: "f.yaml",
      size: size,
      withSecrets: withSecrets,
      byName: true
    )
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

  @Test func `clicks are recorded by the text of buttons, and by what they change`() {
    let size = NamedRecordingTests.size
    func click(_ row: Int, _ column: Int) -> [Event?] {
      [Pointer.Action.press, .release].map {
        .pointer(Pointer($0, at: Position(row: row, column: column)), on: size)
      }
    }
    var screen = Screen(NamedRecordingTests.form)
    screen.fit(size)
    let grid = CellGrid(screen.frame(in: size))
    func position(of text: String) -> (Int, Int) {
      let place = grid.places(of: .containing(text))[0]
      return (place.row - 1, place.columns.lowerBound - 1)
    }
    let (large, monday, submit) = (
      position(of: "large"), position(of: "Monday"), position(of: "[ Submit ]")
    )
    let events =
      click(large.0, large.1) + click(monday.0, monday.1) + click(submit.0, submit.1)
    #expect(
      commands(recorded(events)).prefix(5) == [
        "Focus name", "Choose size \"large\"", "Choose days \"Monday\"", "Click \"[ Submit ]\"",
      ]
    )
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
}
