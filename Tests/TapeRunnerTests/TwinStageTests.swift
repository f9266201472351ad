import FormFile
import FormTape
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner

@Suite(.waiting, .serialized)
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
  private func play(_ lines: String) throws -> CaseReport {
    let folder = try PseudoFolder()
    let path = try folder.write(TwinStageTests.form, to: "form.yaml")
    let text = "Test \"t\"\nForm \"\(path)\"\n" + lines
    let tape = try Tape(text, file: "t.tape", in: TapeFiles.surroundings)
    return tape.rehearse(tape.cases[0], with: PseudoFilling.program).report
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
    "Type \"x\" Escape Type \"y\"\nExpect field name value \"x\"\nEscape Type \"y\"\nExpect field name value \"xy\"\nEscape Tab Enter\nExpect exit 1",
    "Alt+b Alt+[ Alt+O Ctrl+W Home End PageUp PageDown Insert Delete F5 Ctrl+L F12\nExpect running",
    "Ctrl+C\nExpect exit 130\nExpect stdout \"\"",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nExpect exit 0\nExpect stdout {\"name\": \"Ada\", \"email\": \"\", \"code\": \"password\", \"age\": null, \"seats\": 1, \"terms\": true}",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nSleep 1s\nExpect submitted has {\"name\": \"Ada\"}",
    "Escape\nExpect exit 1\nExpect not submitted\nExpect focus name",
    "Submit rejects name \"Taken.\" after 250ms\nSubmit accepts\nType \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nExpect screen \"Submitting\"\nExpect@1s field name error \"Taken.\"\nCtrl+S\nExpect exit 0",
    "Type \"a\" Ctrl+S\nExpect not submitted\nExpect focus name\nDown 3 Type \"17\" Down Up",
  ])
  func `the real program shows the same as a filling in this process`(lines: String) throws {
    let report = try play(lines)
    #expect(report.ending == .passed)
    #expect(report.unknowns.isEmpty)
  }

  /// Plays lines on a form that runs a program, which records that it ran.
  private func playAsking(
    _ lines: String,
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

  @Test func `the real program receives the tape's answers, and runs nothing`() throws {
    let answers =
      "Answer name * yes\nAnswer name \"taken\" no \"In use.\" after 200ms\nSet TypingSpeed 2ms\n"
    let (report, hasRun) = try playAsking(
      answers + TwinStageTests.asking,
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

  @Test func `both sides start with the tape's answers`() throws {
    let folder = try PseudoFolder()
    let path = try folder.write(TwinStageTests.form, to: "form.yaml")
    let text = "Test \"t\"\nForm \"\(path)\" name=\"Ada\"\nExpect screen \"Ada\""
    let tape = try Tape(text, file: "t.tape", in: TapeFiles.surroundings)
    #expect(
      tape.rehearse(tape.cases[0], with: PseudoFilling.program).report.ending == .passed
    )
  }

  @Test func `text that never appears fails with the screen`() throws {
    let report = try play("Set WaitTimeout 200ms\nExpect screen \"nowhere\"")
    guard case .failed(let found) = report.ending else {
      Issue.record("it should fail")
      return
    }
    #expect(found[0].screen.contains { $0.contains("Sign up") })
  }
}
