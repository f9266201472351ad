import FormTape
import FormWidgets
import Testing

struct ScreenTextTests {
  @Test func `a screen is styled text without trailing blanks`() {
    let bold = Cell("b", look: CellAppearance([.bold]))
    let grid = CellGrid([
      [Cell("a"), bold, Cell()], [Cell(), Cell(), bold], [Cell(), Cell(), Cell()],
    ])
    #expect(grid.ansi == "a\u{1B}[0;1mb\u{1B}[m\n  \u{1B}[0;1mb\u{1B}[m\n")
    #expect(CellGrid([]).ansi == "")
  }

  @Test func `a screen is JSON, with styles by runs of cells`() {
    let red = Cell(
      "x",
      style: .error,
      look: CellAppearance([.bold, .underline], foreground: "red")
    )
    let blue = Cell(" ", look: CellAppearance(background: "blue"))
    let scene = Scene(
      screen: CellGrid([
        [Cell("a", style: .plain), red, red], [blue, Cell("é"), Cell("l", style: .label)],
      ]),
      cursor: ScreenPosition(row: 2, column: 3)
    )
    #expect(
      scene.screenJSON == """
        {"columns": 3, "cursor": {"column": 3, "row": 2}, "lines": ["axx", " él"], "looks": [\
        {"attributes": ["bold", "underline"], "foreground": "red", "from": 2, "row": 1, \
        "style": "error", "to": 3}, \
        {"background": "blue", "from": 1, "row": 2, "to": 1}, \
        {"from": 3, "row": 2, "style": "label", "to": 3}], "rows": 2}

        """
    )
  }

  @Test func `a hidden cursor is null`() {
    #expect(
      Scene(screen: CellGrid([""], columns: 2)).screenJSON
        == "{\"columns\": 2, \"cursor\": null, \"lines\": [\"\"], \"looks\": [], \"rows\": 1}\n"
    )
  }
}
