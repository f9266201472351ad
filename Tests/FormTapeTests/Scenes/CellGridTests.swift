import FormTape
import FormWidgets
import Testing

struct CellGridTests {
  @Test func `rows and columns count from 1`() {
    let grid = CellGrid(["ab", "cd"], columns: 3)
    #expect(grid.size == Size(columns: 3, rows: 2))
    #expect(grid[ScreenPosition(row: 1, column: 1)]?.text == "a")
    #expect(grid[ScreenPosition(row: 2, column: 3)]?.text == " ")
    for (row, column) in [(0, 1), (1, 0), (3, 1), (1, 4)] {
      #expect(grid[ScreenPosition(row: row, column: column)] == nil)
    }
  }

  @Test func `a wide character is only in its first cell`() {
    let grid = CellGrid(["漢a"], columns: 4)
    #expect(grid.rows[0].map(\.text) == ["漢", "", "a", " "])
    #expect(grid.rows[0].map(\.width) == [2, 0, 1, 1])
    #expect(grid.line(1) == "漢a")
    #expect(grid.line(1, from: 3) == "a")
  }

  @Test func `trailing blanks and blank rows do not count`() {
    let grid = CellGrid([" a ", "", "b", ""], columns: 5)
    #expect(grid.lines == [" a", "", "b", ""])
    #expect(grid.text == " a\n\nb")
    #expect(grid.line(9) == "")
  }

  @Test func `a frame's cells have roles and styles`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("no", row: 0, column: 1, style: .error)
    let grid = CellGrid(Frame(canvas))
    #expect(grid.rows[0].map(\.style) == [.plain, .error, .error, .plain, .plain, .plain])
    #expect(grid.rows[0][1].look == CellAppearance(foreground: "red"))
    #expect(grid.rows[0][0].look == CellAppearance())
  }

  @Test func `a position is counted from 1`() {
    let position = ScreenPosition(Position(row: 0, column: 4))
    #expect(position == ScreenPosition(row: 1, column: 5))
    #expect(position.position == Position(row: 0, column: 4))
    #expect("\(position)" == "1 5")
  }
}
