import FormFile
import FormTape
import FormUI
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner

@Suite(.serialized)
struct TwinStageTests {
  private static let form = """
    title: Sign up
    fields:
      - {id: name, type: text, label: Name, rules: [required, {min_length: 3}]}
      - {id: email, type: text, label: E-mail, rules: [email]}
      - {id: code, type: password, label: Code, rules: [{length: {min: 8}}]}
      - {id: age, type: number, label: Age, rules: [{range: {min: 18}}]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10}
      - {id: terms, type: toggle, label: Terms, rules: [accepted]}
    """

  /// Returns the result of playing a case on both stages.
  private func play(_ lines: String, at level: RehearsalLevel = .twin) throws -> CaseReport {
    let folder = try PseudoFolder()
    let path = try folder.write(TwinStageTests.form, to: "form.yaml")
    let text = "Test \"t\"\nForm \"\(path)\"\n" + lines
    let tape = try Tape(text, file: "t.tape", in: TapeFiles.surroundings)
    return tape.rehearse(tape.cases[0], with: PseudoFilling.program, at: level).report
  }

  @Test(arguments: [
    "Expect focus name",
    "Type \"Al\" Tab Type \"ada@\" Tab\nExpect field name error \"At least 3 characters, 1 to go.\"",
    "Type \"Ada\" Left Backspace Ctrl+E Type \"é界😀\" Backspace\nExpect field name value \"Aaé界\"",
    "Tab 2 Type \"hunter22\" Ctrl+R\nExpect screen \"hunter22\"\nCtrl+R\nExpect not screen \"hunter22\"",
    "Tab 4 Right 3 Tab Space\nExpect field seats value 4\nExpect field terms on",
    "Shift+Tab\nExpect focus none\nShift+Tab Up Down F8 Alt+n Alt+p Shift+F8",
    "Resize 40x10\nType \"Ada\" Tab\nResize 20x6\nTab Tab\nResize 100x40\nExpect focus age",
    "Paste \"Ada Lovelace\"\nExpect field name value \"Ada Lovelace\"\nF9 Alt+e",
    "Escape\nExpect exit 1",
    "Type \"x\" Escape Type \"y\"\nExpect field name value \"x\"\nType \"y\"\nExpect field name value \"xy\"\nEscape Escape\nExpect exit 1",
    "Alt+b Alt+[ Alt+O Ctrl+W Home End PageUp PageDown Insert Delete F5 Ctrl+L F12\nExpect running",
    "Ctrl+C\nExpect exit 130\nExpect stdout \"\"",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nExpect exit 0\nExpect stdout {\"name\": \"Ada\", \"email\": \"\", \"code\": \"password\", \"age\": null, \"seats\": 1, \"terms\": true}",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nSleep 1s\nExpect submitted has {\"name\": \"Ada\"}",
    "Escape\nExpect exit 1\nExpect not submitted\nExpect focus name",
    "Submit rejects name \"Taken.\" after 250ms\nSubmit accepts\nType \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nExpect screen \"Submitting\"\nExpect@1s field name error \"Taken.\"\nCtrl+S\nExpect exit 0",
    "Type \"a\" Ctrl+S\nExpect not submitted\nExpect focus name\nDown 3 Type \"17\" Down Up",
  ])
  func `the real program shows the same as a session in this process`(lines: String) throws {
    let report = try play(lines)
    #expect(report.ending == .passed)
    #expect(report.unknowns.isEmpty)
  }

  @Test(arguments: [RehearsalLevel.clock, .outside])
  func `the real program can be played alone`(level: RehearsalLevel) throws {
    let report = try play(
      """
      Set TypingSpeed 2ms
      Set WaitTimeout 2s
      Expect screen "Sign up"
      Type "Al" Tab
      Expect row 3 "At least 3 characters"
      Shift+Tab
      Type "ice"
      Expect row 2 "Alice"
      Expect not screen "At least 3 characters"
      Expect field name ok
      Resize 40x10
      Expect row 10 "Tab next"
      Sleep 10ms
      Ctrl+C
      Expect screen "Discard? Esc: quit, other keys: stay"
      Ctrl+C
      Expect exit 130
      """,
      at: level
    )
    #expect(report.ending == .passed)
    #expect(
      report.unknowns.count == (level == .outside ? 1 : 0),
      "what a form accepts is inside it"
    )
  }

  /// Plays lines on a form that runs a program, which records that it ran.
  private func playAsking(
    _ lines: String,
    at level: RehearsalLevel = .twin,
    allowsCommands: Bool
  ) throws -> (report: CaseReport, hasRun: Bool) {
    let folder = try PseudoFolder()
    _ = try folder.writeScript(
      ": > ran\n[ \"$1\" != taken ] || { echo 'In use.'; exit 1; }",
      to: "check"
    )
    let path = try folder.write(
      "title: T\nfields:\n  - {id: name, type: text, label: Name, rules: [{command: [./check]}]}\n",
      to: "form.yaml"
    )
    let tape = try Tape(
      "Test \"t\"\nForm \"\(path)\"\n" + lines,
      file: "t.tape",
      in: TapeFiles.surroundings
    )
    let play = tape.rehearse(
      tape.cases[0],
      with: PseudoFilling.program,
      at: level,
      allowsCommands: allowsCommands
    )
    return (play.report, FileManager.default.fileExists(atPath: folder.file("ran")))
  }

  private static let asking = """
    Type "taken"
    Expect field name pending
    Expect@2s field name incomplete "In use."
    Expect@2s screen "In use."
    Ctrl+U
    Type "free"
    Expect@2s field name ok
    Ctrl+S
    Expect exit 0
    """

  @Test func `both sides receive what a program answers`() throws {
    let (report, hasRun) = try playAsking(TwinStageTests.asking, allowsCommands: true)
    #expect(report.ending == .passed)
    #expect(hasRun)
  }

  @Test(arguments: [RehearsalLevel.twin, .clock])
  func `the real program receives the tape's answers, and runs nothing`(
    level: RehearsalLevel
  ) throws {
    let answers =
      "Answer name * yes\nAnswer name \"taken\" no \"In use.\" after 200ms\nSet TypingSpeed 2ms\n"
    let (report, hasRun) = try playAsking(
      answers + TwinStageTests.asking,
      at: level,
      allowsCommands: false
    )
    #expect(report.ending == .passed)
    #expect(!hasRun)
  }

  @Test func `a missing answer stops the case and names the line to add`() throws {
    let (report, hasRun) = try playAsking(TwinStageTests.asking, allowsCommands: false)
    guard case .broken(let breakdown) = report.ending else {
      Issue.record("it should stop")
      return
    }
    #expect(breakdown.reason.contains("Answer name \"taken\" yes"))
    #expect(!hasRun)
  }

  @Test func `on the real program, a form with initial answers is skipped`() throws {
    let folder = try PseudoFolder()
    let path = try folder.write(TwinStageTests.form, to: "form.yaml")
    let text = "Test \"t\"\nForm \"\(path)\" name=\"Ada\"\nExpect \"Ada\""
    let tape = try Tape(text, file: "t.tape", in: TapeFiles.surroundings)
    let play = tape.rehearse(tape.cases[0], with: PseudoFilling.program, at: .outside)
    guard case .skipped = play.report.ending else {
      Issue.record("it should be skipped: \(play.report.ending)")
      return
    }
  }

  @Test func `on the real program, text that never appears fails in time`() throws {
    let report = try play("Set WaitTimeout 200ms\nExpect screen \"nowhere\"", at: .outside)
    guard case .failed(let found) = report.ending else {
      Issue.record("it should fail")
      return
    }
    #expect(found[0].screen.contains { $0.contains("Sign up") })
  }

  @Test func `on the real program alone, the tape's time is real time`() throws {
    let folder = try PseudoFolder()
    let path = try folder.write(TwinStageTests.form, to: "form.yaml")
    let form = OpenForm(OpenedForm(try Form(yaml: TwinStageTests.form), path: path))
    var setup = CaseSetup(of: [])
    form.prepare(&setup)
    let before = ContinuousClock.now
    var stage = try OutsideStage(PseudoFilling.program, setup)
    let start = stage.elapsed
    let between = ContinuousClock.now
    // Looking waits for silence, which takes time as well.
    for _ in 1...3 { _ = try stage.look() }
    let looked = ContinuousClock.now
    #expect(stage.elapsed - start >= between.duration(to: looked))
    try stage.advance(to: stage.elapsed + .milliseconds(50))
    #expect(stage.elapsed <= before.duration(to: .now))
  }
}
