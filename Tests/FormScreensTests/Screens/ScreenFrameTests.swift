@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import SeededRandom
import TestSupport
import Testing

struct ScreenFrameTests {
  private static let form = Form(
    title: "Sign up",
    intro: "Takes a minute.",
    fields: [
      Field(
        "name",
        label: "Name",
        TextField(placeholder: "ada"),
        help: "As on your passport.",
        rules: [.required]
      ),
      Field(
        "password",
        label: "Password",
        PasswordField(),
        rules: [.required, .password(min: 8, minDigits: 1)],
        hasChecklist: true
      ),
      Field("news", label: "Newsletter", Toggle()),
      Field("volume", label: "Volume", Slider(min: 0, max: 10, step: 1, value: 5)),
    ]
  )

  @Test func `a warning has its own symbol, follows errors and blocks nothing`() {
    let rules: RuleSet = [
      .maxLength(3).severity(.warning), .alpha, .minLength(2).severity(.info),
    ]
    let form = Form(title: "T", errorsShown: .all, fields: [Field("a", TextField(), rules: rules)])
    #expect(
      screen(form, after: "abc1<Tab>", columns: 44, rows: 8)[2...4] == [
        "     ✗ Use letters only, not \"1\".", "     ! At most 3 characters, 1 too many.",
        "   ▌ [ Submit ]",
      ]
    )
    #expect(
      screen(form, after: "a<Tab>", columns: 44, rows: 6)[2]
        == "     i At least 2 characters, 1 to go."
    )
    #expect(Screen(form, with: "abcd<F2>").filling.outcome == .submitted(["a": "abcd"]))
  }

  @Test func `a form has labels before widgets and a line for each message`() {
    #expect(
      screen(ScreenFrameTests.form, after: "Ada<Tab>abc1<Tab>y", columns: 60, rows: 16) == [
        " Sign up                           1 problem  ━━━━━━──────",
        " Takes a minute.",
        "",
        "  Name *      Ada                                      ✓",
        "",
        "  Password *  ••••",
        "              ✗ At least 8 characters",
        "              ✓ At least 1 digit",
        "▌ Newsletter  ( ) no  (•) yes",
        "",
        "  Volume      0 ━━━━━━━━━━━━━━━●────────────── 10  5",
        "",
        "              [ Submit ]",
        "",
        "",
        " Space toggle   Tab next  F2 submit  F1 help  Ctrl-C cancel",
      ]
    )
  }

  @Test(arguments: [20, 40, 64])
  func `the mark of a good answer does not touch the mark of scrolling`(columns: Int) {
    let fields = (0..<12).map {
      Field(FieldID("f\($0)"), label: "F", TextField(), rules: [.alpha], width: 90)
    }
    var marks: Set<Character> = []
    for count in 1...12 {
      let keys = Keystrokes(String(repeating: "a<Tab>", count: count))
      let rows = screen(Form(title: "T", fields: fields), after: keys, columns: columns, rows: 9)
      for row in rows where row.contains("✓") {
        let end = row.suffix(2)
        if end != " ✓" { marks.formUnion(end) }
        #expect(row.count < columns || end == " ▲" || end == " ▼", "\(row)")
      }
    }
    // Labels above leave no answer in the first row.
    #expect(columns < 30 || marks.contains("▲"))
  }

  @Test func `on a narrow screen, labels are above`() {
    #expect(
      screen(ScreenFrameTests.form, after: "", columns: 30, rows: 10) == [
        " Sign up     2 required left",
        " Takes a minute.",
        "",
        "▌ Name *",
        "▌ ada",
        "  Password *",
        "",
        "  Newsletter                 ▼",
        " As on your passport.",
        " Tab next  F1 help  ^C cancel",
      ]
    )
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 6), (200, 60)])
  func `the focused field and the cursor are in view at every stop`(columns: Int, rows: Int) {
    var filled = Screen(ScreenFrameTests.form)
    for _ in 0...ScreenFrameTests.form.fields.count {
      let frame = filled.frame(in: Size(columns: columns, rows: rows))
      #expect(frame.cursor != nil)
      #expect(frame.lines.dropFirst().contains { $0.contains("▌") })
      filled.handle(.key(.tab))
    }
  }

  @Test func `the cursor is at the caret`() {
    let frame = Screen(ScreenFrameTests.form, with: "Ada<Left>")
      .frame(in: Size(columns: 60, rows: 16))
    #expect(frame.cursor == Position(row: 3, column: 16))
  }

  @Test(arguments: [(19, 24), (80, 5), (1, 1), (0, 0)])
  func `a screen that is too small gets a message`(columns: Int, rows: Int) {
    let frame = Screen(ScreenFrameTests.form).frame(in: Size(columns: columns, rows: rows))
    #expect(frame.rows.count == rows)
    #expect(rows == 0 || columns < 4 || frame.lines.joined(separator: " ").contains("Enlarge"))
  }

  @Test func `a long form shows the part around the focus and marks that there is more`() {
    let fields = (1...2_000).map { Field(FieldID("f\($0)"), TextField()) }
    let form = Form(title: "Long", fields: fields)
    var filled = Screen(form)
    let size = Size(columns: 40, rows: 12)
    #expect(filled.frame(in: size).lines[1].hasPrefix("▌ f1"))
    for _ in 0..<1_000 { filled.handle(.key(.tab)) }
    let rows = filled.frame(in: size).lines
    #expect(rows.contains { $0.hasPrefix("▌ f1001") })
    #expect(rows[1].hasSuffix("▲"))
    #expect(rows[9].hasSuffix("▼"))
    filled.handle(.key(.backTab))
    for _ in 0..<1_000 { filled.handle(.key(.backTab)) }
    let last = filled.frame(in: size).lines
    #expect(last.contains { $0.contains("▌ [ Submit ]") })
    #expect(!last[9].hasSuffix("▼"))
  }

  @Test func `random sizes between random keys leave the frame inside the screen`() throws {
    var random = SeededGenerator()
    var filled = Screen(ScreenFrameTests.form)
    let keys: [Key] = [
      .tab, .backTab, .character("a"), .character("日"), .space, .backspace, .right, .function(9),
    ]
    for _ in 0..<500 {
      filled.handle(.key(try #require(keys.randomElement(using: &random))))
      let size = Size(
        columns: Int.random(in: 0...100, using: &random),
        rows: Int.random(in: 0...40, using: &random)
      )
      let frame = filled.frame(in: size)
      #expect(frame.rows.count == size.rows, "\(random)")
      for span in frame.rows.joined() {
        #expect(span.column >= 0 && span.column + span.width <= size.columns, "\(random)")
      }
      #expect(frame == filled.frame(in: size), "a frame is a function of the screen and its size")
    }
  }
}
