import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct SubmissionTests {
  private static let form = Form(
    title: "Join",
    fields: [
      Field("user", label: "User", TextField(), rules: [.required]),
      Field("mail", label: "Mail", TextField()),
      Field("more", label: "More", Toggle()),
      Field("why", label: "Why", TextField(), when: .field("more", [.accepted])),
    ]
  )

  private static let filled = Form(
    title: "Join",
    fields: [Field("user", label: "User", TextField(text: "ada"), rules: [.required])]
  )

  /// Returns a screen after keys, whose submits wait for a reply for ten seconds.
  private static func screen(_ keys: Keystrokes, in form: Form = form) -> Screen {
    var screen = Screen(form)
    screen.filling.expectReply(within: .seconds(10))
    press(keys, in: &screen)
    return screen
  }

  private static func press(_ keys: Keystrokes, in screen: inout Screen) {
    for key in keys { screen.handle(.key(key)) }
  }

  private static func reply(_ answer: CheckAnswer, to screen: inout Screen) throws {
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(answer, to: request.id))
  }

  private static func lines(_ screen: Screen, rows: Int = 12) -> [String] {
    screen.frame(in: Size(columns: 60, rows: rows)).lines
  }

  @Test func `a submit hands the answers over once, and an accepted one ends the filling`() throws {
    var screen = Self.screen("ada<F2>")
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.mode == .handingOver)
    #expect(
      screen.filling.outside.submission?.answers == ["user": "ada", "mail": "", "more": false]
    )
    let requests = screen.filling.takeRequests()
    #expect(requests.map(\.purpose) == [.submit])
    #expect(screen.filling.takeRequests().isEmpty)
    screen.handle(.answer(.accepted, to: requests[0].id))
    #expect(screen.filling.outcome == .submitted(["user": "ada", "mail": "", "more": false]))
  }

  @Test func `answers that rules refuse are not handed over`() {
    var screen = Self.screen("<F2>")
    #expect(screen.filling.mode != .handingOver)
    #expect(screen.filling.takeRequests().isEmpty)
  }

  @Test func `rejected answers have messages beside them, until they are edited`() throws {
    var screen = Self.screen("ada<Tab>x<F2>")
    try Self.reply(
      .rejected(["mail": "Blocked.", "user": "Taken {so}."], "Try again."),
      to: &screen
    )
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.focus == .field(0))
    #expect(screen.textsShown(underFieldAt: 0) == ["Taken {so}."])
    #expect(screen.textsShown(underFieldAt: 1) == ["Blocked."])
    #expect(Self.lines(screen)[10] == " Try again.")
    Self.press("!", in: &screen)
    #expect(screen.textsShown(underFieldAt: 0).isEmpty)
    #expect(screen.textsShown(underFieldAt: 1) == ["Blocked."])
    #expect(Self.lines(screen)[10] == " 1 field needs attention. F8: go to it")
  }

  @Test func `a rejected blank answer is not a required one`() throws {
    var screen = Self.screen("ada<F2>")
    try Self.reply(.rejected(["mail": "Enter a mail.", "more": "Say more."]), to: &screen)
    #expect(Self.lines(screen)[0].contains(" 2 problems  ━"))
    #expect(Self.lines(screen)[10] == " 2 fields need attention. F8: next")
  }

  @Test func `the next submit hands over again, even if nothing was edited`() throws {
    var screen = Self.screen("ada<F2>")
    try Self.reply(.rejected(["user": "Taken."]), to: &screen)
    Self.press("<F2>", in: &screen)
    #expect(screen.filling.mode == .handingOver)
    #expect(screen.textsShown(underFieldAt: 0).isEmpty)
    let request = try #require(screen.filling.takeRequests().first)
    #expect(request.attempt == 1)
    screen.handle(.answer(.accepted, to: request.id))
    #expect(screen.filling.outcome?.exitStatus == 0)
  }

  @Test func `a rule refuses a submit before a rejected answer is submitted again`() throws {
    var screen = Self.screen("ada<Tab>x<F2>")
    try Self.reply(.rejected(["mail": "Blocked."]), to: &screen)
    Self.press("<Up><Ctrl-U><F2>", in: &screen)
    #expect(screen.filling.mode != .handingOver)
    #expect(screen.textsShown(underFieldAt: 1) == ["Blocked."])
  }

  @Test(
    arguments: [
      (.rejected([:], "The server is down."), " The server is down."),
      (.rejected([:]), " The answers were not accepted."),
      (.rejected(["none": "No.", "why": "So."], "Bad."), " Bad. none: No.; Why: So."),
      (.failed("./x was killed"), " Not submitted: ./x was killed"),
      (.options([]), " Not submitted: it returned options"),
    ] as [(CheckAnswer, String)]
  )
  func `a message about no asked field is a notice`(answer: CheckAnswer, line: String) throws {
    var screen = Self.screen("ada<F2>")
    try Self.reply(answer, to: &screen)
    #expect(Self.lines(screen)[10] == line)
    #expect(screen.narrator.reply(in: screen.filling) != nil)
    Self.press("<Tab>", in: &screen)
    #expect(Self.lines(screen)[10] == "")
  }

  @Test(arguments: [(40, 10, 6...8), (40, 6, 3...5), (80, 24, 21...22)])
  func `a long reply is shown in several rows until the next key`(
    columns: Int,
    rows: Int,
    taken: ClosedRange<Int>
  ) throws {
    let reply = "The server refused the order: the card was declined by the bank, call them first."
    var screen = Self.screen("ada<F2>")
    try Self.reply(.rejected([:], reply), to: &screen)
    let frame = screen.frame(in: Size(columns: columns, rows: rows))
    let lines = frame.lines[taken].map { $0.drop { $0 == " " } }
    #expect(lines.joined(separator: " ") == reply)
    #expect(frame.cursor != nil)
    Self.press("<Tab>", in: &screen)
    let after = screen.frame(in: Size(columns: columns, rows: rows)).lines
    #expect(!after.joined().contains("first."))
  }

  @Test func `a reply longer than half of the screen is cut`() throws {
    var screen = Self.screen("ada<F2>")
    try Self.reply(
      .rejected([:], String(repeating: "word ", count: 99) + "end"),
      to: &screen
    )
    let size = Size(columns: 40, rows: 10)
    let lines = screen.frame(in: size).lines
    #expect(!lines[3].contains("word"))
    #expect(lines[4...8].allSatisfy { $0.contains("word") })
    #expect(lines[8].hasSuffix("…"))
    // What it covers cannot be clicked.
    screen.fit(size)
    for row in 4...8 {
      var clicked = screen
      for action in [Pointer.Action.press, .release] {
        clicked.handle(.pointer(Pointer(action, at: Position(row: row, column: 20)), on: size))
      }
      #expect(clicked.filling.focus == screen.filling.focus)
      #expect(clicked.filling.outcome == nil && clicked.filling.mode != .handingOver)
    }
  }

  @Test func `a field that is no longer asked does not keep its message`() throws {
    var screen = Self.screen("ada<Tab><Tab><Space><Tab>w<F2>")
    try Self.reply(.rejected(["why": "So."]), to: &screen)
    #expect(screen.filling.sheet.problems.invalid.indices == [3])
    Self.press("<Up><Space>", in: &screen)
    #expect(screen.filling.sheet.problems.invalid.isEmpty)
  }

  @Test func `a late reply is not waited for`() {
    var screen = Self.screen("ada<F2>")
    let ids = screen.filling.takeRequests().map(\.id)
    screen.handle(.elapsed(.milliseconds(9_999)))
    #expect(screen.filling.mode == .handingOver)
    screen.handle(.elapsed(.seconds(10)))
    #expect(Self.lines(screen)[10] == " Submitting took too long.")
    #expect(screen.filling.takeCancellations() == ids)
    for id in ids { screen.handle(.answer(.accepted, to: id)) }
    #expect(screen.filling.outcome == nil)
  }

  @Test func `the spinner turns with the time, and the last line is shown`() throws {
    var screen = Self.screen("ada<F2>")
    let request = try #require(screen.filling.takeRequests().first)
    #expect(screen.filling.deadline == .milliseconds(100))
    #expect(Self.lines(screen).suffix(2) == [" ⠋ Submitting…", " Esc cancel"])
    screen.handle(.progress("Sending\u{1B}[1m mail", of: request.id))
    screen.handle(.elapsed(.milliseconds(100)))
    #expect(screen.filling.deadline == .milliseconds(200))
    #expect(Self.lines(screen)[10].hasPrefix(" ⠙ Sending"))
    screen.fit(Size(columns: 60, rows: 6))
    #expect(Self.lines(screen, rows: 6)[5].hasSuffix(" Esc stops."))
  }

  @Test(arguments: ["x", "<F2>", "<Tab>", "<Enter>", "<F1>", "<Ctrl-L>"] as [Keystrokes])
  func `other keys do nothing in the meantime`(keys: Keystrokes) {
    var screen = Self.screen("ada<F2>")
    Self.press(keys, in: &screen)
    screen.handle(.paste("b"))
    #expect(screen.filling.mode == .handingOver)
    #expect(screen.filling.focus == .field(0))
    #expect(screen.filling.ruler.answers["user"] == "ada")
  }

  @Test(
    arguments: [
      ("ada<F2>", "<Esc>", nil), ("ada<F2>", "<Ctrl-C>", nil),
      ("ada<F2>", "<Ctrl-C><Ctrl-C>", 130), ("<F2>", "<Ctrl-C>", nil),
      ("<F2>", "<Ctrl-C><Ctrl-C>", 130),
    ] as [(Keystrokes, Keystrokes, Int?)]
  )
  func `Esc and Ctrl-C cancel only the request`(
    before: Keystrokes,
    keys: Keystrokes,
    status: Int?
  ) {
    var screen = Self.screen(before, in: Self.filled)
    let ids = screen.filling.takeRequests().map(\.id)
    Self.press(keys, in: &screen)
    #expect(screen.filling.mode != .handingOver)
    #expect(ids.count == 1 && screen.filling.takeCancellations() == ids)
    #expect(screen.filling.outcome?.exitStatus == status)
  }

  @Test func `a request that was never taken needs no canceling`() {
    var screen = Self.screen("ada<F2><Esc>")
    #expect(screen.filling.takeRequests().isEmpty)
    #expect(screen.filling.takeCancellations().isEmpty)
    #expect(Self.lines(screen)[10] == " Submitting was canceled.")
  }

  @Test func `a submit without a user also waits`() throws {
    var screen = Self.screen("ada")
    screen.filling.submitAtOnce()
    #expect(screen.filling.mode == .handingOver)
    try Self.reply(.rejected(["user": "Taken."]), to: &screen)
    #expect(screen.narrator.problems(ofFieldAt: 0, in: screen.filling.sheet) == ["Taken."])
  }

  @Test func `it is announced once, without the lines that follow`() throws {
    var screen = Self.screen("ada")
    var announcer = Announcer()
    _ = announcer.news(of: screen)
    Self.press("<F2>", in: &screen)
    #expect(announcer.news(of: screen) == ["Submitting…"])
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.progress("a line", of: request.id))
    screen.handle(.elapsed(.seconds(1)))
    #expect(announcer.news(of: screen).isEmpty)
  }
}

/// Submits in line mode.
extension SubmissionTests {
  private static func plain(_ lines: [String]) -> PlainFilling {
    var plain = PlainFilling(form)
    plain.update { $0.expectReply(within: .seconds(10)) }
    for line in lines { plain.enter(line) }
    _ = plain.takeLines()
    return plain
  }

  private static let whole = ["ada", "", "no", "yes"]

  private static func reply(_ answer: CheckAnswer, to plain: inout PlainFilling) {
    plain.update { screen in
      for request in screen.filling.takeRequests() {
        screen.handle(.answer(answer, to: request.id))
      }
    }
  }

  @Test func `line mode waits, and an accepted submit ends it`() {
    var plain = Self.plain(Array(Self.whole.dropLast()))
    plain.enter("yes")
    #expect(plain.takeLines() == ["Submitting…"])
    #expect(plain.isWaiting)
    Self.reply(.accepted, to: &plain)
    #expect(plain.outcome?.exitStatus == 0)
  }

  @Test func `line mode reports what was rejected, and asks again`() {
    var plain = Self.plain(Self.whole)
    Self.reply(.rejected(["user": "Taken."], "Sorry."), to: &plain)
    #expect(!plain.isWaiting)
    let lines = plain.takeLines()
    #expect(lines.prefix(2) == ["Sorry.", "User: ✗ error: Taken."])
    #expect(lines.contains("1 of 3. User (required)"))
    for line in ["bob", "yes"] { plain.enter(line) }
    Self.reply(.accepted, to: &plain)
    #expect(plain.outcome?.exitStatus == 0)
  }

  @Test func `line mode prints a line about the progress once a second at most`() throws {
    var plain = Self.plain(Self.whole)
    let id = try #require(plain.filling.takeRequests().first?.id)
    var printed: [[String]] = []
    for (line, time) in [("one", 100), ("two", 900), ("two", 1_100), ("two", 2_200)] {
      plain.update { screen in
        screen.handle(.elapsed(.milliseconds(time)))
        screen.handle(.progress(line, of: id))
      }
      printed.append(plain.takeLines())
    }
    #expect(printed == [["one"], [], ["two"], []])
  }

  @Test func `in line mode, Ctrl-C cancels the request`() {
    var plain = Self.plain(Self.whole)
    plain.interrupt()
    #expect(plain.outcome == nil)
    #expect(!plain.isWaiting)
    #expect(plain.takeLines().first == "Submitting was canceled.")
  }
}
