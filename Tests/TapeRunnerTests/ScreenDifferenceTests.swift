import FormTape
import FormWidgets
import Testing

@testable import TapeRunner

struct ScreenDifferenceTests {
  @Test func `only the changed rows of equal screens are compared`() {
    func scene(_ lines: String...) -> Scene { Scene(screen: CellGrid(lines, columns: 2)) }
    let equal = (scene("ab", "cd"), scene("xy", "cd"))
    #expect(ScreenDifference(scene("ab", "cd"), scene("xy", "cd"), since: equal) == nil)
    let found = ScreenDifference(scene("ab", "cd"), scene("xy", "ce"), since: equal)
    #expect(
      found?.description
        == "row 2, column 2: the program shows \"e\"; in process, it is \"d\""
    )
    let changed = ScreenDifference(scene("zb", "cd"), scene("xy", "cd"), since: equal)
    #expect(changed?.description.hasPrefix("row 1, column 1") == true)
    #expect(ScreenDifference(scene("ab", "cd"), scene("xy", "cd")) != nil)
  }

  @Test(
    arguments: [
      (Cell(" ", look: CellAppearance([.bold, .dim], foreground: "red")), Cell()),
      (
        Cell(" ", look: CellAppearance([.bold], foreground: "red", background: "blue")),
        Cell(look: CellAppearance(background: "blue"))
      ),
      (
        Cell(" ", look: CellAppearance([.underline, .bold], foreground: "red")),
        Cell(" ", look: CellAppearance([.underline]))
      ),
      (
        Cell("x", style: .error, look: CellAppearance([.dim])),
        Cell("x", look: CellAppearance([.dim]))
      ),
      (
        Cell("", style: .error, look: CellAppearance([.dim])),
        Cell("", look: CellAppearance([.dim]))
      ),
    ]
  )
  func `invisible changes make no difference`(cell: Cell, seen: Cell) {
    let (one, other) = (Scene(screen: CellGrid([[cell]])), Scene(screen: CellGrid([[seen]])))
    #expect(ScreenDifference(one, other) == nil)
  }

  @Test(
    arguments: [
      Cell(look: CellAppearance(background: "blue")), Cell(" ", look: CellAppearance([.underline])),
      Cell(" ", look: CellAppearance([.reverse])), Cell("x"),
    ]
  )
  func `visible changes do`(cell: Cell) {
    let (one, other) = (Scene(screen: CellGrid([[cell]])), Scene(screen: CellGrid([[Cell()]])))
    #expect(ScreenDifference(one, other) != nil)
  }
}
