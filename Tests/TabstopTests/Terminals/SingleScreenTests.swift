import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The program on terminals without an alternate screen.
@Suite(.serialized, .waiting)
struct SingleScreenTests {
  private static let types = ["vt100", "linux"]

  /// Returns what a terminal shows, without empty rows.
  private func rows(of filling: PseudoFilling, rows: Int = 24) -> [String] {
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: rows))
    emulator.receive(filling.terminal.output.utf8)
    return (1...rows).map { emulator.grid.line($0) }.filter { !$0.isEmpty }
  }

  @Test(arguments: types)
  func `output after a form begins on a new line`(type: String) throws {
    guard try TerminalEntry(type) != nil else { return }
    let script = #""$0" fill "$1"; echo "ended $?""#
    let filling = try PseudoFilling(signUpForm, type: type, shell: script)
    try filling.terminal.type("Ada\u{13}")
    try filling.terminal.waitForOutput("ended 0")
    let rows = rows(of: filling)
    let json = ["{", #"  "name": "Ada","#, #"  "news": false"#, "}", "ended 0"]
    #expect(Array(rows.suffix(json.count)) == json)
    #expect(!rows.contains { $0.contains("Tab next") })
    #expect(try filling.waitForEnd() == .status(0))
  }

  @Test(arguments: types, [("\u{3}", 130), ("\u{1C}", 131)])
  func `it does so however the form ends`(type: String, ending: (keys: String, status: Int))
    throws
  {
    guard try TerminalEntry(type) != nil else { return }
    // The shell gets the key, too; its own message for the signal is discarded.
    let script = #"exec 2> /dev/null; trap : QUIT; "$0" fill "$1"; echo "ended $?""#
    let filling = try PseudoFilling(signUpForm, type: type, shell: script)
    try filling.terminal.type(ending.keys)
    try filling.terminal.waitForOutput("ended \(ending.status)")
    let rows = rows(of: filling)
    #expect(rows.last == "ended \(ending.status)")
    #expect(rows.contains { $0.contains("Name") }, "the form stays")
    #expect(!rows.contains { $0.contains("Tab next") })
  }

  @Test(arguments: types)
  func `it does so while the form is suspended, and the form is redrawn`(type: String) throws {
    guard try TerminalEntry(type) != nil else { return }
    let script =
      #"set -m; exec 2> /dev/null; "$0" fill "$1"; echo "stopped $?"; read go; fg"#
    let filling = try PseudoFilling(signUpForm, type: type, shell: script)
    try filling.terminal.type("Ada\u{1A}")
    try filling.terminal.waitForOutput("stopped ")
    #expect(rows(of: filling).last?.hasPrefix("stopped ") == true)
    #expect(!rows(of: filling).contains { $0.contains("Tab next") })
    let called = filling.terminal.output.endIndex
    try filling.terminal.type("go\n")
    try filling.terminal.waitForOutput("F2", after: called)
    filling.terminal.waitForSilence()
    #expect(rows(of: filling).last?.contains("Tab next") == true)
    #expect(!rows(of: filling).contains { $0.contains("stopped") })
  }

  @Test func `a terminal that became taller is blank below the form`() throws {
    guard try TerminalEntry("linux") != nil else { return }
    let script = #"exec 2> /dev/null; trap : QUIT; "$0" fill "$1"; echo "ended $?""#
    let filling = try PseudoFilling(signUpForm, type: "linux", rows: 12, shell: script)
    filling.terminal.resize(columns: 80, rows: 24)
    try filling.terminal.waitForOutput("F2")
    filling.terminal.waitForSilence()
    try filling.terminal.type("\u{1C}")
    try filling.terminal.waitForOutput("ended 131")
    let rows = rows(of: filling)
    #expect(rows.last == "ended 131")
    #expect(!rows.contains { $0.contains("Tab next") })
  }
}
