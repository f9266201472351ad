import FormTape
import FormValidation
import FormWidgets
import Forms
import TerminalEmulation
import Testing

struct CastRecordingTests {
  /// Plays a case with a recording.
  private func recording(_ text: String) throws -> [RecordedMoment] {
    var options = PlayOptions()
    options.isRecording = true
    let tape = try tape("Form signup.yaml\nSize 40x12\n" + text)
    return tape.play(tape.cases[0], options).recording
  }

  @Test func `a terminal that plays it shows every screen in order`() throws {
    let moments = try recording("Type \"Ada\"\nTab\nType \"x\"\nResize 30x10\nShift+Tab\nSleep 2s")
    let cast = Cast(of: moments, title: "t")
    var emulator = TerminalEmulator(size: cast.size)
    var seen: [CellGrid] = []
    for event in cast.events {
      switch event.kind {
      case .output(let text):
        emulator.receive(text.utf8)
        seen.append(emulator.grid)
      case .resize(let size): emulator.resize(to: size)
      default: break
      }
    }
    var screens: [[String]] = []
    for moment in moments where screens.last != moment.screen.lines {
      screens.append(moment.screen.lines)
    }
    var shown: [[String]] = []
    for grid in seen where shown.last != grid.lines { shown.append(grid.lines) }
    #expect(shown == screens)
    #expect(screens.count > 4)
  }

  @Test func `hidden parts are cut, and their time with them`() throws {
    let open = try recording("Type \"a\"\nHide\nType \"bcd\"\nShow\nType \"e\"")
    let cast = Cast(of: open, title: "t")
    let last = try #require(cast.events.last)
    #expect(last.time < .milliseconds(3_250), "a second before, two after")
    #expect(!cast.text.contains("Type \\\"bcd\\\""))
    #expect(SVGFilm(of: open).stills.count < open.count)
  }

  @Test func `typed keys are not shown`() throws {
    let cast = Cast(of: try recording("Type \"a\""), title: "t")
    #expect(!cast.text.contains("\"i\", "))
    #expect(cast.events.contains { $0.kind == .marker("t.tape:3 Type \"a\"") })
  }

  @Test func `the first and last screens are held for a while`() throws {
    let cast = Cast(of: try recording("Type \"a\""), title: "t")
    let screens = cast.events.filter { if case .output = $0.kind { true } else { false } }
    #expect(screens.map(\.time) == [.zero, .seconds(1), .seconds(3)])
  }

  @Test func `no label contains a secret`() throws {
    let form = Form(
      title: "T",
      fields: [Field("name", TextField()), Field("code", PasswordField())]
    )
    let text = "Form f.yaml\nType \"Ada\"\nTab\nType \"hunter2\"\nPaste \"hunter3\"\nShift+Tab"
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let tape = try Tape(text, file: "t.tape", in: surroundings)
    var options = PlayOptions()
    options.isRecording = true
    let play = tape.play(tape.cases[0], options)
    let cast = Cast(of: play.recording, title: "t").text
    #expect(!cast.contains("hunter"))
    #expect(cast.contains("t.tape:2 Type \\\"Ada\\\""))
    #expect(cast.contains("t.tape:4 Type \\\"********\\\""))
    #expect(![ShownScene](play).contains { $0.label.contains("hunter") })
    let page = HTMLFilm(of: play.recording).text
    let keys = page.matches(of: /"key":"([^"]*)"/).map { String($0.1) }
    #expect(keys == ["A", "d", "a", "Tab"] + "hunter2".map { _ in "•" } + ["Paste", "Shift-Tab"])
  }

  @Test func `equal runs make equal recordings`() throws {
    let texts = try (0..<2).map { _ in
      Cast(of: try recording("Type \"a\" Tab 2"), title: "t").text
    }
    #expect(texts[0] == texts[1])
  }
}
