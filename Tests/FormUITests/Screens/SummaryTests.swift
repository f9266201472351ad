import FormValidation
import TestSupport
import Testing

@testable import FormUI

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
      sections: pages.map { Section(.page, "Page", from: $0) }
    )
  }

  /// The rows between the last field and the button.
  private func summary(
    _ form: Form,
    after keys: Keystrokes,
    columns: Int = 60,
    rows: Int = 40
  ) -> [String] {
    let lines = screen(form, after: keys, columns: columns, rows: rows)
    guard
      let start = lines.firstIndex(where: { $0.contains("need you") || $0.contains("needs you") })
    else { return [] }
    return Array(lines[start...].prefix { !$0.contains("[ ") })
  }

  @Test(
    arguments: [
      ("", []),
      ("x", []),
      (
        "<F2>",
        [
          "  2 answers need you", "  ✗ Field 1 is needed.",
          "  ✗ Field 2 is needed.", "",
        ]
      ),
      ("<F2>a@b.org", ["  1 answer needs you", "  ✗ Field 2 is needed.", ""]),
      ("<F2>a@b.org<Tab>a@b.org", []),
      (
        "<F2>a@b.org<Tab>a@b.org<Backspace><Backspace><Backspace>",
        ["  1 answer needs you", "  ✗ Field 2: Go on with a letter or digit.", ""]
      ),
    ] as [(String, [String])]
  )
  func `a refused submit lists what is left to mend, while anything is`(
    keys: String,
    expected: [String]
  ) {
    #expect(summary(SummaryTests.form(fields: 2), after: Keystrokes(keys)) == expected)
  }

  @Test(arguments: [(6, 6, nil), (7, 5, "and 2 more"), (12, 5, "and 7 more")])
  func `a long list ends in how many more there are`(fields: Int, listed: Int, more: String?) {
    let rows = summary(SummaryTests.form(fields: fields), after: "<F2>")
    #expect(rows.filter { $0.contains("✗") }.count == listed)
    #expect(rows.dropLast().last == more.map { "    \($0)" } ?? rows[listed])
  }

  @Test(arguments: [
    (60, "  ✗ Field 1: Add a domain, like example.com."), (30, "  ✗ Field 1: Add a domain, l…"),
  ])
  func `what does not fit is cut, with a mark`(columns: Int, row: String) {
    #expect(summary(SummaryTests.form(fields: 2), after: "<F2>x@", columns: columns)[1] == row)
  }

  @Test func `where a row has no room for a message there is no list`() {
    let lines = screen(SummaryTests.form(fields: 2), after: "<F2>", columns: 29)
    #expect(lines.count { $0.contains("✗ Field 1") } == 1)
  }

  @Test func `each page has the problems of all`() {
    let form = SummaryTests.form(fields: 3, pages: [0, 2])
    #expect(summary(form, after: "<F2><PgDn>").first == "  3 answers need you")
    #expect(summary(form, after: "<F2>").first == "  3 answers need you")
  }

  @Test(arguments: [24, 16, 10, 6])
  func `no field moves when the list comes, shrinks or goes`(rows: Int) {
    let form = SummaryTests.form(fields: 6, rules: [.required])
    var session = filling(form, with: "<F2><Tab><Tab><Tab>")
    let size = Size(columns: 60, rows: rows)
    func rowOfFocus() -> Int? { session.frame(in: size).cursor?.row }
    for place in 3...5 {
      var alone = Session(form)
      for _ in 0..<place { alone.handle(.key(.tab)) }
      #expect(rowOfFocus() == alone.frame(in: size).cursor?.row)
      let row = rowOfFocus()
      session.handle(.key(.character("x")))
      #expect(rowOfFocus() == row)
      session.handle(.key(.tab))
    }
  }

  @Test func `a click on a row goes to its field, one beside the rows nowhere`() throws {
    let form = SummaryTests.form(fields: 3)
    let size = Size(columns: 60, rows: 24)
    let lines = screen(form, after: "<F2>", columns: 60)
    let heading = try #require(lines.firstIndex { $0 == "  3 answers need you" })
    for (row, focus) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 0)] {
      var session = filling(form, with: "<F2>")
      let cell = Position(row: heading + row, column: 6)
      session.handle(.pointer(Pointer(.press, at: cell), on: size))
      #expect(session.focus == .field(focus), "row \(row)")
    }
  }

  @Test func `what is known of problems is what the verdicts say, whatever was done`() throws {
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
    var session = Session(form)
    for _ in 0..<500 where session.outcome == nil {
      session.handle(.key(try #require(keys.randomElement(using: &random))))
      let places = form.fields.indices.filter { !session.verdict(at: $0).isValid }
      #expect(session.problems.places == places, "\(random)")
    }
  }
}
