import FormTape
import FormWidgets
import Testing

struct TapeShowTests {
  /// Three pictures of 20 by 2, a second each.
  private let scenes = ["one", "two", "three"].map { text in
    var canvas = Canvas(size: Size(columns: 20, rows: 2))
    canvas.write(text, row: 0, column: 0)
    return ShownScene(Frame(canvas), length: .seconds(1), label: "t.tape:1 Type \"\(text)\"")
  }

  @Test(arguments: [
    (1.0, 0.0, 0), (1, 0.999, 0), (1, 1, 1), (1, 2.5, 2), (2, 0.5, 1), (0.5, 1.9, 0), (0.5, 2, 1),
    (100, 0.1, 1), (0.01, 7, 0),
  ])
  func `screens follow one another as the tape's time passes`(
    speed: Double,
    seconds: Double,
    index: Int
  ) {
    var show = TapeShow(scenes, speed: speed)
    show.pass(.milliseconds(Int(seconds * 1_000)))
    #expect(show.index == index)
    #expect(!show.isOver)
  }

  @Test func `it ends after its last screen, or on request`() {
    var show = TapeShow(scenes)
    #expect(show.pause == .seconds(1))
    show.pass(.seconds(3))
    #expect(show.isOver)
    #expect(show.pause == nil)
    for key in [Key.escape, .control("c"), .character("q")] {
      var show = TapeShow(scenes)
      show.press(key)
      #expect(show.isOver)
    }
    #expect(TapeShow([]).isOver)
  }

  @Test func `it pauses, steps both ways and restarts`() {
    var show = TapeShow(scenes)
    show.press(.space)
    show.pass(.seconds(9))
    #expect(show.index == 0)
    #expect(show.pause == nil)
    show.press(.right)
    show.press(.right)
    #expect(show.index == 2)
    show.press(.right)
    #expect(show.index == 2, "a step by hand does not end it")
    #expect(!show.isOver)
    show.press(.left)
    #expect(show.index == 1)
    show.press(.home)
    show.press(.left)
    #expect(show.index == 0)
    show.press(.space)
    show.press(.character("+"))
    #expect(show.speed == 2)
    #expect(show.pause == .milliseconds(500))
  }

  @Test func `a spare row shows the status; without one, only a pause does`() throws {
    var show = TapeShow(scenes)
    let wide = try #require(show.frame(in: Size(columns: 90, rows: 3)))
    #expect(wide.lines[0] == "one")
    #expect(wide.lines[2].hasPrefix(" 1/3 1x  t.tape:1 Type \"one\"  "))
    #expect(wide.lines[2].hasSuffix("  Space pause  Left Right step  q quit"))
    #expect(show.frame(in: Size(columns: 20, rows: 2))?.lines == ["one", ""])
    show.press(.space)
    #expect(show.frame(in: Size(columns: 20, rows: 2))?.lines[1].hasPrefix(" 1/3 paused") == true)
    #expect(show.frame(in: Size(columns: 2, rows: 1))?.size == Size(columns: 2, rows: 1))
  }

  @Test(arguments: [
    (2, ["one", ""]), (3, ["one", "", " 1/1 1x  look at th…  Space pause  q quit"]),
    (
      4, ["one", "", "             look at that one", " 1/1 1x  t.tape:1 T…  Space pause  q quit"]
    ),
    (
      7,
      [
        "one", "", "", "             look at that one", "", "",
        " 1/1 1x  t.tape:1 T…  Space pause  q quit",
      ]
    ),
  ])
  func `a caption is below the screen, or in the status, and never on the screen`(
    rows: Int,
    lines: [String]
  ) {
    let scene = ShownScene(
      scenes[0].frame,
      length: .seconds(1),
      label: "t.tape:1 Type \"one\"",
      caption: "look at that one"
    )
    var show = TapeShow([scene])
    #expect(show.frame(in: Size(columns: 42, rows: rows))?.lines == lines)
    show.press(.space)
    #expect(show.frame(in: Size(columns: 42, rows: 2))?.lines[1].contains("look at") == true)
  }

  @Test(arguments: [
    (
      102, Glyphs.unicode,
      " 1/1 1x  t.tape:1 Type \"日本語日本語日本語日本語日…   Space pause  Left Right step  + - speed  q quit"
    ),
    (80, .unicode, " 1/1 1x  t.tape:1 Type \"日本語日本語日本…  Space pause  Left Right step  q quit"),
    (40, .unicode, " 1/1 1x  t.tape:1…  Space pause  q quit"),
    (40, .ascii, " 1/1 1x  t.tape:1.  Space pause  q quit"),
    (28, .unicode, " 1/1 1x  t.tape:1 …  q quit"), (26, .unicode, " 1/1 1x  t.tape:1 Type…"),
    (11, .unicode, " 1/1 1x"),
  ])
  func `a status that does not fit is truncated with a mark, between characters`(
    columns: Int,
    glyphs: Glyphs,
    status: String
  ) {
    let text = String(repeating: "日本語", count: 9)
    let scene = ShownScene(
      scenes[0].frame,
      length: .seconds(1),
      label: "t.tape:1 Type \"\(text)\""
    )
    let show = TapeShow([scene], glyphs: glyphs)
    let line = show.frame(in: Size(columns: columns, rows: 3))?.lines[2] ?? ""
    #expect(line == status)
  }
}
