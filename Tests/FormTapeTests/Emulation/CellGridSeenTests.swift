import FormTape
import FormUI
import Testing

struct CellGridSeenTests {
  @Test(
    arguments: [
      (Cell(" ", look: CellLook([.bold, .dim], foreground: "red")), Cell()),
      (
        Cell(" ", look: CellLook([.bold], foreground: "red", background: "blue")),
        Cell(look: CellLook(background: "blue"))
      ),
      (
        Cell(" ", look: CellLook([.underline, .dim], foreground: "red")),
        Cell(" ", look: CellLook([.underline, .dim], foreground: "red"))
      ),
      (
        Cell(" ", look: CellLook([.reverse], foreground: "red")),
        Cell(" ", look: CellLook([.reverse], foreground: "red"))
      ),
      (Cell("x", style: .error, look: CellLook([.dim])), Cell("x", look: CellLook([.dim]))),
      (Cell("", style: .error, look: CellLook([.dim])), Cell("", look: CellLook([.dim]))),
    ]
  )
  func `only what is seen stays`(cell: Cell, seen: Cell) {
    #expect(CellGrid([[cell]]).seen == CellGrid([[seen]]))
  }
}
