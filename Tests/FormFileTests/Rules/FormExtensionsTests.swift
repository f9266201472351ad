import FormFile
import FormValidation
import Forms
import SourceText
import Testing

struct FormExtensionsTests {
  @Test(arguments: [
    ("custom: even", "rule:1:9: error: no rule is registered as \"even\""),
    ("remote: free", "rule:1:9: error: no check is registered as \"free\""),
    (
      "remote: {check: free, debounce: 300}",
      "rule:1:33: error: expected a time like 300ms or 5s"
    ),
    (
      "remote: {check: free, timeout: 5h}",
      "rule:1:32: error: expected a time like 300ms or 5s"
    ),
    ("command: ./known", "rule:1:10: error: this form runs a program: \"./known\""),
    (
      "remote: {check: free, with: []}", "rule:1:29: error: with names no fields"
    ),
    ("command: []", "rule:1:10: error: expected text that is not empty"),
  ])
  func `what the program does not know or allow is rejected`(_ spelling: String, _ message: String)
  {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test(arguments: ["any: [email, remote: free]", "not: {rules: [remote: free], message: x}"])
  func `an external check cannot be nested`(_ spelling: String) {
    let message = "a remote or command rule cannot be nested in other rules"
    do throws(Diagnostics) {
      _ = try Clause(yaml: spelling, extensions: RuleSpellingTests.extensions)
      Issue.record("no complaint")
    } catch {
      #expect(error.description.contains(message))
    }
  }

  @Test func `an external check can be in a branch`() throws {
    let clause = try Clause(
      yaml: "{when: {field: a, equals: x}, then: [remote: free]}",
      extensions: RuleSpellingTests.extensions
    )
    #expect(clause == .remote("free").when("a", .equals("x")))
  }

  @Test func `a check of several answers names their fields`() throws {
    let yaml = """
      title: T
      fields:
        - {id: host, type: text}
        - id: port
          type: number
          rules:
            - command: {run: [./connects, --], with: [host, port]}
            - remote: {check: free, with: [host]}
      """
    let form = try Form(yaml: yaml, extensions: RuleSpellingTests.extensions)
    let rules = form.fields[1].rules.clauses
    #expect(
      rules == [
        .remote("command", arguments: ["./connects", "--"], with: ["host", "port"]),
        .remote("free", with: ["host"]),
      ]
    )
    #expect(rules.map(\.reads) == [["host", "port"], ["host"]])
    let wrong = yaml.replacing("with: [host]", with: "with: [hots]")
    let diagnostics = #expect(throws: Diagnostics.self) {
      try Form(yaml: wrong, extensions: RuleSpellingTests.extensions)
    }
    #expect(diagnostics?.all.map(\.suggestion) == ["host"])
    #expect(diagnostics?.all.map(\.place) == [Place(line: 8, column: 38)])
  }

  @Test func `a misspelled name gets the nearest one`() {
    #expect(throws: (any Error).self) {
      try Form(
        yaml: "title: T\nfields: [{id: a, type: text, rules: [custom: evne]}]",
        extensions: RuleSpellingTests.extensions
      )
    }
    #expect(complaint(aboutRule: "custom: evne").contains("FormExtensions"))
  }

  @Test func `a form can use what its program adds`() throws {
    let form = try Form(
      yaml: "title: T\nfields: [{id: a, type: text, rules: [custom: even, remote: free]}]",
      extensions: RuleSpellingTests.extensions
    )
    #expect(form.fields[0].rules.clauses.map(\.rule.name) == ["custom", "remote"])
  }

  @Test(arguments: [
    ("custom: even", Severity.warning, "Odd."),
    ("{rule: custom, name: even, severity: info, hint: One more.}", .info, "One more."),
  ])
  func `a rule keeps what its program changed, unless the form changes it`(
    spelling: String,
    severity: Severity,
    hint: String
  ) throws {
    let even = Clause.custom("even") { (text: String) in text.count.isMultiple(of: 2) }
    let extensions = FormExtensions(rules: ["even": even.severity(.warning).hint("Odd.")])
    let clause = try Clause(yaml: spelling, extensions: extensions)
    #expect(clause.severity == severity)
    #expect(clause.hint?.template == hint)
  }
}
