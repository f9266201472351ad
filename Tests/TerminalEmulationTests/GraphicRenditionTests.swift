import FormTape
import FormUI
import TerminalEmulation
import TestSupport
import Testing

struct GraphicRenditionTests {
  @Test(
    arguments: [
      ("", CellLook()), ("1", CellLook([.bold])), ("2", CellLook([.dim])),
      ("4", CellLook([.underline])), ("7", CellLook([.reverse])), ("21", CellLook([.underline])),
      ("1;2;4;7", CellLook([.bold, .dim, .underline, .reverse])), ("1;0", CellLook()),
      ("1;", CellLook()), ("1;4;22", CellLook([.underline])), ("1;4;24", CellLook([.bold])),
      ("7;27", CellLook()), ("4:3", CellLook([.underline])), ("4;4:0", CellLook()),
      ("3;5;8;9;53", CellLook()), ("31", CellLook(foreground: "red")),
      ("30;47", CellLook(foreground: "black", background: "white")),
      ("91", CellLook(foreground: "9")), ("107", CellLook(background: "15")),
      ("31;42;39", CellLook(background: "green")), ("31;42;49", CellLook(foreground: "red")),
      ("38;5;208", CellLook(foreground: "208")), ("38;5;1", CellLook(foreground: "red")),
      ("48:5:208", CellLook(background: "208")), ("38;5;256", CellLook()), ("38;5", CellLook()),
      ("38", CellLook()), ("38;9;1", CellLook([.bold])),
      ("38;2;255;135;0", CellLook(foreground: "#ff8700")),
      ("48;2;0;1;15;1", CellLook([.bold], background: "#00010f")),
      ("38:2::255:135:0", CellLook(foreground: "#ff8700")),
      ("38:2:255:135:0", CellLook(foreground: "#ff8700")), ("38;2;1;2", CellLook()),
      ("38;2;1;2;300;1", CellLook([.bold])), ("58;5;1;4", CellLook([.underline])),
      ("58:2::1:2:3;4", CellLook([.underline])),
    ]
  )
  func `parameters set a style`(parameters: String, look: CellLook) {
    let terminal = emulator("\u{1B}[\(parameters)mx")
    #expect(terminal.grid.rows[0][0].look == look)
    #expect(terminal.grid.rows[0][0].style == nil)
  }

  @Test func `a reset without a number clears the style, but not what is already written`() {
    let terminal = emulator("\u{1B}[1;31ma\u{1B}[mb")
    #expect(terminal.grid.rows[0][0].look == CellLook([.bold], foreground: "red"))
    #expect(terminal.grid.rows[0][1].look == CellLook())
  }

  @Test func `erased cells keep only the current background`() {
    let rows = emulator("\u{1B}[1;4;31;44ma\r\n\n\nb\u{1B}[K").grid.rows
    #expect(rows[2][7] == Cell(look: CellLook(background: "blue")))
    #expect(
      rows[2][0].look == CellLook([.bold, .underline], foreground: "red", background: "blue")
    )
  }
}
