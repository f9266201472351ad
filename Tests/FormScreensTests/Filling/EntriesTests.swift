import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct EntriesTests {
  private static func form(_ counts: ClosedRange<Int> = 1...3) -> Form {
    Form("Trip") {
      Repeat<Answers>("guests", counts, label: "Guest {n}") {
        Field("name", label: "Name", TextField(), rules: [.required])
        Field("age", label: "Age", NumberField(), when: .field("name", [.equals("Ada")]))
      }
      Field("end", label: "End", TextField())
    }
  }

  /// Returns a screen after some keys, which the first frame precedes.
  private static func screen(_ keys: Keystrokes, _ form: Form = form()) -> Screen {
    var screen = Screen(form)
    for key in keys { screen.handle(.key(key)) }
    return screen
  }

  private static func names(_ screen: Screen) -> [String] {
    let list = screen.filling.form.lists[0]
    return list.entries.map { "\(screen.filling.sheet.fields[$0.lowerBound].value)" }
  }

  @Test(
    arguments: [
      ("Bob<Tab><Enter>Cy", ["Bob", "Cy"]),
      ("Bob<Tab><Enter>Cy<Tab><Tab><Enter>Di", ["Bob", "Cy", "Di"]),
      ("Bob<Insert>Cy<Insert>Di<Insert>", ["Bob", "Cy", "Di"]),
      ("Bob<Insert>Cy<Insert>Di<Alt-Up>", ["Bob", "Di", "Cy"]),
      ("Bob<Insert>Cy<Insert>Di<Alt-Up><Alt-Up><Alt-Up>", ["Di", "Bob", "Cy"]),
      ("Bob<Insert>Cy<Insert>Di<Alt-Up><Alt-Down>", ["Bob", "Cy", "Di"]),
      ("Bob<Insert>Cy<Tab><Enter>", ["Bob"]), ("Bob<Insert>Cy<Alt-Delete>", ["Bob"]),
      ("Bob<Insert>Cy<Tab><Right><Enter>", ["Cy", "Bob"]),
      ("Bob<Alt-Delete>", ["Bob"]), ("Bob<Insert>Cy<Alt-Delete><Ctrl-_>", ["Bob", "Cy"]),
      ("Bob<Insert>Cy<Insert>Di<Alt-Up><Alt-Delete><Ctrl-_>", ["Bob", "Di", "Cy"]),
      ("Bob<Insert>Cy<Alt-Delete><Insert>", ["Bob", ""]),
    ] as [(Keystrokes, [String])]
  )
  func `entries are added, removed, moved and restored`(keys: Keystrokes, names: [String]) {
    #expect(Self.names(Self.screen(keys)) == names)
  }

  @Test(arguments: [
    ("Guest {n}", "Add guest"), ("Guest {n}: {name}", "Add guest"), ("Guest #{n}", "Add guest"),
    ("Guest: {n}", "Add guest"),
    ("Guest", "Add guest"), ("{n}. Guest", "Add guests"), ("Guest {n} of 4", "Add guests"),
    ("{name}", "Add guests"), ("{name} ({n})", "Add guests"),
    ("The {name}, number {n}", "Add guests"),
  ])
  func `an entry is named by the words before its number`(label: String, button: String) {
    let form = Form("T") {
      Repeat<Answers>("guests", 0...2, label: label) { Field("name", TextField()) }
    }
    #expect(
      Self.screen("", form).frame(in: Size(columns: 40, rows: 12)).lines.contains {
        $0.contains("[ \(button) ]")
      }
    )
  }

  @Test(arguments: Language.codes, [24, 40, 80])
  func `in every language, the buttons of an entry are whole and apart`(code: String, columns: Int)
    throws
  {
    var form = Self.form(0...3)
    form.messages.language = try #require(Language.named(code))
    let screen = Self.screen("<Insert>Bob<Insert>Cy<Insert>Di<Up>", form)
    let text = screen.frame(in: Size(columns: columns, rows: 40)).lines.joined(separator: "  ")
    for change in [EntryChange.remove, .moveUp, .moveDown] {
      #expect(text.contains("[ \(screen.narrator[change.word]) ]  "), "\(text)")
    }
  }

  @Test func `an added entry begins with the answers that it follows`() {
    let form = Form("Trip") {
      Field("lead", label: "Lead", TextField())
      Repeat<Answers>("guests", 1...3, label: "Guest {n}") {
        Field("nick", label: "Nick", TextField(), source: .field("name"))
        Field("name", label: "Name", TextField(), source: .field("lead"))
      }
    }
    let screen = Self.screen("Ann<Insert><Insert>", form)
    let values = screen.filling.sheet.fields.compactMap {
      $0.widget is TextField ? $0.widget.value : nil
    }
    #expect(values == Array(repeating: "Ann", count: 7))
  }

  @Test func `an added entry begins with the time at which it is added`() {
    let form = Form("Trip") {
      Repeat<Answers>("days", 1...3) { Field("on", DateField(), source: .today) }
    }
    var screen = Screen(form, now: .startOf2000)
    screen.handle(.key(Key(.insert)))
    #expect(screen.filling.ruler.answers["days[1].on"] == "2000-01-01")
  }

  @Test(
    arguments: [
      ("a<Insert>b", "a"), ("a<Insert>b<Alt-Up>", "b"), ("a<Insert>b<Up><Alt-Delete>", "b"),
      ("a<Insert>b<Up><Alt-Delete><Ctrl-_>", "a"),
    ] as [(Keystrokes, String)]
  )
  func `what depends on an entry depends on the one that has its number`(
    keys: Keystrokes,
    name: String
  ) throws {
    let form = Form("Trip") {
      Repeat<Answers>("guests", 1...3) { Field("name", TextField()) }
      Field("host", TextField(), source: .text("{guests[0].name}"))
      Field("copy", TextField(), source: .field("guests[0].name"))
      Field.hidden("key", from: .field("guests[0].name"))
      Field("seat", Select(options: .by("guests[0].name", ["a": ["of a"], "b": ["of b"]])))
    }
    let sheet = Self.screen(keys, form).filling.sheet
    for field in ["host", "copy", "key"] as [FieldID] {
      #expect(sheet.ruler.answers[field] == .text(name))
    }
    let seat = try #require(sheet.index(of: "seat"))
    #expect(sheet.fields[seat].widget.description.choices.map(\.label) == ["of \(name)"])
  }

  @Test func `a text has an ellipsis for an entry that is not there`() {
    let form = Form("Trip") {
      Repeat<Answers>("guests", 0...2) { Field("name", label: "Name", TextField()) }
      Field("end", label: "{guests[0].name}, {guests[1].name}, {gone[0].name}", TextField())
    }
    let sheet = Self.screen("", form).filling.sheet
    #expect(sheet.form.fields[1].label == "…, …, {gone[0].name}")
    #expect(sheet.label(ofFieldNamed: "guests[0].name", at: 1) == "Name")
    let label = Self.screen("<Insert>Bob", form).filling.form.fields.last?.label
    #expect(label == "Bob, …, {gone[0].name}")
  }

  @Test func `rules and conditions of an entry are about its own answers`() {
    var screen = Self.screen("Bob<Insert>Ada<Tab>7")
    let age = FieldID("guests[1].age")
    #expect(screen.filling.ruler.answers[age] == 7)
    #expect(screen.filling.isAsked(fieldAt: 1) == false)
    screen.handle(.key(Key(.up, .control)))
    #expect(screen.filling.ruler.answers["guests[0].name"] == "Ada")
    #expect(screen.filling.ruler.answers["guests[0].age"] == 7)
    #expect(screen.filling.focus == .field(1))
    screen.handle(.key(.function(2)))
    guard case .submitted(let answers)? = screen.filling.outcome else {
      Issue.record("\(screen)")
      return
    }
    #expect(
      answers.nested["guests"]
        == [.object(["name": "Ada", "age": 7]), .object(["name": "Bob"])]
    )
  }

  @Test func `a violation names the entry`() {
    let screen = Self.screen("Bob<Insert><F2>")
    #expect(screen.filling.focus == .field(3))
    #expect(screen.filling.sheet.verdict(at: 3).violations.map(\.field) == ["guests[1].name"])
    #expect(
      screen.filling.notice?.spokenText(in: screen.filling, by: screen.narrator).contains(
        "Guest 2: Name"
      ) == true
    )
    #expect(
      Announcements(of: screen).focusAnnouncement
        == "text field, Guest 2: Name, required, empty, 2 of 3"
    )
  }

  @Test func `the limits are reported`() {
    var screen = Self.screen("<Insert><Insert><Insert>")
    #expect(screen.filling.notice == .mostEntries(3))
    screen = Self.screen("<Alt-Delete>")
    #expect(screen.filling.notice == .fewestEntries(1))
    screen = Self.screen("<Insert><Alt-Delete>")
    #expect(screen.filling.notice == .entryRemoved("Guest 2"))
  }

  @Test func `fewer entries than needed are a violation`() {
    let form = Self.form(2...3).starting(with: ["guests": [.object(["name": "Ada"])]])
    let screen = Screen(form)
    #expect(Self.names(screen) == ["Ada"])
    #expect(
      screen.narrator.problems(
        ofFieldAt: screen.filling.form.lists[0].control,
        in: screen.filling.sheet
      )
        == [
          "Guest must have at least 2 items."
        ]
    )
  }

  @Test func `a group may start without entries`() {
    var screen = Screen(Self.form(0...2))
    #expect(screen.filling.focus == .field(screen.filling.form.lists[0].control))
    screen.handle(.key(.space))
    #expect(screen.filling.focus == .field(0))
    screen.handle(.key(Key(.delete, .alt)))
    #expect(Self.names(screen) == [])
  }

  @Test func `in a narrow row, the buttons of an entry are on two lines`() throws {
    var screen = Self.screen("<Insert>Bob<Insert>Cy<Insert>Di<Up>", Self.form(0...3))
    let size = Size(columns: 40, rows: 24)
    let lines = screen.frame(in: size).lines
    let row = try #require(lines.firstIndex { $0.contains("Remove ]  [ Move up ]") })
    #expect(lines[row + 1].hasSuffix("[ Move down ]"))
    screen.handle(.key(.right))
    screen.handle(.key(.right))
    #expect(screen.frame(in: size).cursor?.row == row + 1)
    let cell = Position(row: row + 1, column: 8)
    screen.handle(.pointer(Pointer(.press, at: cell), on: size))
    screen.handle(.pointer(Pointer(.release, at: Position(row: row, column: 8)), on: size))
    #expect(Self.names(screen) == ["Bob", "Cy", "Di"], "released elsewhere, it is not pressed")
    for action in [Pointer.Action.press, .release] {
      screen.handle(.pointer(Pointer(action, at: cell), on: size))
    }
    #expect(Self.names(screen) == ["Bob", "Di", "Cy"])
  }

  @Test func `a click presses a button`() {
    var screen = Screen(Self.form())
    let size = Size(columns: 60, rows: 24)
    func click(_ row: Int, _ column: Int) {
      let cell = Position(row: row, column: column)
      for action in [Pointer.Action.press, .release] {
        screen.handle(.pointer(Pointer(action, at: cell), on: size))
      }
    }
    click(5, 5)
    #expect(Self.names(screen) == ["", ""])
    let row = screen.frame(in: size).lines.lastIndex { $0.contains("[ Remove ]") } ?? 0
    click(row, 6)
    #expect(Self.names(screen) == [""])
  }

  @Test func `line mode asks whether to add another`() {
    var plain = PlainFilling(Self.form(0...2))
    #expect(plain.takeLines().suffix(1) == ["Add guest? (y/N)"])
    for line in ["y", "Bob"] { plain.enter(line) }
    #expect(plain.takeLines().suffix(1) == ["Add another? (y/N)"])
    for line in ["y", "Ada", "8"] { plain.enter(line) }
    #expect(plain.takeLines().contains("3 of 4. Age"))
    for line in ["e", "y"] { plain.enter(line) }
    #expect(plain.outcome?.exitStatus == 0)
  }

  @Test func `line mode removes the entry of a question`() {
    var plain = PlainFilling(Self.form())
    plain.enter(":remove")
    #expect(plain.takeLines().contains("At least 1."))
    for line in ["Bob", "y", "Cy", ":back", ":remove"] { plain.enter(line) }
    #expect(plain.takeLines().contains("Guest 2 was removed."))
    #expect(Self.names(Screen(plain.filling)) == ["Bob"])
    plain.enter(":go 2")
    plain.enter(":remove")
    #expect(plain.takeLines().contains("This question belongs to no entry."))
  }

  @Test func `line mode restores the entry removed last`() {
    var plain = PlainFilling(Self.form())
    plain.enter(":undo")
    #expect(plain.takeLines().contains("No entry was removed."))
    for line in ["Bob", "y", "Cy", ":back", ":remove", ":undo"] { plain.enter(line) }
    let lines = plain.takeLines()
    #expect(lines.contains("Guest 2 was restored."))
    #expect(lines.last != "No entry was removed.")
    #expect(Self.names(Screen(plain.filling)) == ["Bob", "Cy"])
    plain.enter(":help")
    #expect(plain.takeLines().contains(":undo  restore the entry removed last"))
  }

  @Test func `line mode moves the entry of a question`() {
    var plain = PlainFilling(Self.form())
    for line in ["Bob", "y", "Cy", ":back", ":down"] { plain.enter(line) }
    #expect(plain.takeLines().contains("It cannot be moved further."))
    plain.enter(":up")
    let lines = plain.takeLines()
    #expect(lines.contains("It is now Guest 1.") && lines.last == "1 of 3. Name (required)")
    #expect(Self.names(Screen(plain.filling)) == ["Cy", "Bob"])
    for line in ["", ""] { plain.enter(line) }
    #expect(plain.takeLines().last == "Add another? (y/N)")
    for line in [":go 3", ":up"] { plain.enter(line) }
    #expect(plain.takeLines().contains("This question belongs to no entry."))
    plain.enter(":help")
    #expect(plain.takeLines().contains(":up  move this entry up"))
  }

  @Test func `entries that were not added have no fields`() {
    var screen = Screen(Self.form(1...500))
    #expect(screen.filling.sheet.fields.count == 4)
    screen.handle(.key(Key(.insert)))
    #expect(screen.filling.sheet.fields.count == 8, "two entries with their buttons")
  }
}
