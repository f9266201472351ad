import FormFile
import FormTape
import FormUI
import Glibc
import PseudoTerminals
import TestSupport
import Testing

/// The built program shows on a terminal what a session draws in this process.
@Suite(
  .serialized,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct ParityTests {
  private static let form = """
    title: Sign up – 登録
    fields:
      - {id: name, type: text, label: Name, rules: [required, {length: {min: 3}}]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10, step: 1}
      - {id: news, type: toggle, label: News}
    """

  private static let size = Size(columns: 80, rows: 24)

  @Test(
    arguments: [
      ("", ""), ("Ada 漢字é", "Ada 漢字é"), ("Ad\t", "Ad<Tab>"),
      ("Ada\t\u{1B}OC\u{1B}OC\t ", "Ada<Tab><Right><Right><Tab> "), ("\u{1B}OQ", "<F2>"),
      ("Ada\u{1B}OP", "Ada<F1>"),
    ]
  )
  func `a form's screen is the same on a terminal and in the process`(
    typed: String,
    keys: String
  ) throws {
    let form = try Form(yaml: ParityTests.form)
    let frame = filling(form, with: Keystrokes(keys)).frame(in: ParityTests.size)
    let program = try PseudoFilling(ParityTests.form)
    try program.terminal.type(typed)
    program.terminal.waitForSilence()
    var emulator = TerminalEmulator(size: ParityTests.size)
    emulator.receive(program.terminal.output.utf8)
    #expect(emulator.grid.lines == CellGrid(frame).lines)
    #expect(emulator.grid.seen == CellGrid(frame).seen)
    #expect(emulator.cursor == frame.cursor.map(ScreenPosition.init))
    #expect(emulator.isAlternateScreenOn && emulator.isBracketedPasteOn)
  }
}
