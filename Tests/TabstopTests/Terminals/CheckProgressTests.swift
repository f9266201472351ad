import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The progress of `tabstop check` on a terminal.
@Suite(.waiting)
struct CheckProgressTests {
  private static let form = "title: T\nfields: [{id: name, type: text, label: Name}]\n"

  @Test func `numbers are shown on a terminal, and make way for the report`() throws {
    let folder = try PseudoFolder()
    let script = #"""
      { until [ -e "$2" ]; do echo '{"name": "Ada"}'; done; echo '{"name": 1}'; } \
        | "$0" check "$1" --input jsonl --format text -; echo "ended $?"
      """#
    let filling = try PseudoFilling(
      Self.form,
      output: folder.file("stop"),
      shell: script,
      paintedFrom: " records, 0 invalid"
    )
    _ = try folder.write("", to: "stop")
    try filling.terminal.waitForOutput("ended 1")
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    let rows = (1...24).map { emulator.grid.line($0) }.filter { !$0.isEmpty }
    #expect(rows.count == 2 && rows[0].hasPrefix("standard input:"), "\(rows)")
    #expect(rows.last == "ended 1")
    #expect(try filling.waitForEnd() == .status(0))
  }
}
