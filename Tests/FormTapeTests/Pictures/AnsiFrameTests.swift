import FormTape
import FormWidgets
import SeededRandom
import TerminalEmulation
import TestSupport
import Testing

struct AnsiFrameTests {
  private func frame(_ lines: String..., cursor: (Int, Int)? = nil) -> AnsiFrame {
    AnsiFrame(
      CellGrid(lines, columns: 8),
      cursor: cursor.map { ScreenPosition(row: $0.0, column: $0.1) }
    )
  }

  @Test func `the first frame clears the screen`() {
    #expect(frame("ab", "").text() == "\u{1B}[m\u{1B}[H\u{1B}[2Jab\u{1B}[?25l")
    #expect(
      frame("", "c", cursor: (1, 1)).text()
        == "\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[2;1Hc\u{1B}[1;1H\u{1B}[?25h"
    )
  }

  @Test func `a screen of another size clears it too`() {
    let other = AnsiFrame(CellGrid(["ab"], columns: 7))
    #expect(frame("ab").text(after: other) == "\u{1B}[m\u{1B}[H\u{1B}[2Jab\u{1B}[?25l")
  }

  @Test func `only differences are written`() {
    let old = frame("Name Ada", "seats", cursor: (1, 2))
    #expect(old.text(after: old) == "")
    #expect(frame("Name Ada", "seats", cursor: (2, 3)).text(after: old) == "\u{1B}[2;3H")
    #expect(frame("Name Ada", "seats").text(after: old) == "\u{1B}[?25l")
    #expect(old.text(after: frame("Name Ada", "seats")) == "\u{1B}[1;2H\u{1B}[?25h")
    #expect(
      frame("Name Eva", "seats", cursor: (1, 2)).text(after: old)
        == "\u{1B}[1;6HEv\u{1B}[1;2H"
    )
    #expect(
      frame("Name Ada", "s", cursor: (1, 2)).text(after: old) == "\u{1B}[2;2H\u{1B}[K\u{1B}[1;2H"
    )
  }

  @Test func `styles are switched on and off`() {
    let red = Cell("x", look: CellAppearance([.bold], foreground: "red", background: "208"))
    let blue = Cell("y", look: CellAppearance(foreground: "12", background: "#010203"))
    let new = AnsiFrame(CellGrid([[red, red, blue, Cell()]]))
    #expect(
      new.text(after: AnsiFrame(CellGrid([""], columns: 4)))
        == "\u{1B}[1;1H\u{1B}[0;1;31;48;5;208mxx\u{1B}[0;94;48;2;1;2;3my\u{1B}[m"
    )
  }

  @Test func `text of uncertain width is followed by a move`() {
    let text = frame("❤\u{FE0F}ab").text(after: frame(""))
    #expect(text == "\u{1B}[1;1H❤\u{FE0F}\u{1B}[1;2Hab")
  }

  @Test func `nothing on a screen can control a terminal`() {
    let grid = CellGrid([["\u{1B}", "a\u{7}", "\u{9B}", "\u{301}", "ab", "\n"].map { Cell($0) }])
    let text = AnsiFrame(grid).text(after: AnsiFrame(CellGrid([""], columns: 6)))
    #expect(text.drop { $0 != "\u{FFFD}" } == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `a screen with half wide characters does not trap`() {
    let odd = CellGrid([["", "漢", "漢", "", "", "漢"].map { Cell($0) }])
    var terminal = TerminalEmulator(size: odd.size)
    terminal.receive(AnsiFrame(odd).text().utf8)
    terminal.receive(AnsiFrame(CellGrid(["x漢漢"], columns: 6)).text(after: AnsiFrame(odd)).utf8)
    #expect(terminal.grid.isWhole)
    let ragged = AnsiFrame(
      CellGrid([[Cell("a"), Cell("b")], [Cell("c")], [Cell(), Cell(), Cell()]])
    )
    let other = AnsiFrame(CellGrid([[Cell("x"), Cell("y")], [Cell(), Cell(), Cell()], []]))
    terminal.receive(ragged.text(after: other).utf8)
    terminal.receive(other.text(after: ragged).utf8)
    #expect(terminal.grid.isWhole)
  }

  // A property over random screens.

  private func cells(_ columns: Int, using generator: inout SeededGenerator) -> [Cell] {
    let texts = [
      "a", "b", " ", " ", " ", "漢", "字", "e\u{301}", "─", "😀", " \u{308}", "漢\u{301}\u{302}",
    ]
    let looks = [
      CellAppearance(), CellAppearance(), CellAppearance([.reverse]),
      CellAppearance([.underline], background: "blue"),
      CellAppearance([.bold, .dim], foreground: "200"),
    ]
    var cells: [Cell] = []
    while cells.count < columns {
      let text = texts.randomElement(using: &generator) ?? " "
      let look = looks.randomElement(using: &generator) ?? CellAppearance()
      guard cells.count + text.cellWidth <= columns else { continue }
      cells.append(Cell(text, look: look))
      if text.cellWidth == 2 { cells.append(Cell("", look: look)) }
    }
    return cells
  }

  private func random(
    _ size: Size,
    after frame: AnsiFrame?,
    using generator: inout SeededGenerator
  ) -> AnsiFrame {
    let rows = (0..<size.rows).map { row in
      let isKept = Int.random(in: 0..<3, using: &generator) == 0
      let kept = isKept ? frame?.grid.rows[row] : nil
      return kept ?? cells(size.columns, using: &generator)
    }
    let position = ScreenPosition(
      row: .random(in: 1...size.rows, using: &generator),
      column: .random(in: 1...size.columns, using: &generator)
    )
    return AnsiFrame(CellGrid(rows), cursor: Bool.random(using: &generator) ? position : nil)
  }

  @Test func `a terminal that receives the frames shows them`() throws {
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let size = Size(
        columns: .random(in: 1...10, using: &generator),
        rows: .random(in: 1...4, using: &generator)
      )
      var terminal = TerminalEmulator(size: size)
      var previous: AnsiFrame?
      for _ in 0..<10 {
        let next = random(size, after: previous, using: &generator)
        terminal.receive(next.text(after: previous).utf8)
        try #require(terminal.grid == next.grid, "\(generator)")
        try #require(terminal.cursor == next.cursor, "\(generator)")
        previous = next
      }
    }
  }

  @Test func `a screen as text looks the same in a terminal`() throws {
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let size = Size(columns: 9, rows: 3)
      let next = random(size, after: nil, using: &generator)
      var terminal = TerminalEmulator(size: Size(columns: 9, rows: 4))
      terminal.receive(next.grid.ansi.replacing("\n", with: "\r\n").utf8)
      try #require(Array(terminal.grid.rows.dropLast()) == next.grid.rows, "\(generator)")
    }
  }
}
