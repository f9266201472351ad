import FormValidation
import TestSupport
import Testing

@testable import FormUI

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

  /// Returns a session after keys, whose submits wait for a reply for ten seconds.
  private static func session(_ keys: Keystrokes, in form: Form = form) -> Session {
    var session = Session(form)
    session.expectReply(within: .seconds(10))
    press(keys, in: &session)
    return session
  }

  private static func press(_ keys: Keystrokes, in session: inout Session) {
    for key in keys { session.handle(.key(key)) }
  }

  private static func reply(_ answer: CheckAnswer, to session: inout Session) throws {
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(answer, to: request.id))
  }

  private static func lines(_ session: Session, rows: Int = 12) -> [String] {
    session.frame(in: Size(columns: 60, rows: rows)).lines
  }

  @Test func `a submit hands the answers over once, and an accepted one ends the session`() throws {
    var session = Self.session("ada<F2>")
    #expect(session.outcome == nil)
    #expect(session.isHandingOver)
    #expect(session.answersHandedOver == ["user": "ada", "mail": "", "more": false])
    let requests = session.takeRequests()
    #expect(requests.map(\.purpose) == [.submit])
    #expect(session.takeRequests().isEmpty)
    session.handle(.answer(.accepted, to: requests[0].id))
    #expect(session.outcome == .submitted(["user": "ada", "mail": "", "more": false]))
  }

  @Test func `answers that rules refuse are not handed over`() {
    var session = Self.session("<F2>")
    #expect(!session.isHandingOver)
    #expect(session.takeRequests().isEmpty)
  }

  @Test func `rejected answers have messages beside them, until they are edited`() throws {
    var session = Self.session("ada<Tab>x<F2>")
    try Self.reply(
      .rejected(["mail": "Blocked.", "user": "Taken {so}."], "Try again."),
      to: &session
    )
    #expect(session.outcome == nil)
    #expect(session.focus == .field(0))
    #expect(session.textsShown(underFieldAt: 0) == ["Taken {so}."])
    #expect(session.textsShown(underFieldAt: 1) == ["Blocked."])
    #expect(Self.lines(session)[10] == " Try again.")
    Self.press("!", in: &session)
    #expect(session.textsShown(underFieldAt: 0).isEmpty)
    #expect(session.textsShown(underFieldAt: 1) == ["Blocked."])
    #expect(Self.lines(session)[10] == " 1 field needs attention. F8: go to it")
  }

  @Test func `a rejected blank answer is not a required one`() throws {
    var session = Self.session("ada<F2>")
    try Self.reply(.rejected(["mail": "Enter a mail.", "more": "Say more."]), to: &session)
    #expect(Self.lines(session)[0].hasSuffix("2 of 3 · 2 problems"))
    #expect(Self.lines(session)[10] == " 2 fields need attention. F8: next")
  }

  @Test func `the next submit hands over again, even if nothing was edited`() throws {
    var session = Self.session("ada<F2>")
    try Self.reply(.rejected(["user": "Taken."]), to: &session)
    Self.press("<F2>", in: &session)
    #expect(session.isHandingOver)
    #expect(session.textsShown(underFieldAt: 0).isEmpty)
    let request = try #require(session.takeRequests().first)
    #expect(request.attempt == 1)
    session.handle(.answer(.accepted, to: request.id))
    #expect(session.outcome?.exitStatus == 0)
  }

  @Test func `a rule refuses a submit before a rejected answer is submitted again`() throws {
    var session = Self.session("ada<Tab>x<F2>")
    try Self.reply(.rejected(["mail": "Blocked."]), to: &session)
    Self.press("<Up><Ctrl-U><F2>", in: &session)
    #expect(!session.isHandingOver)
    #expect(session.textsShown(underFieldAt: 1) == ["Blocked."])
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
    var session = Self.session("ada<F2>")
    try Self.reply(answer, to: &session)
    #expect(Self.lines(session)[10] == line)
    #expect(session.replyNotice != nil)
    Self.press("<Tab>", in: &session)
    #expect(Self.lines(session)[10] == "")
  }

  @Test(arguments: [(40, 10, 6...8), (40, 6, 3...5), (80, 24, 21...22)])
  func `a long reply is shown in several rows until the next key`(
    columns: Int,
    rows: Int,
    taken: ClosedRange<Int>
  ) throws {
    let reply = "The server refused the order: the card was declined by the bank, call them first."
    var session = Self.session("ada<F2>")
    try Self.reply(.rejected([:], reply), to: &session)
    let frame = session.frame(in: Size(columns: columns, rows: rows))
    let lines = frame.lines[taken].map { $0.drop { $0 == " " } }
    #expect(lines.joined(separator: " ") == reply)
    #expect(frame.cursor != nil)
    Self.press("<Tab>", in: &session)
    let after = session.frame(in: Size(columns: columns, rows: rows)).lines
    #expect(!after.joined().contains("first."))
  }

  @Test func `a reply longer than half of the screen is cut`() throws {
    var session = Self.session("ada<F2>")
    try Self.reply(
      .rejected([:], String(repeating: "word ", count: 99) + "end"),
      to: &session
    )
    let size = Size(columns: 40, rows: 10)
    let lines = session.frame(in: size).lines
    #expect(!lines[3].contains("word"))
    #expect(lines[4...8].allSatisfy { $0.contains("word") })
    #expect(lines[8].hasSuffix("…"))
    // What it covers cannot be clicked.
    session.fit(size)
    for row in 4...8 {
      var clicked = session
      for action in [Pointer.Action.press, .release] {
        clicked.handle(.pointer(Pointer(action, at: Position(row: row, column: 20)), on: size))
      }
      #expect(clicked.focus == session.focus)
      #expect(clicked.outcome == nil && !clicked.isHandingOver)
    }
  }

  @Test func `a field that is no longer asked does not keep its message`() throws {
    var session = Self.session("ada<Tab><Tab><Space><Tab>w<F2>")
    try Self.reply(.rejected(["why": "So."]), to: &session)
    #expect(session.problems.invalid.indices == [3])
    Self.press("<Up><Space>", in: &session)
    #expect(session.problems.invalid.isEmpty)
  }

  @Test func `a late reply is not waited for`() {
    var session = Self.session("ada<F2>")
    let ids = session.takeRequests().map(\.id)
    session.handle(.elapsed(.milliseconds(9_999)))
    #expect(session.isHandingOver)
    session.handle(.elapsed(.seconds(10)))
    #expect(Self.lines(session)[10] == " Submitting took too long.")
    #expect(session.takeCancellations() == ids)
    for id in ids { session.handle(.answer(.accepted, to: id)) }
    #expect(session.outcome == nil)
  }

  @Test func `the spinner turns with the time, and the last line is shown`() throws {
    var session = Self.session("ada<F2>")
    let request = try #require(session.takeRequests().first)
    #expect(session.deadline == .milliseconds(100))
    #expect(Self.lines(session).suffix(2) == [" ⠋ Submitting…", " Esc cancel"])
    session.handle(.progress("Sending\u{1B}[1m mail", of: request.id))
    session.handle(.elapsed(.milliseconds(100)))
    #expect(session.deadline == .milliseconds(200))
    #expect(Self.lines(session)[10].hasPrefix(" ⠙ Sending"))
    session.fit(Size(columns: 60, rows: 6))
    #expect(Self.lines(session, rows: 6)[5].hasSuffix(" Esc stops."))
  }

  @Test(arguments: ["x", "<F2>", "<Tab>", "<Enter>", "<F1>", "<Ctrl-L>"] as [Keystrokes])
  func `other keys do nothing in the meantime`(keys: Keystrokes) {
    var session = Self.session("ada<F2>")
    Self.press(keys, in: &session)
    session.handle(.paste("b"))
    #expect(session.isHandingOver)
    #expect(session.focus == .field(0))
    #expect(session.ruler.answers["user"] == "ada")
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
    var session = Self.session(before, in: Self.filled)
    let ids = session.takeRequests().map(\.id)
    Self.press(keys, in: &session)
    #expect(!session.isHandingOver)
    #expect(ids.count == 1 && session.takeCancellations() == ids)
    #expect(session.outcome?.exitStatus == status)
  }

  @Test func `a request that was never taken needs no canceling`() {
    var session = Self.session("ada<F2><Esc>")
    #expect(session.takeRequests().isEmpty)
    #expect(session.takeCancellations().isEmpty)
    #expect(Self.lines(session)[10] == " Submitting was canceled.")
  }

  @Test func `a submit without a user also waits`() throws {
    var session = Self.session("ada")
    session.submitAtOnce()
    #expect(session.isHandingOver)
    try Self.reply(.rejected(["user": "Taken."]), to: &session)
    #expect(session.problems(ofFieldAt: 0) == ["Taken."])
  }

  @Test func `it is announced once, without the lines that follow`() throws {
    var session = Self.session("ada")
    var announcer = Announcer()
    _ = announcer.news(of: session)
    Self.press("<F2>", in: &session)
    #expect(announcer.news(of: session) == ["Submitting…"])
    let request = try #require(session.takeRequests().first)
    session.handle(.progress("a line", of: request.id))
    session.handle(.elapsed(.seconds(1)))
    #expect(announcer.news(of: session).isEmpty)
  }
}

/// Submits in line mode.
extension SubmissionTests {
  private static func plain(_ lines: [String]) -> PlainSession {
    var plain = PlainSession(form)
    plain.update { $0.expectReply(within: .seconds(10)) }
    for line in lines { plain.enter(line) }
    _ = plain.takeLines()
    return plain
  }

  private static let whole = ["ada", "", "no", "yes"]

  private static func reply(_ answer: CheckAnswer, to plain: inout PlainSession) {
    plain.update { session in
      for request in session.takeRequests() { session.handle(.answer(answer, to: request.id)) }
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
    let id = try #require(plain.session.takeRequests().first?.id)
    var printed: [[String]] = []
    for (line, time) in [("one", 100), ("two", 900), ("two", 1_100), ("two", 2_200)] {
      plain.update { session in
        session.handle(.elapsed(.milliseconds(time)))
        session.handle(.progress(line, of: id))
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
