import FormTape
import TestSupport
import Testing

@testable import tabstop

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

  /// What comes of playing a case on both stages.
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
    "Type \"x\" Escape Type \"y\"\nExpect field name value \"xy\"\nEscape Escape\nExpect exit 1",
    "Alt+b Alt+[ Alt+O Ctrl+W Home End PageUp PageDown Insert Delete F5 Ctrl+L F12",
    "Ctrl+C\nExpect exit 130\nExpect stdout \"\"",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nExpect exit 0\nExpect stdout {\"name\": \"Ada\", \"email\": \"\", \"code\": \"password\", \"age\": null, \"seats\": 1, \"terms\": true}",
    "Type \"Ada\" Tab 2 Type \"password\" Tab 3 Space Ctrl+S\nSleep 1s\nExpect submitted has {\"name\": \"Ada\"}",
    "Escape\nExpect exit 1\nExpect not submitted\nExpect focus name",
    "Type \"a\" Ctrl+S\nExpect not submitted\nExpect focus name\nDown 3 Type \"17\" Down Up",
  ])
  func `the real program shows what a session in this process does`(lines: String) throws {
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
      Expect screen "Esc again: discard"
      Ctrl+C
      Expect exit 130
      """,
      at: level
    )
    #expect(report.ending == .passed)
    #expect(report.unknowns.count == (level == .outside ? 1 : 0), "what a form knows is inside it")
  }

  @Test func `from outside, what never comes fails in its time`() throws {
    let report = try play("Set WaitTimeout 200ms\nExpect screen \"nowhere\"", at: .outside)
    guard case .failed(let found) = report.ending else {
      Issue.record("it should fail")
      return
    }
    #expect(found[0].screen.contains { $0.contains("Sign up") })
  }
}
