import FormValidation
import TestSupport
import Testing

@testable import FormUI

struct DraftOfferTests {
  private static let form = Form(
    title: "Join",
    fields: [
      Field("user", label: "User", TextField()), Field("key", label: "Key", PasswordField()),
      Field("age", label: "Age", NumberField()),
    ]
  )

  private static func offer(_ seconds: Int = 300, unfit: [FieldID] = []) -> DraftOffer {
    var draft = form
    _ = draft.start(fieldAt: 0, with: "ada")
    return DraftOffer(form: draft, before: ["user": ""], unfit: unfit, age: .seconds(seconds))
  }

  private static func session(_ keys: Keystrokes, unfit: [FieldID] = []) -> Session {
    var session = Session(form)
    session.offer(offer(unfit: unfit))
    for key in keys { session.handle(.key(key)) }
    return session
  }

  private static func lines(_ session: Session) -> [String] {
    session.frame(in: Size(columns: 60, rows: 12)).lines
  }

  @Test(arguments: [
    (-1, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (3_599, "59 minutes"),
    (3_600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"), (864_000, "10 days"),
  ])
  func `the question states the age`(seconds: Int, words: String) {
    var session = Session(Self.form)
    session.offer(Self.offer(seconds))
    #expect(Self.lines(session)[10] == " Resume your draft from \(words) ago?")
    #expect(Self.lines(session)[11] == " Enter resume  Esc start over")
  }

  @Test(arguments: [
    ("<Enter>", "ada"), ("<Enter>y", "aday"), ("<Esc>", ""), ("<Esc>n", "n"), ("y<Enter>", "ada"),
    ("<Tab>n<Esc>", ""),
  ])
  func `Enter resumes, and Esc starts over`(keys: Keystrokes, value: Value) {
    let session = Self.session(keys)
    #expect(session.mode == .filling)
    #expect(session.ruler.answers["user"] == value)
  }

  @Test(
    arguments: [
      "x", "y", "n", "<Space>", "<Tab>", "<Shift-Tab>", "<Down>", "<PgDn>", "<F1>", "<F2>",
      "<Ctrl-S>", "<Ctrl-V>", "<Backspace>", "<Ctrl-_>", "<Alt-u>", "hello there",
    ] as [Keystrokes]
  )
  func `other keys leave the question open, which then names the keys`(keys: Keystrokes) {
    let session = Self.session(keys)
    #expect(session.offersDraft && session.outcome == nil)
    #expect(
      Self.lines(session).suffix(3) == [
        " Resume your draft from 5 minutes ago? Press Enter to",
        " resume it, or Esc to start over.", " Enter resume  Esc start over",
      ]
    )
    #expect(session.ruler.answers["user"] == "" && session.answersToKeep.isEmpty)
  }

  @Test func `a paste and the mouse leave the question open, except on the key line`() {
    let size = Size(columns: 60, rows: 12)
    var session = Session(Self.form)
    session.offer(Self.offer())
    session.fit(size)
    session.handle(.paste("bob\n", isCut: false))
    #expect(session.offersDraft && Self.lines(session)[10].contains("or Esc"))
    for row in 0..<11 {
      for action in [Pointer.Action.press, .drag, .release, .wheelDown] {
        session.handle(.pointer(Pointer(action, at: Position(row: row, column: 20)), on: size))
      }
      #expect(session.offersDraft && session.outcome == nil)
    }
    for action in [Pointer.Action.press, .release] {
      session.handle(.pointer(Pointer(action, at: Position(row: 11, column: 2)), on: size))
    }
    #expect(!session.offersDraft && session.ruler.answers["user"] == "ada")
  }

  @Test func `the time and redrawing leave the question as it is`() {
    let session = Self.session("x<Ctrl-L>")
    #expect(session.offersDraft && Self.lines(session)[10].contains("or Esc"))
  }

  @Test(arguments: [(1, "1 other draft is kept;"), (2, "2 other drafts are kept;")])
  func `the question mentions drafts that were set aside`(count: Int, words: String) {
    var (session, offer) = (Session(Self.form), Self.offer())
    offer.otherCount = count
    session.offer(offer)
    let question = "Resume your draft from 5 minutes ago? \(words)"
    #expect(session.draftQuestion?.hasPrefix(question) == true)
  }

  @Test func `after starting over, a notice says that the draft is kept`() {
    let session = Self.session("<Esc>")
    #expect(Self.lines(session)[10] == " Drafts: --resume")
    #expect(
      session.frame(in: Size(columns: 80, rows: 12)).lines[10]
        == " Your draft is kept. To resume it, start again with --resume."
    )
  }

  @Test(arguments: [
    (FillingPlace.field("age"), 2), (.field("user"), 0), (.field("gone"), 0), (.review, 0),
  ])
  func `a draft is resumed where the user was`(place: FillingPlace, index: Int) {
    var session = Session(Self.form)
    let offer = Self.offer()
    session.resume(DraftOffer(form: offer.form, before: [:], unfit: [], age: .zero, place: place))
    #expect(session.focus == .field(index))
    #expect(!session.fields[0].state.wasLeft)
  }

  @Test(
    arguments: [
      ("", .field("a"), "a"), ("<PgDn>", .field("b"), "b"), ("<PgDn><Tab>", .field("b"), "b"),
      ("<PgDn><PgDn>", .review, nil),
    ] as [(Keystrokes, FillingPlace, String?)]
  )
  func `the page and the review are kept`(keys: Keystrokes, place: FillingPlace, field: String?) {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField()), Field("b", TextField())],
      sections: [Form.Section(.page, "One", from: 0), Form.Section(.page, "Two", from: 1)],
      hasReview: true
    )
    let session = filling(form, with: keys)
    #expect(session.place == place)
    var next = Session(form)
    next.resume(DraftOffer(form: form, before: [:], unfit: [], age: .zero, place: place))
    #expect(next.page == session.page)
    #expect(next.focusedIndex.map { form.fields[$0].id.rawValue } == field)
  }

  @Test func `resumed answers are drawn where others were`() {
    var session = Session(Self.form)
    session.offer(Self.offer())
    var blocks = DrawnBlocks()
    _ = session.frame(in: Size(columns: 60, rows: 12), reusing: &blocks)
    session.handle(.key(.enter))
    let frame = session.frame(in: Size(columns: 60, rows: 12), reusing: &blocks)
    #expect(frame == session.frame(in: Size(columns: 60, rows: 12)))
    #expect(frame.lines.contains { $0.contains("ada") })
  }

  @Test func `Ctrl-C quits at the question`() {
    #expect(Self.session("<Ctrl-C>").outcome == .interrupted(.interrupt))
  }

  @Test func `answers that do not fit are reported`() {
    let session = Self.session("<Enter>", unfit: ["plan", "old"])
    #expect(Self.lines(session)[10] == " These answers of the draft no longer fit: plan, old.")
  }

  @Test(
    arguments: [
      ("", [:]), ("bob", ["user": "bob"]), ("b<Backspace>", [:]), ("<Tab>hunter22", [:]),
      ("<Tab><Tab>1-", ["age": "1-"]), ("<Tab><Tab>12", ["age": 12]),
    ] as [(Keystrokes, [FieldID: Value])]
  )
  func `answers that differ are saved, without secrets`(keys: Keystrokes, answers: [FieldID: Value])
  {
    #expect(filling(Self.form, with: keys).answersToKeep == answers)
  }

  @Test(
    arguments: [
      ("<Enter>", ["user": "ada"]), ("<Enter>!", ["user": "ada!"]),
      ("<Enter><Tab><Tab>3", ["user": "ada", "age": 3]), ("<Enter><Ctrl-U>", [:]),
      ("<Esc>", [:]), ("<Esc>bob", ["user": "bob"]),
    ] as [(Keystrokes, [FieldID: Value])]
  )
  func `resumed answers stay saved`(keys: Keystrokes, answers: [FieldID: Value]) {
    #expect(Self.session(keys).answersToKeep == answers)
  }

  @Test func `every change is counted, and nothing else`() {
    let session = filling(Self.form, with: "a<Tab><Up>")
    #expect(session.changeCount == 1)
    #expect(filling(Self.form, with: "a<Tab><Up>b").changeCount == 2)
  }

  @Test func `no request is made before the question is answered`() throws {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField(), rules: [.remote("free", debounce: .zero)])]
    )
    var draft = form
    _ = draft.start(fieldAt: 0, with: "ada")
    var session = Session(draft)
    session.offer(DraftOffer(form: draft, before: ["a": ""], unfit: [], age: .zero))
    session.handle(.elapsed(.seconds(1)))
    #expect(session.takeRequests().isEmpty)
    session.handle(.key(.enter))
    session.handle(.elapsed(.seconds(1)))
    #expect(session.takeRequests().map(\.value) == ["ada"])
  }

  @Test func `while a draft is kept, quitting says so`() {
    var session = Self.session("<Esc>bob")
    session.keepsDraft = true
    session.handle(.key(.escape))
    #expect(
      session.frame(in: Size(columns: 80, rows: 12)).lines[10].hasPrefix(" Quit and keep a draft?")
    )
    session.remark(onDraftNotKept: "No space left on device")
    session.handle(.key(.tab))
    session.handle(.key(.escape))
    #expect(
      session.frame(in: Size(columns: 80, rows: 12)).lines[10].hasPrefix(" Discard your answers?")
    )
  }

  @Test(arguments: [
    ("yes", "ada"), ("y", "ada"), ("no", ""), ("what\nyes", "ada"), (":submit\nyes", "ada"),
    (":back\n:review\n:help\n:next\n:nonsense\nyes", "ada"),
  ])
  func `line mode asks first`(lines: String, value: Value) {
    var session = Session(Self.form)
    session.offer(Self.offer())
    var plain = PlainSession(session)
    let said = plain.takeLines()
    #expect(said.last == "Resume your draft from 5 minutes ago? Enter yes or no.")
    #expect(plain.prompt == "> ")
    for line in lines.split(separator: "\n") { plain.enter(String(line)) }
    #expect(plain.takeLines().last { $0.contains(" of 3. ") } == "1 of 3. User")
    #expect(plain.session.ruler.answers["user"] == value)
    #expect(plain.outcome == nil)
  }

  @Test func `line mode can be left at the question`() {
    var session = Session(Self.form)
    session.offer(Self.offer())
    var plain = PlainSession(session)
    plain.enter(":cancel")
    #expect(plain.outcome == .cancelled)
  }
}
