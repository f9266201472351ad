import Testing

@testable import FormWidgets

struct CanvasTests {
  private func picture(_ text: String, row: Int = 0, column: Int) -> [String] {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    canvas.write(text, row: row, column: column)
    return Frame(canvas).lines
  }

  @Test(arguments: [
    ("abc", 0, 1, [" abc", ""]),
    ("abc", 1, 0, ["", "abc"]),
    ("abc", 0, -1, ["bc", ""]),
    ("abc", 0, -3, ["", ""]),
    ("abc", 0, 4, ["    ab", ""]),
    ("abc", 0, 6, ["", ""]),
    ("abc", 2, 0, ["", ""]),
    ("abc", -1, 0, ["", ""]),
    ("日本", 0, 0, ["日本", ""]),
    ("日本", 0, -1, [" 本", ""]),
    ("日本", 0, 3, ["   日", ""]),
    ("e\u{301}x", 0, 5, ["     e\u{301}", ""]),
  ])
  func `text outside the canvas is clipped`(text: String, row: Int, column: Int, lines: [String]) {
    #expect(picture(text, row: row, column: column) == lines)
  }

  @Test func `later text covers earlier text`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("日本", row: 0, column: 0)
    canvas.write("x", row: 0, column: 1)
    #expect(Frame(canvas).lines == [" x本"])
  }

  @Test func `writing returns the column after the text`() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    #expect(canvas.write("日本", row: 0, column: 2) == 6)
  }

  @Test func `a part is clipped to itself and the canvas, and its caret is adopted`() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    let size = Size(columns: 4, rows: 2)
    canvas.draw(at: Position(row: 0, column: 3), size: size, isFocused: true) { part in
      part.write("abcde", row: 0, column: 0)
      part.write("fg", row: 1, column: 0)
      part.write("hij", row: 2, column: 0)
      part.placeCaret(row: 1, column: 1)
    }
    #expect(Frame(canvas).lines == ["   abc", "   fg"])
    #expect(Frame(canvas).cursor == Position(row: 1, column: 4))
  }

  @Test func `a nested part counts from its own corner`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 3))
    canvas.draw(at: Position(row: 1, column: 1), size: Size(columns: 6, rows: 2)) { part in
      part.draw(at: Position(row: 1, column: 2), size: Size(columns: 2, rows: 1)) { inner in
        inner.write("xyz", row: 0, column: 0)
        inner.write("no", row: 1, column: 0)
      }
    }
    #expect(Frame(canvas).lines == ["", "", "   xy"])
  }

  @Test func `rows outside are unchanged`() {
    var canvas = Canvas(size: Size(columns: 1, rows: 3))
    let size = Size(columns: 1, rows: 3)
    canvas.draw(at: Position(row: 0, column: 0), size: size, rows: 1..<2, isFocused: true) { part in
      for row in 0..<3 { part.write("x", row: row, column: 0) }
      part.placeCaret(row: 2, column: 0)
    }
    #expect(Frame(canvas).lines == ["", "x", ""])
    #expect(Frame(canvas).cursor == nil)
  }

  @Test(arguments: [(0, ""), (1, "•"), (3, "•••"), (9, "••••••"), (-1, "")])
  func `a fill repeats a symbol as far as it fits`(count: Int, line: String) {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.fill("•", count: count, row: 0, column: 0)
    #expect(Frame(canvas).lines == [line])
  }
}
