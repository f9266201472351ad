import FormTape
import FormWidgets
import TestSupport
import Testing

@testable import TapeRunner

struct WatchScreenTests {
  private static let failure = Mismatch(
    file: "a.tape",
    line: 3,
    text: "Expect snapshot \"x\"",
    aspect: "snapshot",
    expected: ["as stored"],
    actual: ["different text"],
    details: [Unmet.Hint("text", ["- 2 old", "+ 2 new", "- 3 gone"])],
    screen: ["title", "new"]
  )

  private static let run = RunReport(tapes: [
    TapeReport(
      "a.tape",
      cases: [
        CaseReport("one", ending: .failed([failure]), kept: ["a.snaps/one/x.snap.new"]),
        CaseReport("two", metCount: 1),
      ]
    )
  ])

  private func text(_ screen: inout WatchScreen, columns: Int = 100, rows: Int = 12) -> String {
    CellGrid(screen.frame(in: Size(columns: columns, rows: rows), .unicode)).text
  }

  @Test func `it shows the report and the keys`() {
    var screen = WatchScreen()
    screen.show(WatchScreenTests.run)
    let shown = text(&screen, rows: 40)
    #expect(shown.hasPrefix("FAIL a.tape:3  one"))
    #expect(
      shown.hasSuffix(" 1 passed, 1 failed  u snapshot  a all  f filter  Enter rerun  q quit")
    )
    screen.isRunning = true
    #expect(text(&screen).contains(" Running… "))
    #expect(text(&screen, columns: 12, rows: 1) != "")
    #expect(text(&screen, columns: 1, rows: 1) != "x")
  }

  @Test func `a long report scrolls, as far as it goes`() {
    var screen = WatchScreen()
    screen.show(message: (1...50).map { "line \($0)" }.joined(separator: "\n"))
    #expect(text(&screen, rows: 11).hasPrefix("line 1\n"))
    for (key, first) in [
      (Key.down, 2), (.pageDown, 12), (.end, 41), (.down, 41), (.up, 40), (.home, 1), (.up, 1),
    ] {
      #expect(screen.press(key) == nil)
      #expect(text(&screen, rows: 11).hasPrefix("line \(first)\n"), "\(key)")
    }
  }

  @Test(arguments: [
    (Key.character("a"), WatchScreen.Request.runAll), (.character("r"), .runAgain),
    (.enter, .runAgain), (.character("q"), .quit), (.control("c"), .quit), (.control("d"), .quit),
  ])
  func `a key asks for something`(key: Key, request: WatchScreen.Request) {
    var screen = WatchScreen()
    #expect(screen.press(key) == request)
  }

  @Test func `a filter is typed, corrected and removed`() {
    var screen = WatchScreen()
    func type(_ text: String) { for key in text { #expect(screen.press(.character(key)) == nil) } }
    type("fqau")
    #expect(screen.press(.backspace) == nil)
    #expect(text(&screen).contains("Filter: qa_"))
    #expect(screen.press(.enter) == .filter("qa"))
    #expect(text(&screen).contains("f filter (qa)"))
    type("fx")
    #expect(screen.press(.escape) == nil)
    type("f")
    #expect(screen.press(.control("u")) == nil)
    #expect(screen.press(.enter) == .filter(nil))
  }

  @Test func `a snapshot is compared row by row, and accepted`() {
    var screen = WatchScreen()
    #expect(screen.press(.character("u")) == nil, "there is none")
    screen.show(WatchScreenTests.run)
    #expect(screen.press(.character("u")) == nil)
    let wide = text(&screen, columns: 61)
    #expect(wide.contains("Snapshot 1 of 1: a.snaps/one/x.snap\n"))
    #expect(wide.contains("\ntitle                           title\n"))
    #expect(wide.contains("\nold                           ≠ new\n"))
    #expect(wide.contains("\ngone                          ≠\n"))
    let narrow = text(&screen, columns: 40)
    #expect(narrow.contains("\n- 2 old\n+ 2 new\n- 3 gone\n"))
    #expect(!narrow.contains("title"))
    #expect(screen.press(.right) == nil)
    #expect(screen.press(.escape) == nil)
    #expect(screen.press(.character("u")) == nil)
    #expect(screen.press(.character("u")) == .accept("a.snaps/one/x.snap"))
    #expect(screen.press(.character("u")) == nil, "it was accepted")
  }
}
