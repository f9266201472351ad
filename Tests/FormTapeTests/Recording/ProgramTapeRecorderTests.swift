import FormWidgets
import Testing

@testable import FormTape

struct ProgramTapeRecorderTests {
  private let size = Size(columns: 30, rows: 4)

  private func screen(_ lines: String...) -> CellGrid {
    let rows = lines + Array(repeating: "", count: 4 - lines.count)
    return CellGrid(rows, columns: 30)
  }

  /// Returns the lines after the first four.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).dropLast()
      .map(String.init)
  }

  @Test func `a tape starts the program and expects its end`() {
    var recorder = ProgramTapeRecorder(of: ["./my app", "--flag"], size: size)
    #expect(
      recorder.text(ofEnded: 3, screen("bye")) == """
        Test "recorded"
        Program "./my app" --flag
        Size 30x4

        Expect row 1 "bye"
        Expect exit 3

        """
    )
  }

  @Test func `each command waits for what the screen showed before it`() {
    var recorder = ProgramTapeRecorder(of: ["app"], size: size)
    recorder.record(.key(.character("a")), before: screen("Name:"))
    recorder.record(.key(.character("b")), before: screen("Name: a"))
    recorder.record(.key(Key(.down)), before: screen("Name: ab"))
    recorder.record(.key(Key(.down)), before: screen("Name: ab", "one"))
    recorder.record(.paste("x\ny"), before: screen("Name: ab", "│ two │"))
    recorder.record(.mouse(.click(ScreenPosition(row: 1, column: 2))), before: screen())
    recorder.resize(to: Size(columns: 20, rows: 4), before: screen("12:30 o'clock today", "text"))
    let text = recorder.text(ofEnded: nil, screen("12:30 o'clock today", "text"))
    #expect(
      lines(text) == [
        "Expect row 1 \"Name:\"", "Type \"ab\"", "Expect row 1 \"Name: ab\"", "Down 2",
        "Expect row 2 \"two\"", "Paste \"x\" \"y\"", "Expect row 1 is \"\"", "Click 1 2",
        "Expect row 2 \"text\"", "Resize 20x4",
      ]
    )
    #expect(recorder.inputCount == 6)
  }

  @Test func `what a program does not show is recorded as asterisks`() {
    var recorder = ProgramTapeRecorder(of: ["app"], size: size)
    recorder.record(.key(Key(.left)), before: screen(), isSecret: true)
    #expect(!recorder.hasMasked)
    for key in "pä1" {
      recorder.record(.key(.character(key)), before: screen("Password:"), isSecret: true)
    }
    recorder.record(.paste("ab\nc"), before: screen("Password:"), isSecret: true)
    recorder.record(.key(.enter), before: screen("Password:"), isSecret: true)
    recorder.record(.key(.character("x")), before: screen("Password:", "Name:"))
    #expect(
      lines(recorder.text(ofEnded: nil, screen("Password:", "Name:"))) == [
        "Left", "Expect row 1 \"Password:\"", "Type \"***\"", "Paste \"**\" \"*\"", "Enter",
        "Expect row 2 \"Name:\"", "Type \"x\"",
      ]
    )
    #expect(recorder.hasMasked)
  }

  @Test func `the rows that changed are expected on request`() {
    var recorder = ProgramTapeRecorder(of: ["app"], size: size)
    recorder.expect(screen("one", "", "┌────┐"), cursor: ScreenPosition(row: 1, column: 4))
    recorder.expect(screen("one", "two"), cursor: nil)
    let text = recorder.text(ofEnded: 0, screen("one", "two"))
    #expect(
      lines(text) == [
        "Expect row 1 \"one\"", "Expect cursor 1 4", "", "Expect row 2 \"two\"",
        "Expect row 3 is \"\"", "Expect cursor hidden", "", "Expect exit 0",
      ]
    )
    #expect(recorder.checkCount == 2)
  }

  @Test func `a program is shown in its own colors above the state of the show`() throws {
    let cell = Cell("x", look: CellAppearance([.bold], foreground: "red"))
    let grid = CellGrid([[cell, Cell()], [Cell(), Cell()]])
    let moment = RecordedMoment(
      time: .zero,
      screen: grid,
      cursor: ScreenPosition(row: 1, column: 2),
      label: "t.tape:3 Down",
      step: 0,
      input: [],
      caption: "",
      isHidden: false
    )
    let scenes = [ShownScene](CasePlay(CaseReport("t"), recording: [moment]))
    var show = TapeShow(scenes)
    let high = try #require(show.programFrame(in: Size(columns: 40, rows: 3), theme: .default))
    #expect(high.grid.rows[0][0] == cell)
    #expect(high.grid.line(3).contains("t.tape:3"))
    #expect(high.cursor == ScreenPosition(row: 1, column: 2))
    let small = try #require(show.programFrame(in: Size(columns: 1, rows: 1), theme: .default))
    #expect(small.grid.rows == [[cell]])
    #expect(TapeShow([]).programFrame(in: Size(columns: 1, rows: 1), theme: .default) == nil)
    show.press(.space)
    let paused = try #require(show.programFrame(in: Size(columns: 40, rows: 1), theme: .default))
    #expect(paused.cursor == nil && paused.grid.line(1).contains("paused"))
  }
}
