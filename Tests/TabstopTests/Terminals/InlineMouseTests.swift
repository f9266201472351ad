import Glibc
import SystemCalls
import TestSupport
import Testing

/// Questions below the prompt, which never ask for mouse reports.
@Suite(
  .waiting,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct InlineMouseTests {
  @Test func `a mouse report that was not asked for changes nothing`() throws {
    let terminal = try PseudoTerminal()
    let folder = try PseudoFolder()
    let program = try PseudoProcess(
      [PseudoFilling.program, "choose", "Size", "small", "medium", "large"],
      environment: PseudoFilling.environment,
      terminal: terminal,
      output: folder.file("answer")
    )
    try terminal.waitForOutput("large")
    for row in 1...6 { try terminal.type("\u{1B}[<0;5;\(row)M\u{1B}[<0;5;\(row)m") }
    terminal.waitForSilence()
    try terminal.type("\r")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("answer") == "small\n")
  }
}
