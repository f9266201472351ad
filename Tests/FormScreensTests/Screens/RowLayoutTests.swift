import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct RowLayoutTests {
  private static let form = Form(
    title: "Ship to",
    fields: [
      Field("street", label: "Street", TextField()),
      Field("city", label: "City", TextField(), rules: [.required]),
      Field("state", label: "State", TextField(), rules: [.length(2)], width: 4, isBeside: true),
      Field("zip", label: "ZIP", TextField(), rules: [.minLength(5)], width: 10, isBeside: true),
      Field("note", label: "Note", TextField(), width: 6),
    ]
  )

  private func rows(_ keys: Keystrokes, _ form: Form = form, columns: Int = 80) -> [String] {
    let all = screen(form, after: keys, columns: columns, rows: 20)
    return Array(all.dropFirst(2).prefix { !$0.contains("[") })
  }

  @Test func `fields are side by side where there is room`() {
    #expect(
      rows("a<Tab>b<Tab>c") == [
        "  Street  a", "",
        "  City *  b                              ✓ ▌ State  c        ZIP", "", "  Note", "",
      ]
    )
  }

  @Test(arguments: [
    (TextField(text: "abcd") as any Widget, 4, "abcd", 4),
    (NumberField(text: "2026"), 4, "2026", 4), (NumberField(text: "20261"), 4, "‹1", 2),
    (DateField(text: "2026-01-06"), 12, "2026-01-06 ▾", 10),
    (TimeField(text: "09:30"), 5, "09:30", 5), (PasswordField(), 4, "••••", 4),
  ])
  func `a text that fills its field is shown from its start, with the caret after it`(
    widget: any Widget,
    width: Int,
    row: String,
    caret: Int
  ) {
    let field = Field("x", label: "X", widget, width: width)
    let keys: Keystrokes = widget is PasswordField ? "abcd" : ""
    let filled = Screen(Form(title: "T", fields: [field]), with: keys)
    let frame = filled.frame(in: Size(columns: 40, rows: 10))
    #expect(frame.lines[1].dropFirst(5).prefix(width) == row)
    #expect(frame.cursor == Position(row: 1, column: 5 + caret))
  }

  @Test func `in a narrow row the next field begins another one`() {
    #expect(
      rows("", columns: 40) == [
        "▌ Street", "▌", "", "  City *                       State", "", "", "  ZIP", "", "",
        "  Note", "", "",
      ]
    )
  }

  @Test(arguments: [
    ("<Tab>", 1), ("<Tab><Tab>", 2), ("<Down>", 1), ("<Down><Down>", 4), ("<Tab><Tab><Tab><Up>", 0),
    ("<Tab><Tab><Tab><Down>", 4), ("<Tab><Tab><Tab><Tab><Up>", 1), ("<Tab><Tab><Shift-Tab>", 1),
    ("<Tab><Tab><Tab><Ctrl-N><Ctrl-P>", 1),
  ])
  func `tab follows the order, arrows move to the row below or above`(
    keys: String,
    expected: Int
  ) {
    #expect(Screen(Self.form, with: Keystrokes(keys)).filling.focus == .field(expected))
  }

  @Test func `a click moves the focus to the field under it`() throws {
    var filled = Screen(Self.form)
    let size = Size(columns: 80, rows: 20)
    filled.fit(size)
    for (index, id) in ["City", "State", "ZIP"].enumerated() {
      let lines = filled.frame(in: size).lines
      let row = try #require(lines.firstIndex { $0.contains(id) })
      let column = try #require(lines[row].firstRange(of: id)).lowerBound.utf16Offset(
        in: lines[row]
      )
      filled.handle(.pointer(Pointer(.press, at: Position(row: row, column: column)), on: size))
      #expect(filled.filling.focus == .field(index + 1))
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 10)])
  func `a click moves a long page only to make room for the messages of a field`(size: Size) throws
  {
    let fields = (1...30).map { Field(FieldID("F\($0)."), TextField(), rules: [.required]) }
    var filled = Screen(Form(title: "T", fields: fields))
    filled.fit(size)
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let row = Int.random(in: 1..<size.rows - 2, using: &generator)
      let before = filled.frame(in: size).lines
      filled.handle(.pointer(Pointer(.press, at: Position(row: row, column: 12)), on: size))
      let after = filled.frame(in: size).lines
      let named = try #require(before.dropFirst().first { $0.contains("F") }).split(separator: " ")
      let label = try #require(named.first { $0.hasPrefix("F") })
      let place = try #require(before.firstIndex { $0.contains(label) })
      let newPlace = after.firstIndex { $0.contains(label) } ?? 0
      #expect(abs(newPlace - place) <= 2, "\(generator): \(label)")
    }
  }

  @Test func `a field that is not asked leaves its position to the next`() {
    var form = Self.form
    form.fields[1].condition = .field("street", [.equals("x")])
    #expect(rows("", form)[2].hasPrefix("  State "))
    #expect(rows("x", form)[2].hasPrefix("  City * "))
    #expect(Screen(form, with: "<Down>").filling.focus == .field(2))
  }

  @Test func `notes, sections and pages end a row`() {
    let field = Field("b", TextField(), width: 5, isBeside: true)
    for kind in Form.Section.Kind.allCases {
      let form = Form(
        title: "T",
        fields: [Field("a", TextField(), width: 5), field],
        sections: [Form.Section(kind, "S", from: 1)]
      )
      #expect(Screen(form).measures.runs.isEmpty)
    }
  }

  @Test func `an open list has a row of its own if the row lacks the room`() {
    let form = Form(
      title: "T",
      fields: [
        Field("a", TextField(), width: 50),
        Field("b", DateField(), width: 12, isBeside: true),
      ]
    )
    let closed = rows("<Tab>", form)
    #expect(closed[0].contains("b "))
    let open = rows("<Tab><Space>", form)
    #expect(!open[0].contains("b ") && open.contains { $0.contains("Mo Tu We") })
  }

  @Test func `the picture is the same with and without earlier parts`() {
    var filled = Screen(Self.form)
    var blocks = DrawnBlocks()
    for key in "a<Tab>b<Tab>cde<Tab>1<Shift-Tab><Backspace><Up>" as Keystrokes {
      filled.handle(.key(key))
      for columns in [80, 40, 24] {
        let size = Size(columns: columns, rows: 20)
        #expect(filled.frame(in: size, reusing: &blocks) == filled.frame(in: size))
      }
    }
  }

  @Test func `no two messages cover each other, and none is lost`() {
    for columns in 20...90 {
      let filled = Screen(Self.form, with: "<Tab><Tab>c<Tab>1<Tab><F2>")
      for index in [1, 2, 3] {
        let layout = filled.rowLayout(
          at: filled.leader(ofRowAt: index, on: Size(columns: columns, rows: 20)),
          on: Size(columns: columns, rows: 20)
        )
        let text = filled.fieldBlock(
          at: filled.leader(ofRowAt: index, on: Size(columns: columns, rows: 20)),
          on: Size(columns: columns, rows: 20)
        ).rows.joined().map(\.text).joined(separator: " ")
        for line in layout?.fields.flatMap(\.lines) ?? [] { #expect(text.contains(line.text)) }
      }
    }
  }

  @Test(arguments: [60, 70, 80])
  func `a message ends before the bar of the next field`(columns: Int) {
    let city = RuleSet([.required, .minLength(3), .maxLength(12)])
    let form = Form(
      title: "Ship to",
      fields: [
        Field("city", label: "City", TextField(), rules: city, width: 16),
        Field("zip", label: "ZIP", TextField(), rules: [.required], width: 7, isBeside: true),
      ]
    )
    let rows = rows("x<F2><F8>", form, columns: columns)
    let bar = rows[0].firstIndex(of: "▌").map { rows[0].distance(from: rows[0].startIndex, to: $0) }
    let messages = rows.dropFirst().map { $0.prefix(bar ?? 0).trimmingWhitespace }
    #expect(messages.joined(separator: " ").hasPrefix("✗ At least 3 characters, 2 to go."))
  }
}
