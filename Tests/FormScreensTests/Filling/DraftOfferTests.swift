@testable import FormNarration
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

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

  private static func screen(_ keys: Keystrokes, unfit: [FieldID] = []) -> Screen {
    var screen = Screen(form)
    screen.filling.offer(offer(unfit: unfit))
    for key in keys { screen.handle(.key(key)) }
    return screen
  }

  private static func lines(_ screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 60, rows: 12)).lines
  }

  @Test(arguments: [
    (-1, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (3_599, "59 minutes"),
    (3_600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"), (864_000, "10 days"),
  ])
  func `the question states the age`(seconds: Int, words: String) {
    var screen = Screen(Self.form)
    screen.filling.offer(Self.offer(seconds))
    #expect(Self.lines(screen).contains { $0.contains("  Resume your draft from \(words) ago?  ") })
    #expect(Self.lines(screen).contains { $0.contains("  [ Start over ]  [ Resume ]  ") })
    #expect(Self.lines(screen)[11] == " Esc start over  Enter resume")
  }

  @Test(arguments: [
    ("<Enter>", "ada"), ("<Enter>y", "aday"), ("<Esc>", ""), ("<Esc>n", "n"), ("y<Enter>", "ada"),
    ("<Tab>n<Esc>", ""),
  ])
  func `Enter resumes, and Esc starts over`(keys: Keystrokes, value: Value) {
    let screen = Self.screen(keys)
    #expect(screen.filling.mode == .filling)
    #expect(screen.filling.ruler.answers["user"] == value)
  }

  /// Returns whether the question names the keys that answer it.
  private static func namesKeys(_ screen: Screen) -> Bool {
    lines(screen).contains { $0.contains(" Press Enter to resume it, or Esc to start over. ") }
  }

  @Test(arguments: ["<Tab>", "<Shift-Tab>", "<Down>", "<Left>"] as [Keystrokes])
  func `keys that move select the other button`(keys: Keystrokes) {
    var screen = Self.screen(keys)
    #expect(screen.filling.mode == .offeringDraft && !Self.namesKeys(screen))
    #expect(Self.lines(screen)[11] == " Esc/Enter start over")
    screen.handle(.key(.enter))
    #expect(screen.filling.mode != .offeringDraft && screen.filling.ruler.answers["user"] == "")
  }

  @Test(
    arguments: [
      "x", "y", "n", "<Space>", "<PgDn>", "<F1>", "<F2>",
      "<Ctrl-S>", "<Ctrl-V>", "<Backspace>", "<Ctrl-_>", "<Alt-u>", "hello there",
    ] as [Keystrokes]
  )
  func `other keys leave the question open, which then names the keys`(keys: Keystrokes) {
    let screen = Self.screen(keys)
    #expect(screen.filling.mode == .offeringDraft && screen.filling.outcome == nil)
    #expect(Self.namesKeys(screen))
    #expect(Self.lines(screen)[11] == " Esc start over  Enter resume")
    #expect(
      screen.filling.ruler.answers["user"] == "" && DraftContent(of: screen.filling).answers.isEmpty
    )
  }

  @Test func `a paste and the mouse leave the question open, except on the key line`() {
    let size = Size(columns: 60, rows: 12)
    var screen = Screen(Self.form)
    screen.filling.offer(Self.offer())
    screen.fit(size)
    screen.handle(.paste("bob\n", isCut: false))
    #expect(screen.filling.mode == .offeringDraft && Self.namesKeys(screen))
    for row in 0..<11 {
      for action in [Pointer.Action.press, .drag, .release, .wheelDown] {
        screen.handle(.pointer(Pointer(action, at: Position(row: row, column: 2)), on: size))
      }
      #expect(screen.filling.mode == .offeringDraft && screen.filling.outcome == nil)
    }
    for action in [Pointer.Action.press, .release] {
      screen.handle(.pointer(Pointer(action, at: Position(row: 11, column: 18)), on: size))
    }
    #expect(screen.filling.mode != .offeringDraft && screen.filling.ruler.answers["user"] == "ada")
  }

  @Test func `the time and redrawing leave the question as it is`() {
    let screen = Self.screen("x<Ctrl-L>")
    #expect(screen.filling.mode == .offeringDraft && Self.namesKeys(screen))
  }

  @Test(arguments: [(1, "1 other draft is kept;"), (2, "2 other drafts are kept;")])
  func `the question mentions drafts that were set aside`(count: Int, words: String) {
    var (screen, offer) = (Screen(Self.form), Self.offer())
    offer.otherCount = count
    screen.filling.offer(offer)
    let question = "Resume your draft from 5 minutes ago? \(words)"
    #expect(
      screen.narrator.draftQuestion(of: screen.filling)?.joined(separator: " ").hasPrefix(question)
        == true
    )
  }

  @Test func `after starting over, a notice says that the draft is kept`() {
    let screen = Self.screen("<Esc>")
    #expect(Self.lines(screen)[10] == " Drafts: --resume")
    #expect(
      screen.frame(in: Size(columns: 80, rows: 12)).lines[10]
        == " Your draft is kept. To resume it, start again with --resume."
    )
  }

  @Test func `texts of a resumed draft have its answers in them`() {
    let form = Form(
      title: "Join",
      fields: [
        Field("user", label: "User", TextField()),
        Field("age", label: "Age of {user}", NumberField(), help: "When {user} was born."),
        Field("plan", label: "Plan", Radio([Choice("a", label: "For {user}")])),
      ]
    )
    var draft = form
    _ = draft.start(fieldAt: 0, with: "Ada")
    var screen = Screen(form)
    let place = FillingPlace.field("age")
    screen.filling.resume(
      DraftOffer(form: draft, before: ["user": ""], unfit: ["age"], age: .zero, place: place)
    )
    let text = Self.lines(screen).joined(separator: "\n")
    for words in ["▌ Age of Ada", "For Ada", "When Ada was born.", "no longer fit: Age of Ada."] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(!text.contains("{user}"), "\(text)")
  }

  @Test(arguments: [
    (FillingPlace.field("age"), 2), (.field("user"), 0), (.field("gone"), 0), (.review, 0),
  ])
  func `a draft is resumed where the user was`(place: FillingPlace, index: Int) {
    var screen = Screen(Self.form)
    let offer = Self.offer()
    screen.filling.resume(
      DraftOffer(form: offer.form, before: [:], unfit: [], age: .zero, place: place)
    )
    #expect(screen.filling.focus == .field(index))
    #expect(!screen.filling.sheet.fields[0].state.wasLeft)
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
    let screen = Screen(form, with: keys)
    #expect(DraftContent(of: screen.filling).place == place)
    var next = Screen(form)
    next.filling.resume(DraftOffer(form: form, before: [:], unfit: [], age: .zero, place: place))
    #expect(next.filling.page == screen.filling.page)
    #expect(next.filling.sheet.focusedIndex.map { form.fields[$0].id.rawValue } == field)
  }

  @Test func `resumed answers are drawn where others were`() {
    var screen = Screen(Self.form)
    screen.filling.offer(Self.offer())
    var blocks = DrawnBlocks()
    _ = screen.frame(in: Size(columns: 60, rows: 12), reusing: &blocks)
    screen.handle(.key(.enter))
    let frame = screen.frame(in: Size(columns: 60, rows: 12), reusing: &blocks)
    #expect(frame == screen.frame(in: Size(columns: 60, rows: 12)))
    #expect(frame.lines.contains { $0.contains("ada") })
  }

  @Test func `Ctrl-C quits at the question`() {
    #expect(Self.screen("<Ctrl-C>").filling.outcome == .interrupted(.interrupt))
  }

  @Test func `answers that do not fit are reported`() {
    let screen = Self.screen("<Enter>", unfit: ["plan", "age", "old", "user"])
    let lines = screen.frame(in: Size(columns: 80, rows: 12)).lines
    #expect(lines[10] == " These answers of the draft no longer fit: User, Age, plan, old.")
  }

  @Test(
    arguments: [
      ("", [:]), ("bob", ["user": "bob"]), ("b<Backspace>", [:]), ("<Tab>hunter22", [:]),
      ("<Tab><Tab>1-", ["age": "1-"]), ("<Tab><Tab>12", ["age": 12]),
    ] as [(Keystrokes, [FieldID: Value])]
  )
  func `answers that differ are saved, without secrets`(keys: Keystrokes, answers: [FieldID: Value])
  {
    #expect(DraftContent(of: Screen(Self.form, with: keys).filling).answers == answers)
  }

  @Test(
    arguments: [
      ("<Enter>", ["user": "ada"]), ("<Enter>!", ["user": "ada!"]),
      ("<Enter><Tab><Tab>3", ["user": "ada", "age": 3]), ("<Enter><Ctrl-U>", [:]),
      ("<Esc>", [:]), ("<Esc>bob", ["user": "bob"]),
    ] as [(Keystrokes, [FieldID: Value])]
  )
  func `resumed answers stay saved`(keys: Keystrokes, answers: [FieldID: Value]) {
    #expect(DraftContent(of: Self.screen(keys).filling).answers == answers)
  }

  @Test func `every change is counted, and nothing else`() {
    let screen = Screen(Self.form, with: "a<Tab><Up>")
    #expect(screen.filling.sheet.changeCount == 1)
    #expect(Screen(Self.form, with: "a<Tab><Up>b").filling.sheet.changeCount == 2)
  }

  /// Returns a form with some entries, which starts with as few as it may.
  private static func guests(_ count: Int, least: Int = 0) -> Form {
    var form = Form("Guests") {
      Field("host", label: "Host", TextField())
      Repeat("guests", least...5, label: "Guest {n}") {
        Field("name", label: "Name", TextField())
      }
    }
    form.restructure { $0.change("guests") { $0.set(count: count) } }
    return form
  }

  @Test(arguments: [0, 1, 3, 5], [0, 1, 3, 5])
  func `a draft may have another number of entries than the form`(kept: Int, count: Int) throws {
    let draft = Self.guests(kept)
    for size in [Size(columns: 60, rows: 30), Size(columns: 20, rows: 6)] {
      for place in [nil, .review, .field("host"), .field("guests[0].name")] as [FillingPlace?] {
        var screen = Screen(Self.guests(count))
        screen.fit(size)
        let offer = DraftOffer(form: draft, before: [:], unfit: [], age: .zero, place: place)
        screen.filling.offer(offer)
        _ = screen.frame(in: size)
        screen.handle(.key(.enter))
        #expect(screen.form.lists[0].entries.count == kept)
        #expect(screen.frame(in: size).lines.count == size.rows)
        for key in Keystrokes("<Tab><Tab><Shift-Tab>") { screen.handle(.key(key)) }
        #expect(screen.frame(in: size).lines.count == size.rows)
      }
    }
  }

  @Test func `no request is made before the question is answered`() throws {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField(), rules: [.remote("free", debounce: .zero)])]
    )
    var draft = form
    _ = draft.start(fieldAt: 0, with: "ada")
    var screen = Screen(draft)
    screen.filling.offer(DraftOffer(form: draft, before: ["a": ""], unfit: [], age: .zero))
    screen.handle(.elapsed(.seconds(1)))
    #expect(screen.filling.takeRequests().isEmpty)
    screen.handle(.key(.enter))
    screen.handle(.elapsed(.seconds(1)))
    #expect(screen.filling.takeRequests().map(\.value) == ["ada"])
  }

  @Test func `while a draft is kept, quitting says so`() {
    var screen = Self.screen("<Esc>bob")
    screen.filling.outside.keepsDraft = true
    screen.handle(.key(.escape))
    #expect(Self.lines(screen).contains { $0.contains("  Quit and keep a draft?  ") })
    #expect(Self.lines(screen).contains { $0.contains("  [ Stay ]  [ Quit ]  ") })
    screen.handle(.key(.enter))
    screen.filling.remark(onDraftNotKept: "No space left on device")
    screen.handle(.key(.tab))
    screen.handle(.key(.escape))
    #expect(Self.lines(screen).contains { $0.contains("  Discard your answers?  ") })
  }

  @Test(arguments: [
    ("yes", "ada"), ("y", "ada"), ("no", ""), ("what\nyes", "ada"), (":submit\nyes", "ada"),
    (":back\n:review\n:help\n:next\n:nonsense\nyes", "ada"),
  ])
  func `line mode asks first`(lines: String, value: Value) {
    var screen = Screen(Self.form)
    screen.filling.offer(Self.offer())
    var plain = PlainFilling(screen.filling)
    let said = plain.takeLines()
    #expect(said.last == "Resume your draft from 5 minutes ago? Enter yes or no.")
    #expect(plain.prompt == "> ")
    for line in lines.split(separator: "\n") { plain.enter(String(line)) }
    #expect(plain.takeLines().last { $0.contains(" of 3. ") } == "1 of 3. User")
    #expect(plain.filling.ruler.answers["user"] == value)
    #expect(plain.outcome == nil)
  }

  @Test func `line mode can be left at the question`() {
    var screen = Screen(Self.form)
    screen.filling.offer(Self.offer())
    var plain = PlainFilling(screen.filling)
    plain.enter(":cancel")
    #expect(plain.outcome == .cancelled)
  }
}
