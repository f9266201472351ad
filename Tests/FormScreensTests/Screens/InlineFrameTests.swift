import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

/// Forms and single questions in the rows that they need below a prompt.
struct InlineFrameTests {
  /// Returns the rows of a screen after keys.
  private func rows(
    of form: Form,
    after keys: Keystrokes,
    columns: Int = 60,
    rows: Int = 24
  ) -> [String] {
    let size = Size(columns: columns, rows: rows)
    var screen = Screen(form)
    screen.fit(size)
    for key in keys { screen.handle(.key(key)) }
    var blocks = DrawnBlocks()
    let frame = screen.inlineFrame(in: size, reusing: &blocks)
    #expect(frame.rows.count == frame.size.rows)
    #expect(frame.cursor.map { frame.rows.indices ~= $0.row } ?? true)
    return frame.lines
  }

  private static let keyLine = " Enter submit  F1 help  Ctrl-C cancel"

  private static let name = Form(
    question: Field("answer", label: "Name", TextField(), rules: [.required, .minLength(3)])
  )

  private static let texts: [(keys: Keystrokes, rows: [String])] = [
    ("", ["▌ Name", ""]),
    ("ad", ["▌ Name  ad", "▌       … At least 3 characters, 1 to go."]),
    ("ad<Enter>", ["▌ Name  ad", "▌       ✗ At least 3 characters, 1 to go."]),
    ("ad<Enter>a", ["▌ Name  ada                                      ✓", ""]),
    ("ad<Tab>", ["▌ Name  ad", "▌       … At least 3 characters, 1 to go."]),
    ("<Enter>", ["▌ Name", "▌       ✗ Required."]),
  ]

  @Test(arguments: texts)
  func `a question has no title and no button, and keeps a row for its message`(
    keys: Keystrokes,
    picture: [String]
  ) {
    #expect(rows(of: InlineFrameTests.name, after: keys) == picture + [InlineFrameTests.keyLine])
  }

  @Test(
    arguments: [
      ("ada<Enter>", 0), ("ada<F2>", 0), ("ada<Esc>", 1), ("ada<Ctrl-C>", 130), ("<F2>", nil),
    ] as [(Keystrokes, Int?)]
  )
  func `a question ends without another one`(keys: Keystrokes, status: Int?) {
    #expect(Screen(InlineFrameTests.name, with: keys).filling.outcome?.exitStatus == status)
  }

  @Test(arguments: [(19, 24), (20, 5)])
  func `a notice names the smallest window, with the free column`(
    columns: Int,
    rows: Int
  ) {
    let lines = self.rows(of: InlineFrameTests.name, after: "", columns: columns, rows: rows)
    #expect(lines.joined(separator: " ") == "Enlarge the window to at least 21×6.")
  }

  @Test func `a window of the smallest size shows the question`() {
    let lines = rows(of: InlineFrameTests.name, after: "", columns: 20, rows: 6)
    #expect(lines[0] == "▌ Name")
  }

  @Test func `the help of a question has no keys for other fields`() {
    let help = rows(of: InlineFrameTests.name, after: "<F1>", rows: 40)
    #expect(help.contains { $0.hasSuffix("  submit") })
    #expect(!help.contains { $0.hasSuffix("  next") || $0.hasSuffix("problem") })
  }

  private static let letters = Form(
    question: Field(
      "answer",
      label: "Letter",
      Select((1...14).map { Choice(.text("letter \($0)")) }),
      rules: [.required]
    )
  )

  @Test func `a list is open, shrinks as letters filter it, and leaves the keys in place`() {
    let all = rows(of: InlineFrameTests.letters, after: "")
    #expect(all.count == 13)
    #expect(all[0] == "▌ Letter  type to filter                 1 of 14")
    #expect(all[1] == "▌         › letter 1")
    #expect(all[10] == "▌           letter 10                            ▼")
    #expect(all[12] == " Enter submit  ↑↓ choose  F1 help  Ctrl-C cancel")
    let some = rows(of: InlineFrameTests.letters, after: "12")
    #expect(some[0] == "▌ Letter  12                              1 of 1")
    #expect(some[1] == "▌         › letter 12")
    #expect(some[2...11].joined() == "")
    #expect(some.last?.hasPrefix(" Enter submit") == true)
    #expect(some.count == all.count)
  }

  @Test func `Enter is shown once while it chooses a day`() {
    let form = Form(question: Field("answer", label: "Day", DateField()))
    #expect(rows(of: form, after: "").last?.hasPrefix(" Enter submit  Space calendar") == true)
    let keyLine = " F2 submit  Enter choose  Esc close  t today  Ctrl-C cancel"
    #expect(rows(of: form, after: " ", columns: 62).last == keyLine)
  }

  private static let choices: [(keys: Keystrokes, answer: Value?)] = [
    ("<Enter>", "letter 1"), ("<Down><Down><Enter>", "letter 3"), (" ", "letter 1"),
    ("14<Enter>", "letter 14"), ("<PgDn><Enter>", "letter 11"), ("zz<Enter>", nil),
    ("zz<Esc><Enter>", "letter 1"),
  ]

  @Test(arguments: choices)
  func `the chosen option is immediately the answer`(keys: Keystrokes, answer: Value?) {
    let outcome = Screen(InlineFrameTests.letters, with: keys).filling.outcome
    #expect(outcome == answer.map { .submitted(["answer": $0]) })
  }

  @Test func `Esc clears a filter first`() {
    #expect(Screen(InlineFrameTests.letters, with: "1<Esc>").filling.outcome == nil)
    #expect(Screen(InlineFrameTests.letters, with: "1<Esc><Esc>").filling.outcome == .cancelled)
  }

  private static let answers: [(keys: Keystrokes, answer: Bool?)] = [
    ("y", true), ("n", false), ("<Enter>", false), (" <Enter>", true), ("<Right>", nil), ("x", nil),
  ]

  @Test(arguments: answers)
  func `a letter answers yes or no immediately`(keys: Keystrokes, answer: Bool?) {
    let form = Form(question: Field("answer", label: "Sure?", Toggle()))
    #expect(
      Screen(form, with: keys).filling.outcome == answer.map { .submitted(["answer": .bool($0)]) }
    )
    let keyLine = " Enter submit  y/n yes, no  Space toggle  F1 help  Ctrl-C cancel"
    #expect(rows(of: form, after: "", columns: 79) == ["▌ Sure?  (•) no  ( ) yes", "", keyLine])
  }

  @Test(arguments: [
    (79, ["▌ Delete the branch feature/new and its commits?", "▌ (•) no  ( ) yes", ""]),
    (40, ["▌ Delete the branch feature/new and its", "▌ commits?", "▌ (•) no  ( ) yes", ""]),
    (30, ["▌ Delete the branch", "▌ feature/new and its", "▌ commits?", "▌ (•) no  ( ) yes", ""]),
  ])
  func `a question that is too long for a row is shown in full`(columns: Int, picture: [String]) {
    let label = "Delete the branch feature/new and its commits?"
    let form = Form(question: Field("answer", label: label, Toggle()))
    #expect(rows(of: form, after: "", columns: columns).dropLast() == picture[...])
  }

  @Test func `the key that answers a question is first in the key line`() {
    let form = Form(question: Field("answer", label: "Note", TextArea()))
    #expect(rows(of: form, after: "", columns: 40).last == " F2 submit  Enter new line  ^C cancel")
  }

  private static let form = Form(
    title: "Sign up",
    fields: [
      Field("name", label: "Name", TextField(), rules: [.required]),
      Field("pin", label: "PIN", PasswordField()),
      Field("note", label: "Note", TextField()),
    ]
  )

  @Test func `a form has a title, its fields and a button, and no blank rows below`() {
    let picture = rows(of: InlineFrameTests.form, after: "Ada")
    #expect(picture.first?.hasPrefix(" Sign up  ") == true)
    #expect(picture.dropLast().last == "          [ Submit ]")
    #expect(picture.count == 9)
    let asking = rows(of: InlineFrameTests.form, after: "Ada<Esc>")
    #expect(asking.count == 9, "a question is in the middle of the form")
    #expect(asking[3].contains("│  Discard your answers?  │"))
  }

  @Test(arguments: [(60, 6), (60, 7), (20, 6), (40, 10), (79, 24)])
  func `a form is at most as tall as the terminal`(columns: Int, height: Int) {
    for keys in ["", "Ada<Tab><Tab><Tab>", "<F2>", "<F1>", "Ada<Esc>"] as [Keystrokes] {
      let picture = rows(of: InlineFrameTests.form, after: keys, columns: columns, rows: height)
      #expect(picture.count <= height)
      #expect(picture.count > 2)
    }
  }

  @Test func `the answers stay, without secrets and blank ones`() {
    let screen = Screen(InlineFrameTests.form, with: "Ada<Tab>1234<F2>")
    #expect(
      Frame(answersOf: screen, columns: 40).lines == [
        "✓ Sign up", "  Name  Ada", "  PIN   ********",
      ]
    )
  }

  @Test(arguments: [(40, "✓ Name  Ada Lovelace"), (14, "✓ Name  Ada L…")])
  func `an answer stays on one line`(columns: Int, line: String) {
    let screen = Screen(InlineFrameTests.name, with: "Ada Lovelace<Enter>")
    #expect(Frame(answersOf: screen, columns: columns).lines == [line])
  }
}
