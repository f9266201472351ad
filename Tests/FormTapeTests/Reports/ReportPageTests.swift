import FormTape
import Foundation
import TestSupport
import Testing

/// The report to look at, in a browser whose buttons and keys are pressed.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: Browser.path != nil, "Chromium is not installed, so no browser shows the page")
)
struct ReportPageTests {
  /// Starts a browser that shows a report of two failed cases and a passed one.
  private func browser(_ media: [String: String] = [:]) throws -> Browser {
    var first = try HTMLReportTests.failure("Type \"ab<\" Tab\nExpect focus a\nType \"x\"")
    first.name = "first </script>"
    var second = try HTMLReportTests.failure("Type \"日本\"\nExpect field a value \"x\"")
    second.name = "second"
    let cases = [first, CaseReport("fine"), second]
    let page = HTMLReport().text(of: RunReport(tapes: [TapeReport("t.tape", cases: cases)]))
    let browser = try Browser(try #require(Browser.path), preferring: media)
    try browser.open(page)
    return browser
  }

  /// The text of a screen of the open case, by its number on the page.
  private func screen(_ number: Int, in browser: Browser) throws -> String {
    try browser.text(
      "[...document.querySelectorAll('.screen')[\(number)].shadowRoot.querySelectorAll('.row')]"
        + ".map((row) => row.textContent.trimEnd()).join('|')"
    )
  }

  @Test func `the first failed case is open at its failed step`() throws {
    let browser = try browser()
    #expect(try browser.text("document.title") == "2 failed, 1 passed")
    #expect(try browser.text("document.querySelectorAll('details[open]').length") == "1")
    #expect(
      try browser.text("document.querySelector('[aria-current]').textContent")
        == "Expect focus a (failed)"
    )
    #expect(try screen(0, in: browser) == screen(1, in: browser))
    #expect(try screen(0, in: browser).contains("ab<"))
    #expect(try browser.text("document.querySelectorAll('.steps button.left').length") == "1")
  }

  @Test func `arrows move through the steps, and a screen reader hears them`() throws {
    let browser = try browser()
    try browser.text("document.querySelector('[aria-current]').focus()")
    for _ in 0..<2 { try browser.press("ArrowUp") }
    #expect(try browser.text("document.activeElement.textContent") == "Type \"ab<\"")
    #expect(try browser.text("said.textContent") == "Step 3 of 6: Type \"ab<\"")
    #expect(!(try screen(0, in: browser).contains("ab<")))
    #expect(try screen(1, in: browser).contains("ab<"))
    try browser.press("Home")
    #expect(try browser.text("document.activeElement.textContent") == "Form f.yaml")
    try browser.press("End")
    #expect(try browser.text("document.activeElement.textContent") == "Type \"x\" (not reached)")
    let names = try browser.accessibleNames()
    for name in ["list Steps", "region Before", "region After", "button Play the film"] {
      #expect(names.contains { $0.hasPrefix(name) }, "\(name): \(names)")
    }
    #expect(names.contains { $0.hasPrefix("StaticText") && $0.contains("ab<") })
  }

  @Test func `another case is drawn when it is opened, and its film plays in a frame`() throws {
    let browser = try browser(["prefers-reduced-motion": "reduce"])
    try browser.text("document.querySelectorAll('summary')[1].click()")
    try browser.text("new Promise((done) => requestAnimationFrame(done))")
    try browser.text("document.querySelectorAll('details')[1].dispatchEvent(new Event('toggle'))")
    #expect(try screen(3, in: browser).contains("日本"))
    try browser.text(
      "document.querySelectorAll('details')[1].querySelector('.trace > div > button').click()"
    )
    try browser.advance(milliseconds: 500)
    #expect(try browser.text("document.querySelector('iframe').title") == "Film of second")
    let film = "document.querySelector('iframe').contentDocument"
    #expect(try browser.text("\(film).title") == "second")
    try browser.text("\(film).getElementById('forward').click()")
    #expect(try browser.text("\(film).querySelector('kbd.now').textContent") == "日")
    #expect(
      try browser.text("\(film).querySelector('#screen').textContent.includes('日')") == "true"
    )
  }

  @Test(arguments: [360, 500, 800, 1_000, 1_400])
  func `the page is as wide as the window`(width: Int) throws {
    var report = try HTMLReportTests.failure("Size 150x8\nType \"ab\"\nExpect focus pin")
    var mismatch = Mismatch.sample
    mismatch.aspect = "snapshot"
    mismatch.actual = ["no stored snapshot"]
    mismatch.screen = [String(repeating: "new ", count: 40)]
    mismatch.file = String(repeating: "long", count: 40)
    report.ending = .failed([mismatch])
    let tape = TapeReport(String(repeating: "folder", count: 20) + ".tape", cases: [report])
    let browser = try Browser(try #require(Browser.path))
    try browser.resize(width: width)
    try browser.open(HTMLReport().text(of: RunReport(tapes: [tape])))
    #expect(try browser.text("document.querySelectorAll('.sides').length") == "1")
    #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
  }

  @Test(arguments: [("dark", "Light", "light"), ("light", "Dark", "dark")])
  func `the look follows the system until its button is pressed`(
    system: String,
    label: String,
    other: String
  ) throws {
    let browser = try browser(["prefers-color-scheme": system])
    let look = "document.documentElement.dataset.look"
    let color =
      "getComputedStyle(document.querySelector('.screen').shadowRoot.getElementById('terminal')).backgroundColor"
    #expect(try browser.text(look) == system)
    #expect(try browser.text("look.textContent") == label)
    let before = try browser.text(color)
    try browser.click("look")
    #expect(try browser.text(look) == other)
    #expect(try browser.text(color) != before)
  }
}
