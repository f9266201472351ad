import FormTape
import FormWidgets
import TerminalEmulation
import TestSupport
import Testing

struct GraphicRenditionTests {
  @Test(
    arguments: [
      ("", CellAppearance()), ("1", CellAppearance([.bold])), ("2", CellAppearance([.dim])),
      ("4", CellAppearance([.underline])), ("7", CellAppearance([.reverse])),
      ("21", CellAppearance([.underline])),
      ("1;2;4;7", CellAppearance([.bold, .dim, .underline, .reverse])), ("1;0", CellAppearance()),
      ("1;", CellAppearance()), ("1;4;22", CellAppearance([.underline])),
      ("1;4;24", CellAppearance([.bold])),
      ("7;27", CellAppearance()), ("4:3", CellAppearance([.underline])),
      ("4;4:0", CellAppearance()),
      ("3", CellAppearance([.italic])), ("9", CellAppearance([.strike])),
      ("3;9;4;23", CellAppearance([.underline, .strike])), ("3;9;29", CellAppearance([.italic])),
      ("5;8;53", CellAppearance()), ("31", CellAppearance(foreground: "red")),
      ("30;47", CellAppearance(foreground: "black", background: "white")),
      ("91", CellAppearance(foreground: "9")), ("107", CellAppearance(background: "15")),
      ("31;42;39", CellAppearance(background: "green")),
      ("31;42;49", CellAppearance(foreground: "red")),
      ("38;5;208", CellAppearance(foreground: "208")),
      ("38;5;1", CellAppearance(foreground: "red")),
      ("48:5:208", CellAppearance(background: "208")), ("38;5;256", CellAppearance()),
      ("38;5", CellAppearance()),
      ("38", CellAppearance()), ("38;9;1", CellAppearance([.bold])),
      ("38;2;255;135;0", CellAppearance(foreground: "#ff8700")),
      ("48;2;0;1;15;1", CellAppearance([.bold], background: "#00010f")),
      ("38:2::255:135:0", CellAppearance(foreground: "#ff8700")),
      ("38:2:255:135:0", CellAppearance(foreground: "#ff8700")), ("38;2;1;2", CellAppearance()),
      ("38;2;1;2;300;1", CellAppearance([.bold])), ("58;5;1;4", CellAppearance([.underline])),
      ("58:2::1:2:3;4", CellAppearance([.underline])),
    ]
  )
  func `parameters set a style`(parameters: String, look: CellAppearance) {
    let terminal = emulator("\u{1B}[\(parameters)mx")
    #expect(terminal.grid.rows[0][0].look == look)
    #expect(terminal.grid.rows[0][0].style == nil)
  }

  @Test func `a reset without a number clears the style, but not what is already written`() {
    let terminal = emulator("\u{1B}[1;31ma\u{1B}[mb")
    #expect(terminal.grid.rows[0][0].look == CellAppearance([.bold], foreground: "red"))
    #expect(terminal.grid.rows[0][1].look == CellAppearance())
  }

  @Test func `erased cells keep only the current background`() {
    let rows = emulator("\u{1B}[1;4;31;44ma\r\n\n\nb\u{1B}[K").grid.rows
    #expect(rows[2][7] == Cell(look: CellAppearance(background: "blue")))
    #expect(
      rows[2][0].look == CellAppearance([.bold, .underline], foreground: "red", background: "blue")
    )
  }
}
