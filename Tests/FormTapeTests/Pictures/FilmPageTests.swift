import FormTape
import FormValidation
import FormWidgets
import Forms
import TestSupport
import Foundation
import Testing

/// The page that plays a recording, in a browser whose buttons and keys are pressed.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: Browser.path != nil, "Chromium is not installed, so no browser shows the page")
)
struct FilmPageTests {
  private static let title = "</script><script>document.title='x'</script>\"'\u{2028}"

  /// A case whose form has a title that would run as a script, with captions.
  private static func recording() throws -> [RecordedMoment] {
    let form = Form(
      title: title,
      fields: [Field("a", label: "日本 <b>", TextField()), Field("pin", PasswordField())]
    )
    let text = """
      Form f.yaml
      Size 60x10
      Set TypingSpeed 500ms
      Caption "first"
      Type "a<"
      Caption "<i>second</i>"
      Tab
      Type "12"
      Caption
      Resize 50x8
      Sleep 1s
      Shift+Tab
      """
    let tape = try Tape(text, file: "t.tape", in: TapeSurroundings(form: { _ in .found(form) }))
    var options = PlayOptions()
    options.isRecording = true
    return tape.play(tape.cases[0], options).recording
  }

  private let recording: [RecordedMoment]
  private let page: String

  init() throws {
    recording = try FilmPageTests.recording()
    page = HTMLFilm(of: recording, look: PictureStyle(title: FilmPageTests.title)).text
  }

  /// The first moment, which is held, and the last one of each time.
  private var moments: [RecordedMoment] {
    recording.indices.filter {
      $0 == 0 || $0 + 1 == recording.endIndex || recording[$0].time < recording[$0 + 1].time
    }
    .map { recording[$0] }
  }

  /// Starts a browser that shows the page.
  private func browser(_ media: [String: String] = [:]) throws -> Browser {
    let browser = try Browser(try #require(Browser.path), preferring: media)
    try browser.open(page)
    return browser
  }

  /// A user who prefers that nothing moves by itself.
  private static let still = ["prefers-reduced-motion": "reduce"]

  private func screen(_ browser: Browser) throws -> String {
    // A blank row has no height in the text of a selection.
    let rows = try browser.text(
      "[...document.querySelectorAll('.row')].map((row) => row.textContent).join('\\n')"
    )
    return rows.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n").trimmedAtEnd
  }

  @Test func `each step shows the screen, the caption and the key, forward and back`() throws {
    let browser = try browser(FilmPageTests.still)
    let keys = ["", "a", "<", "Tab", "•", "•", "", "Shift-Tab"]
    #expect(moments.count == keys.count)
    func check(_ index: Int) throws {
      let moment = moments[index]
      #expect(try screen(browser) == moment.screen.text, "frame \(index)")
      #expect(try browser.text("caption.textContent") == moment.caption)
      let now = try browser.text("document.querySelector('kbd.now')?.textContent ?? ''")
      #expect(now == keys[index])
      let said = keys[index].isEmpty ? [moment.caption] : [moment.caption, "Key: \(keys[index])"]
      let words = said.filter { !$0.isEmpty }.joined(separator: " ")
      #expect(try browser.text("said.textContent") == words)
    }
    try check(0)
    for index in 1..<keys.count {
      if index % 2 == 0 { try browser.click("forward") } else { try browser.press("ArrowRight") }
      try check(index)
    }
    try browser.click("forward")
    try check(keys.count - 1)
    for index in (0..<keys.count - 1).reversed() {
      if index % 2 == 0 { try browser.click("back") } else { try browser.press("ArrowLeft") }
      try check(index)
    }
    try browser.press("End")
    try check(keys.count - 1)
    try browser.press("Home")
    try check(0)
    #expect(try browser.text("document.title").hasPrefix(FilmPageTests.title.prefix(40)))
  }

  @Test func `it plays at its speed, pauses, and starts again at the end`() throws {
    let browser = try browser(FilmPageTests.still)
    // A clock that stands still is last looked at up to 100 ms before.
    func position(_ times: ClosedRange<Int>) throws -> Bool {
      times.contains(Int(try browser.text("time.value")) ?? -1)
    }
    #expect(try browser.text("play.textContent") == "Play")
    try browser.advance(milliseconds: 3_000)
    #expect(try position(0...0), "nothing moves by itself")
    try browser.press(" ")
    #expect(try browser.text("play.textContent") == "Pause")
    try browser.advance(milliseconds: 1_200)
    #expect(try position(1_100...1_200))
    #expect(try browser.text("said.textContent") == "first", "keys are not said while it plays")
    try browser.click("play")
    try browser.advance(milliseconds: 3_000)
    #expect(try position(1_100...1_200))
    for _ in 0..<2 { try browser.press("+") }
    #expect(try browser.text("speed.value") == "4")
    try browser.click("play")
    try browser.advance(milliseconds: 500)
    #expect(try position(2_700...3_200))
    try browser.advance(milliseconds: 5_000)
    #expect(try browser.text("play.textContent") == "Play")
    #expect(try browser.text("time.value === time.max") == "true")
    try browser.press(" ")
    #expect(try position(0...0))
  }

  @Test func `it starts by itself unless the user prefers less motion`() throws {
    #expect(try browser().text("play.textContent") == "Pause")
    #expect(try browser(FilmPageTests.still).text("play.textContent") == "Play")
  }

  @Test func `the time line shows the frame of a time`() throws {
    let browser = try browser(FilmPageTests.still)
    try browser.click("time")
    let at = try #require(Int(try browser.text("time.value")))
    let half = try #require(Int(try browser.text("time.max"))) / 2
    #expect(abs(at - half) < 100)
    let frame = try browser.text("time.getAttribute('aria-valuetext')")
    #expect(frame.contains(" of \(moments.count), "), "\(frame)")
  }

  @Test(arguments: [("dark", "Light", "light"), ("light", "Dark", "dark")])
  func `the look follows the system until its button is pressed`(
    system: String,
    label: String,
    other: String
  ) throws {
    let browser = try browser(["prefers-color-scheme": system, "prefers-reduced-motion": "reduce"])
    let look = "document.documentElement.dataset.look"
    let color = "getComputedStyle(terminal).backgroundColor"
    #expect(try browser.text(look) == system)
    #expect(try browser.text("look.textContent") == label)
    let before = try browser.text(color)
    try browser.click("look")
    #expect(try browser.text(look) == other)
    #expect(try browser.text(color) != before)
  }

  @Test func `a screen reader finds names, and the keyboard every control`() throws {
    let dark = ["prefers-color-scheme": "dark"]
    let browser = try browser(FilmPageTests.still.merging(dark) { $1 })
    let names = try browser.accessibleNames()
    for name in [
      "region Screen", "group Playback", "button Play", "button Step back", "button Step forward",
      "slider Position", "combobox Speed", "button Light",
    ] {
      #expect(names.contains { $0.hasPrefix(name) }, "\(name): \(names)")
    }
    #expect(names.contains { $0.hasPrefix("StaticText") && $0.contains("日") })
    var stops: [String] = []
    for _ in 0..<7 {
      try browser.press("Tab")
      stops.append(try browser.text("document.activeElement.id"))
    }
    #expect(stops == ["terminal", "play", "back", "forward", "time", "speed", "look"])
    try browser.press(" ")
    #expect(try browser.text("look.textContent") == "Dark", "a space presses the focused button")
    #expect(try browser.text("play.textContent") == "Play")
  }

  @Test func `every cell is where it is in a terminal`() throws {
    let browser = try browser(FilmPageTests.still)
    try browser.press("End")
    let cell = try #require(
      Double(
        try browser.text("document.getElementById('screen').getBoundingClientRect().width / 60")
      )
    )
    let places = try browser.text(
      "[...document.querySelectorAll('.row')].flatMap((row) => [...row.children]"
        + ".map((run) => run.getBoundingClientRect().x - document.getElementById('screen').getBoundingClientRect().x))"
    )
    for place in places.split(separator: ",").compactMap({ Double($0) }) {
      let columns = place / cell
      #expect(abs(columns - columns.rounded()) < 0.05, "\(columns)")
    }
    #expect(places.contains(","))
  }
}

extension String {
  /// The text without line feeds at its end.
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == "\n" }.reversed()) }
}
