import FormFile
import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

struct RuleCoverageTests {
  private static let form = Form(
    title: "t",
    fields: [
      Field("name", TextField(), rules: [.required, .minLength(3)]),
      Field("email", TextField(), rules: [.email()]),
    ]
  )

  /// Returns what playing lines has seen, one rule each: `name required failing passing shown`.
  private func seen(_ lines: String) throws -> [String] {
    let surroundings = TapeSurroundings(form: { _ in .found(RuleCoverageTests.form) })
    let tape = try Tape("Form f.yaml\n" + lines, file: "t.tape", in: surroundings)
    var options = PlayOptions()
    options.notesRules = true
    return tape.play(tape.cases[0], options).report.coverage.map { rule in
      let ways = [
        rule.wasFailing ? "failing" : "", rule.wasPassing ? "passing" : "",
        rule.wasShown ? "shown" : "",
      ]
      return (["\(rule.field) \(rule.rule)"] + ways.filter { !$0.isEmpty }).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("Expect running", ["name required failing", "name min_length", "email email"]),
    (
      "Type \"Al\"",
      ["name required failing passing", "name min_length failing shown", "email email"]
    ),
    (
      "Type \"Ada\" Tab Type \"a@b.c\"",
      [
        "name required failing passing", "name min_length failing passing shown",
        "email email failing passing shown",
      ]
    ),
    ("Ctrl+S", ["name required failing shown", "name min_length", "email email"]),
  ])
  func `a rule is covered by failing, passing and being shown`(lines: String, rules: [String])
    throws
  {
    #expect(try seen(lines) == rules)
  }

  @Test func `rules that no key can break are not required, and a checklist shows its rules`()
    throws
  {
    let form = Form(
      title: "t",
      fields: [
        Field("plan", Select([Choice("solo"), Choice("team")])),
        Field("tags", Checklist([Choice("a"), Choice("b")])),
        Field("span", RangeSlider(min: 0, max: 10)),
        Field("code", PasswordField(), rules: [.minLength(3)], hasChecklist: true),
      ]
    )
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let text = "Form f.yaml\nTab 3\nType \"abc\"\nExpect running"
    let tape = try Tape(text, file: "t.tape", in: surroundings)
    var options = PlayOptions()
    options.notesRules = true
    let rules = tape.play(tape.cases[0], options).report.coverage
    #expect(rules.map { "\($0.field) \($0.rule)" } == ["code min_length"])
    #expect(rules.last?.isWhole == true)
  }

  @Test(arguments: [
    ("{id: t, type: tags, label: T}", []),
    ("{id: t, type: tags, label: T, max: 3}", ["t max_items"]),
    ("{id: d, type: date, label: D, min: 2024-01-01}", ["d date", "d range"]),
    ("{id: d, type: date, label: D, rules: [date]}", ["d date", "d date"]),
    ("{id: n, type: number, label: N}", ["n number"]),
    ("{id: s, type: slider, label: S, min: 0, max: 9, rules: [{range: {max: 8}}]}", ["s range"]),
    (
      "{group: g, label: G, repeat: {min: 0, max: 3}, "
        + "fields: [{id: n, type: text, label: N, rules: [alpha]}]}", ["g[].n alpha"]
    ),
    ("{id: n, type: number, label: N, read_only: true, default: 3, rules: [integer]}", []),
    ("{hidden: v, value: 1, rules: [{equals: 1}]}", []),
    (
      "{id: a, type: text, label: A}\n"
        + "  - {id: b, type: text, label: B, value: '{a}', rules: [alpha]}", ["b alpha"]
    ),
    (
      "{group: g, label: G, repeat: {min: 1, max: 3}, "
        + "fields: [{id: n, type: text, label: N, rules: [alpha]}]}", ["g[].n alpha"]
    ),
  ])
  func `what keys can break is counted once`(field: String, rules: [String]) throws {
    let form = try Form(yaml: "title: T\nfields:\n  - \(field)\n")
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let tape = try Tape("Form f.yaml\nTab\nExpect running", in: surroundings)
    var options = PlayOptions()
    options.notesRules = true
    let coverage = tape.play(tape.cases[0], options).report.coverage.joined()
    #expect(coverage.map { "\($0.field) \($0.rule)" } == rules)
  }

  @Test func `entries that are added or removed count like the first`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - group: g
            label: G
            repeat: {min: 0, max: 3}
            fields: [{id: n, type: text, label: N, rules: [alpha]}]
        """
    )
    let surroundings = TapeSurroundings(form: { _ in .found(form) })
    let text = "Form f.yaml\nEnter\nType \"a\"\nInsert\nType \"1\"\nDelete\nExpect running"
    let tape = try Tape(text, in: surroundings)
    var options = PlayOptions()
    options.notesRules = true
    let report = tape.play(tape.cases[0], options).report
    #expect(report.ending == .passed)
    #expect(report.coverage.map { "\($0.field) \($0.rule) \($0.missing)" } == ["g[].n alpha []"])
  }

  @Test func `several runs combine their coverage`() throws {
    let surroundings = TapeSurroundings(form: { _ in .found(RuleCoverageTests.form) })
    let text = "Form f.yaml\nTest \"a\"\nTab\nTest \"b\"\nType \"Ada\""
    let tape = try Tape(text, file: "t.tape", in: surroundings)
    var options = PlayOptions()
    options.notesRules = true
    let all = tape.cases.flatMap { tape.play($0, options).report.coverage }
    #expect(all.count == 6)
    let joined = all.joined()
    #expect(joined.count == 3)
    #expect(joined[1].missing == ["shown"] || joined[1].missing == [])
    #expect(joined[2].missing == ["failing", "passing", "shown"])
  }
}
