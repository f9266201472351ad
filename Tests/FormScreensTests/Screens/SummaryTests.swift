import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct SummaryTests {
  private static func form(
    fields: Int,
    rules: RuleSet = [.required, .email],
    pages: [Int] = []
  ) -> Form {
    Form(
      title: "Summary",
      fields: (1...fields).map {
        Field(FieldID("f\($0)"), label: "Field \($0)", TextField(), rules: rules)
      },
      sections: pages.map { Form.Section(.page, "Page", from: $0) }
    )
  }

  /// Returns the rows between the last field and the button.
  private func summary(
    _ form: Form,
    after keys: Keystrokes,
    columns: Int = 60,
    rows: Int = 40
  ) -> [String] {
    let lines = screen(form, after: keys, columns: columns, rows: rows)
    guard let button = lines.firstIndex(where: { $0.contains("[ ") }) else { return [] }
    let listed = lines[..<button].reversed().drop(while: \.isEmpty)
      .prefix { $0.hasPrefix("  ✗ Field") || $0.hasPrefix("    and") }
    return listed.reversed()
  }

  @Test(
    arguments: [
      ("", []),
      ("x", []),
      (
        "<F2>",
        [
          "  ✗ Field 1 is required.", "  ✗ Field 2 is required.",
        ]
      ),
      ("<F2>a@b.org", []),
      ("<F2>a@b.org<Tab>a@b.org", []),
      (
        "<F2>a@b.org<Tab>a@b.org<Backspace><Backspace><Backspace>",
        []
      ),
    ] as [(String, [String])]
  )
  func `a refused submit lists the remaining problems`(
    keys: String,
    expected: [String]
  ) {
    #expect(summary(SummaryTests.form(fields: 2), after: Keystrokes(keys)) == expected)
  }

  @Test func `a single problem is shown only beside its field`() {
    #expect(summary(SummaryTests.form(fields: 1), after: "<F2>").isEmpty)
  }

  @Test(arguments: [(24, 5), (22, 5), (21, 3), (20, 0), (19, 0), (14, 0), (13, 0)])
  func `the list leaves the button in view wherever the form does`(rows: Int, listed: Int) {
    let form = SummaryTests.form(fields: 5)
    #expect(summary(form, after: "<F2>", rows: rows).count { $0.contains("✗") } == listed)
    // The fields and the button take 11 rows, the title, the notice and the keys 3.
    let hasButton = screen(form, after: "<F2>", rows: rows).contains { $0.contains("[ Submit ]") }
    #expect(hasButton == (rows > 13))
  }

  @Test func `the number of remaining problems is shown until none is left`() {
    let form = SummaryTests.form(fields: 2)
    func notice(_ keys: Keystrokes) -> String { screen(form, after: keys)[22] }
    #expect(notice("<F2>") == " 2 fields need attention. F8: next")
    #expect(notice("<F2>a") == " 2 fields need attention. F8: next")
    #expect(notice("<F2>a@b.org<Tab>") == " 1 field needs attention.")
    #expect(notice("<F2>a@b.org<Tab>a@b.org").isEmpty)
  }

  @Test(arguments: [(6, 6, nil), (7, 5, "and 2 more"), (12, 5, "and 7 more")])
  func `a long list ends with the number of further problems`(
    fields: Int,
    listed: Int,
    more: String?
  ) {
    let rows = summary(SummaryTests.form(fields: fields), after: "<F2>")
    #expect(rows.filter { $0.contains("✗") }.count == listed)
    #expect(rows.count == listed + (more == nil ? 0 : 1))
    #expect(rows.last == more.map { "    \($0)" } ?? rows[listed - 1])
  }

  @Test(arguments: [
    (60, "  ✗ Field 1: Enter a domain, like example.com."), (30, "  ✗ Field 1: Enter a domain,…"),
  ])
  func `a line that does not fit is truncated with a mark`(columns: Int, row: String) {
    #expect(summary(SummaryTests.form(fields: 2), after: "<F2>x@", columns: columns)[0] == row)
  }

  @Test func `a long label is truncated before its message`() {
    let form = Form(
      title: "Terms",
      fields: [
        Field("terms", label: "I accept the terms", Toggle(), rules: [.accepted]),
        Field("name", label: "Name", TextField(), rules: [.required]),
      ]
    )
    let lines = screen(form, after: "<F2>", columns: 40)
    #expect(lines.contains("  ✗ I accept the …: Accept to continue."))
  }

  @Test func `there is no list if a row has no room for a message`() {
    let lines = screen(SummaryTests.form(fields: 2), after: "<F2>", columns: 29)
    #expect(lines.allSatisfy { !$0.contains("✗ Field 1") })
  }

  @Test func `each page lists the problems of all pages`() {
    let form = SummaryTests.form(fields: 3, pages: [0, 2])
    #expect(summary(form, after: "<F2><PgDn>").count == 3)
    #expect(summary(form, after: "<F2>").count == 3)
  }

  @Test(arguments: [24, 16, 10, 6])
  func `no field moves when the list appears, shrinks or disappears`(rows: Int) {
    let form = SummaryTests.form(fields: 6, rules: [.required])
    let size = Size(columns: 60, rows: rows)
    var filled = Screen(form)
    filled.fit(size)
    for key in "<F2><Tab><Tab><Tab>" as Keystrokes { filled.handle(.key(key)) }
    func rowOfFocus() -> Int? { filled.frame(in: size).cursor?.row }
    for index in 3...5 {
      var alone = Screen(form)
      alone.fit(size)
      for _ in 0..<index { alone.handle(.key(.tab)) }
      // On a low screen, messages take rows that were not kept free.
      if rows >= 16 { #expect(rowOfFocus() == alone.frame(in: size).cursor?.row) }
      let row = rowOfFocus()
      filled.handle(.key(.character("x")))
      #expect(rowOfFocus() == row)
      filled.handle(.key(.tab))
    }
  }

  @Test func `a click on a row goes to its field; beside the rows it does nothing`() throws {
    let form = SummaryTests.form(fields: 3)
    let size = Size(columns: 60, rows: 24)
    let lines = screen(form, after: "<F2>", columns: 60)
    let first = try #require(lines.firstIndex { $0 == "  ✗ Field 1 is required." })
    for (row, focus) in [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 0)] {
      var filled = Screen(form, with: "<F2>")
      let cell = Position(row: first + row, column: 6)
      filled.handle(.pointer(Pointer(.press, at: cell), on: size))
      #expect(filled.filling.focus == .field(focus), "row \(row)")
    }
  }

  @Test func `the known problems match the verdicts after any actions`() throws {
    var random = SeededGenerator()
    let form = Form(
      title: "Random",
      fields: [
        Field("a", TextField(), rules: [.required, .maxLength(2)]),
        Field("b", TextField(), rules: [.sameAs("a")]),
        Field("c", Toggle()),
        Field("d", TextField(), rules: [.required], when: .field("c", [.accepted])),
      ]
    )
    let keys: [Key] = [.tab, .backTab, .character("x"), .space, .backspace, .function(2)]
    var filled = Screen(form)
    for _ in 0..<500 where filled.filling.outcome == nil {
      filled.handle(.key(try #require(keys.randomElement(using: &random))))
      let indices = form.fields.indices.filter { !filled.filling.sheet.verdict(at: $0).isValid }
      #expect(filled.filling.sheet.problems.invalid.indices == indices, "\(random)")
    }
  }
}
