import FormTape
import FormWidgets
import Testing

struct SVGPictureTests {
  /// Returns the lines of a picture between its background and its end.
  private func body(_ grid: CellGrid, cursor: ScreenPosition? = nil) -> [String] {
    SVGPicture(grid, cursor: cursor).text.split(separator: "\n").dropFirst(4).dropLast()
      .map(String.init)
  }

  /// Returns a row of equally styled cells.
  private func grid(_ text: String, _ look: CellAppearance) -> CellGrid {
    CellGrid([text.map { Cell(String($0), look: look) }])
  }

  @Test func `a picture is exactly this text`() {
    let picture = SVGPicture(CellGrid(["Sign up: é漢", "┼─"], columns: 12))
    #expect(
      picture.text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="115.2" height="40" \
        viewBox="0 0 115.2 40" role="img" \
        font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="16">
        <title>Terminal</title>
        <style>.c0{fill:#d9dce3}</style>
        <rect width="115.2" height="40" fill="#16181d"/>
        <path class="c0" d="M0 29.4H9.6V30.6H0ZM4.2 20H5.4V40H4.2ZM9.6 29.4H19.2V30.6H9.6Z"/>
        <text y="14.8" class="c0"><tspan x="0" textLength="38.4">Sign</tspan>\
        <tspan x="48" textLength="28.8">up:</tspan>\
        <tspan x="86.4">é</tspan><tspan x="96">漢</tspan></text>
        </svg>

        """
    )
  }

  @Test(
    arguments: [
      ("ab", [("0", "19.2", "ab")]), ("a b", [("0", "", "a"), ("19.2", "", "b")]),
      ("éa", [("0", "", "é"), ("9.6", "", "a")]),
      ("e\u{301}漢", [("0", "", "e\u{301}"), ("9.6", "", "漢")]),
      ("<&>\"", [("0", "38.4", "&lt;&amp;&gt;&quot;")]), ("  ", []), ("─░", []),
      ("─\u{301}", [("0", "", "─\u{301}")]),
    ]
  )
  func `words and non-ASCII characters are positioned individually`(
    text: String,
    parts: [(x: String, length: String, text: String)]
  ) {
    let spans = parts.map { part in
      let length = part.length.isEmpty ? "" : " textLength=\"\(part.length)\""
      return "<tspan x=\"\(part.x)\"\(length)>\(part.text)</tspan>"
    }
    let wanted = spans.isEmpty ? [] : ["<text y=\"14.8\" class=\"c0\">\(spans.joined())</text>"]
    let lines = body(CellGrid([text], columns: 6)).filter { $0.hasPrefix("<text") }
    #expect(lines == wanted)
  }

  @Test(
    arguments: [
      (CellAppearance(), ".c0{fill:#d9dce3}"),
      (CellAppearance([.bold], foreground: "red"), ".c0{fill:#ff7a6e;font-weight:bold}"),
      (CellAppearance([.underline]), ".c0{fill:#d9dce3;text-decoration:underline}"),
      (
        CellAppearance([.underline, .italic, .strike]),
        ".c0{fill:#d9dce3;font-style:italic;text-decoration:underline line-through}"
      ),
      (CellAppearance([.dim]), ".c0{fill:#989aa1}"),
      (CellAppearance(foreground: "#010203"), ".c0{fill:#010203}"),
      (CellAppearance(foreground: "208"), ".c0{fill:#ff8700}"),
      (CellAppearance(foreground: "16"), ".c0{fill:#000000}"),
      (CellAppearance(foreground: "255"), ".c0{fill:#eeeeee}"),
      (CellAppearance(foreground: "9"), ".c0{fill:#ffa39a}"),
      (CellAppearance(foreground: "no"), ".c0{fill:#d9dce3}"),
      (CellAppearance([.reverse]), ".c0{fill:#16181d}"),
      (CellAppearance([.reverse], foreground: "red", background: "blue"), ".c0{fill:#7ab8f5}"),
    ]
  )
  func `styles are classes of the style sheet`(look: CellAppearance, css: String) {
    #expect(SVGPicture(grid("x", look)).text.contains("<style>\(css)</style>"))
  }

  @Test func `neighbors with one background share one rectangle`() {
    let blue = Cell("a", look: CellAppearance(background: "blue"))
    let reversed = Cell(" ", look: CellAppearance([.reverse]))
    let lines = body(CellGrid([[Cell(), blue, blue, reversed, Cell()]]))
    #expect(
      lines.first == """
        <g shape-rendering="crispEdges">\
        <rect x="9.6" y="0" width="19.2" height="20" fill="#7ab8f5"/>\
        <rect x="28.8" y="0" width="9.6" height="20" fill="#d9dce3"/></g>
        """
    )
  }

  @Test func `an input area is underlined, although it is blank`() {
    let lines = body(grid("   ", CellAppearance([.underline])))
    #expect(lines == ["<path class=\"c0\" d=\"M0 16H28.8V17H0Z\"/>"])
  }

  @Test func `the cursor is a block that the text shows through`() {
    let lines = body(CellGrid(["a漢"], columns: 4), cursor: ScreenPosition(row: 1, column: 2))
    #expect(lines[0].contains("<rect x=\"9.6\" y=\"0\" width=\"19.2\" height=\"20\""))
    #expect(lines[1].contains("<tspan x=\"9.6\" class=\"c1\">漢</tspan>"))
    let beyond = ScreenPosition(row: 9, column: 9)
    #expect(body(CellGrid(["a"], columns: 1), cursor: beyond) == body(CellGrid(["a"], columns: 1)))
  }

  @Test func `lines of one kind are one path, and small blocks another`() {
    let lines = body(CellGrid(["───", "░x░"], columns: 3))
    #expect(
      lines == [
        "<path class=\"c0\" d=\"M0 9.4H28.8V10.6H0Z\"/>",
        "<path class=\"c0\" fill-opacity=\"0.25\" d=\"M0 20H9.6V40H0ZM19.2 20H28.8V40H19.2Z\"/>",
        "<text y=\"34.8\" class=\"c0\"><tspan x=\"9.6\">x</tspan></text>",
      ]
    )
  }

  @Test func `measures depend on the font size, the padding and the requested size`() {
    var look = PictureStyle(title: "a<b")
    for (name, value) in [
      ("FontSize", "20"), ("Padding", "10"), ("Width", "400"), ("Height", "100"),
      ("Theme", "light"),
      ("FontFamily", "\"Odd\" & Co"), ("BorderRadius", "8"),
      ("Framerate", "9"), ("FontSize", "x"), ("Padding", "-1"),
    ] {
      look.set(name, to: value)
    }
    let text = SVGPicture(CellGrid(["x"], columns: 10), look: look).text
    #expect(
      text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"100\"")
    )
    #expect(text.contains("viewBox=\"0 0 140 45\""))
    #expect(text.contains("font-family=\"&quot;Odd&quot; &amp; Co, ui-monospace"))
    #expect(text.contains("<title>a&lt;b</title>"))
    #expect(text.contains("rx=\"8\" fill=\"#ffffff\""))
    #expect(text.contains("<g transform=\"translate(10 10)\">\n<text y=\"18.5\" class=\"c0\">"))
  }

  @Test func `equal screens produce equal bytes, whatever was drawn before`() {
    let grid = CellGrid(["┼ Sign up 漢 ░ é"], columns: 20)
    let text = SVGPicture(grid, cursor: ScreenPosition(row: 1, column: 1)).text
    _ = SVGPicture(CellGrid([[Cell("x", look: CellAppearance([.bold], foreground: "red"))]])).text
    #expect(SVGPicture(grid, cursor: ScreenPosition(row: 1, column: 1)).text == text)
  }
}
