import FormTape
import FormWidgets
import Forms
import SourceText
import Foundation
import Testing

/// The page that plays a recording: its text.
struct HTMLFilmTests {
  private static let odd = "</script><b>\"'&`\u{2028}{{film}}日本 e\u{301}"

  private func frame(_ milliseconds: Int, _ lines: String...) -> HTMLFilm.Still {
    HTMLFilm.Still(at: .milliseconds(milliseconds), CellGrid(lines, columns: 5))
  }

  /// Returns the data in a page.
  private func data(_ page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<script id=\"film\" type=\"application/json\">"))
    let rest = page[start.upperBound...]
    return try rest[..<#require(rest.firstRange(of: "</script>")).lowerBound]
  }

  @Test func `a row is stored once, and a frame as its differences`() throws {
    var stills = [frame(0, "ab", "x"), frame(500, "ac", "x"), frame(700, "ab", "日")]
    stills[1].cursor = ScreenPosition(row: 1, column: 3)
    stills[1].key = "c"
    stills[2].cursor = ScreenPosition(row: 2, column: 1)
    stills[2].caption = "look"
    let data = try data(HTMLFilm(stills).text)
    #expect(
      data.hasSuffix(
        """
        "captions":["","look"],
        "texts":[
        [],
        [["ab",0]],
        [["x",0]],
        [["ac",0]],
        [["日",0,2]]
        ],
        "frames":[
        {"at":0,"rows":[0,1,1,2]},
        {"at":500,"rows":[0,3],"cursor":[0,2],"key":"c"},
        {"at":700,"rows":[0,1,1,4],"cursor":[1,0,2],"caption":1}
        ]}
        """
      ),
      "\(data)"
    )
    #expect(data.hasPrefix("{\"columns\":5,\n\"rows\":2,\n"))
    #expect(data.contains("\"end\":2700,\n\"look\":null,"))
  }

  @Test func `a screen that is replaced at once is left out, but not its key`() throws {
    var stills = [
      frame(0, "a"), frame(100, "b"), frame(100, "c"), frame(100, "d"), frame(200, "e"),
    ]
    stills[1].key = "F4"
    let data = try data(HTMLFilm(stills).text)
    #expect(data.contains("{\"at\":100,\"rows\":[0,2],\"key\":\"F4\"},\n{\"at\":200,"), "\(data)")
    #expect(!data.contains("\"b\""))
  }

  @Test func `screens of several sizes fit into the largest`() throws {
    let small = HTMLFilm.Still(at: .seconds(1), CellGrid(["a"], columns: 1))
    let data = try data(HTMLFilm([frame(0, "b", "c"), small]).text)
    #expect(data.contains("\"columns\":5,\n\"rows\":2,"))
    #expect(data.hasSuffix("{\"at\":1000,\"rows\":[0,3,1,0]}\n]}"))
  }

  @Test func `runs have one style, and characters outside ASCII cells of their own`() throws {
    let red = CellAppearance(.bold, foreground: "red")
    let grid = CellGrid([
      [Cell("a"), Cell("b", look: red), Cell("━"), Cell("━"), Cell("é"), Cell(" "), Cell(" ")],
      [Cell(" ", look: CellAppearance(.underline)), Cell("x"), Cell(" ")]
        + Array(repeating: Cell(), count: 4),
    ])
    let page = HTMLFilm([HTMLFilm.Still(at: .zero, grid)]).text
    #expect(
      try data(page).contains("[[\"a\",0],[\"b\",1],[\"━━\",0],[\"é\",0]],\n[[\" \",2],[\"x\",0]]")
    )
    let rule = ".s1{color:#ff7a6e;font-weight:bold}"
    #expect(page.contains("[data-look=\"dark\"] \(rule)"))
    #expect(page.contains("[data-look=\"light\"] .s1{color:#b3261e;font-weight:bold}"))
    #expect(page.contains(".s2{color:#d9dce3;text-decoration:underline}"))
  }

  @Test(arguments: [("#101010", "#d9dce3"), ("#f8f8f8", "#20242b")])
  func `text on its own background is readable in both looks`(ground: String, ink: String) {
    let grid = CellGrid([[Cell("a", look: CellAppearance(background: ground))]])
    let page = HTMLFilm([HTMLFilm.Still(at: .zero, grid)]).text
    for look in ["dark", "light"] {
      #expect(page.contains("[data-look=\"\(look)\"] .s1{color:\(ink);background:\(ground)}"))
    }
  }

  @Test(arguments: [
    ("dark", "null", "#16181d", "#ffffff"), ("light", "\"light\"", "#16181d", "#ffffff"),
    ("{\"background\": \"#002b36\"}", "\"dark\"", "#002b36", "#ffffff"),
    (
      "{\"background\": \"#fdf6e3\", \"foreground\": \"#000000\"}", "\"light\"", "#16181d",
      "#fdf6e3"
    ),
  ])
  func `the tape's theme replaces the look that is nearer`(
    theme: String,
    look: String,
    dark: String,
    light: String
  ) throws {
    var style = PictureStyle()
    style.set("Theme", to: theme)
    let page = HTMLFilm([frame(0, "a")], look: style).text
    #expect(try data(page).contains("\"look\":\(look),"))
    #expect(page.contains("[data-look=\"dark\"] #terminal{color:#"))
    #expect(page.contains(";background:\(dark)}\n"))
    #expect(page.contains(";background:\(light)}\n"))
  }

  @Test func `no text of the form ends or begins an element`() throws {
    var look = PictureStyle(title: HTMLFilmTests.odd)
    look.set("FontFamily", to: "x</style><script>")
    var still = HTMLFilm.Still(at: .zero, CellGrid([HTMLFilmTests.odd], columns: 60))
    (still.caption, still.key) = (HTMLFilmTests.odd, HTMLFilmTests.odd)
    let page = HTMLFilm([still], look: look).text
    let plain = HTMLFilm([frame(0, "a")]).text
    for tag in ["<script", "</script>", "<style", "</style>", "<b>", "\u{2028}"] {
      #expect(page.components(separatedBy: tag).count == plain.components(separatedBy: tag).count)
    }
    #expect(try !data(page).contains("<"))
    #expect(throws: Never.self) { try JSONReader.node(of: String(data(page))) }
  }

  @Test func `a page loads nothing`() {
    let page = HTMLFilm([frame(0, "a")]).text
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
    #expect(page.hasPrefix(HTMLFilm.beginning))
    #expect(page == HTMLFilm([frame(0, "a")]).text)
  }

  @Test func `no recording is an empty page`() throws {
    #expect(try data(HTMLFilm(of: []).text).hasSuffix("\"frames\":[\n\n]}"))
  }
}
