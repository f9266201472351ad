import FormFile
import FormScreens
import FormTape
import FormWidgets
import Forms
import Glibc
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

@testable import TapeRunner

/// The built program shows on a terminal what a filling draws in this process.
@Suite(
  .waiting,
  .serialized,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct ScreenParityTests {
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
  func `a form's screen is the same on a terminal and in this process`(
    typed: String,
    keys: String
  ) throws {
    let form = try Form(yaml: ScreenParityTests.form)
    let frame = Screen(form, with: Keystrokes(keys)).frame(in: ScreenParityTests.size)
    let program = try PseudoFilling(ScreenParityTests.form)
    try program.terminal.type(typed)
    program.terminal.waitForSilence()
    var emulator = TerminalEmulator(size: ScreenParityTests.size)
    emulator.receive(program.terminal.output.utf8)
    let expected = Scene(
      screen: CellGrid(frame, in: Theme.default.reduced(to: .palette)),
      cursor: frame.cursor.map { ScreenPosition($0) }
    )
    let actual = Scene(screen: emulator.grid, cursor: emulator.cursor)
    #expect(ScreenDifference(expected, actual)?.description == nil)
    #expect(emulator.isAlternateScreenOn && emulator.isBracketedPasteOn)
  }
}
