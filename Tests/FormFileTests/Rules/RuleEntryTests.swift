import FormValidation
@testable import Forms
import Testing

@testable import FormFile

struct RuleEntryTests {
  /// Rules that are written much alike, and a value that each pair of neighbors judges differently.
  private static let nearSpellings: [(rules: [String], value: Value)] = [
    (["required", "{required: {trim: false}}"], " "),
    (["{pattern: \u{E9}}", "{pattern: e\u{301}}"], "e\u{301}"),
    (["{equals: x}", "{equals: X}"], "x"),
    (["{equals: 1}", "{equals: '1'}"], "1"),
    (["{one_of: [a, b]}", "{one_of: [a b]}"], "a"),
    (["{length: {min: 2}}", "{length: {max: 2}}"], "abc"),
    (
      [
        "{rule: email, message: x, except_hosts: [a.org]}",
        "{rule: email, message: xexcept_, hosts: [a.org]}",
      ], "u@a.org"
    ),
    (
      ["{when: {field: a, alpha: }, then: required}", "{when: {field: a, alpha: }, then: email}"],
      ""
    ),
  ]

  @Test(arguments: nearSpellings)
  func `a rule is read like any other below one that is written much like it`(
    rules: [String],
    value: Value
  ) throws {
    let rules = rules + rules.reversed()
    let fields = rules.enumerated()
      .map { "  - {id: a\($0.offset), type: select, options: [x], rules: [\($0.element)]}" }
    let form = try Form(
      yaml: "title: T\nfields:\n  - {id: a, type: text}\n" + fields.joined(separator: "\n")
    )
    let verdicts = form.fields.dropFirst().map { $0.rules.verdict(on: value, among: ["a": "x"]) }
    #expect(
      verdicts
        == (try rules.map { RuleSet([try Clause(yaml: $0)]).verdict(on: value, among: ["a": "x"]) })
    )
    #expect(verdicts[0] == verdicts[3] && verdicts[1] == verdicts[2])
    #expect(verdicts[0] != verdicts[1])
  }

  @Test func `a list of rules is read like any other below one with the same rules`() throws {
    let lists = [
      ["required"], ["required", "{min_length: 2}"], ["{min_length: 2}", "required"],
      ["{min_length: 2}"], ["{min_length: 2}", "{min_length: 2}"], ["required"],
    ]
    let fields = lists.enumerated().map { index, list in
      "  - {id: a\(index), type: text, rules: [\(list.joined(separator: ", "))]}"
    }
    let form = try Form(yaml: "title: T\nfields:\n" + fields.joined(separator: "\n"))
    #expect(
      form.fields.map(\.rules)
        == (try lists.map { list in RuleSet(try list.map { try Clause(yaml: $0) }) })
    )
  }

  @Test func `a repeated rule is reported at each field that it does not fit`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [min_length: 2]}
            - {id: b, type: toggle, rules: [min_length: 2]}
            - {id: c, type: text, rules: [min_length: 2]}
            - {id: d, type: toggle, rules: [min_length: 2]}
          """
      ) == """
        form.yaml:4:35: error: min_length applies to text; b is a toggle
           4 |   - {id: b, type: toggle, rules: [min_length: 2]}
             |                                   ^^^^^^^^^^
             = help: write type: text
        form.yaml:6:35: error: min_length applies to text; d is a toggle
           6 |   - {id: d, type: toggle, rules: [min_length: 2]}
             |                                   ^^^^^^^^^^
             = help: write type: text
        """
    )
  }

  @Test func `an unknown rule names the nearest`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - lenght: {min: 3}
          """
      ) == """
        form.yaml:6:9: error: unknown rule "lenght"; did you mean "length"?
           6 |       - lenght: {min: 3}
             |         ^^^^^^
        """
    )
  }

  @Test func `an unknown rule is also reported in its long form`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - rule: patern
                  matches: x
          """
      ) == """
        form.yaml:6:15: error: unknown rule "patern"; did you mean "pattern"?
           6 |       - rule: patern
             |               ^^^^^^
        """
    )
  }

  @Test func `an unknown parameter names the nearest`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [max_length: {maks: 3}]}
          """
      ) == """
        form.yaml:3:33: error: max_length needs "max"
           3 |   - {id: a, type: text, rules: [max_length: {maks: 3}]}
             |                                 ^^^^^^^^^^
        form.yaml:3:46: error: unknown key "maks"
           3 |   - {id: a, type: text, rules: [max_length: {maks: 3}]}
             |                                              ^^^^
             = help: max_length accepts max, unit, message, hint, code, severity, stop, id, reveal, when, unless
        """
    )
  }

  @Test func `a missing parameter is reported`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [min_length]}
          """
      ) == """
        form.yaml:3:33: error: min_length needs "min"
           3 |   - {id: a, type: text, rules: [min_length]}
             |                                 ^^^^^^^^^^
        """
    )
  }

  @Test func `an invalid parameter is reported`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [email: strict]}
          """
      ) == """
        form.yaml:3:40: error: expected true or its parameters, found text
           3 |   - {id: a, type: text, rules: [email: strict]}
             |                                        ^^^^^^
             = help: write {rule: email, message: strict}
        """
    )
  }

  @Test func `a rule cannot be switched off`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [required: false]}
          """
      ) == """
        form.yaml:3:43: error: expected true or its parameters, found false
           3 |   - {id: a, type: text, rules: [required: false]}
             |                                           ^^^^^
             = help: leave the rule out
        """
    )
  }

  @Test func `a rule cannot be a number`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [5]}
          """
      ) == """
        form.yaml:3:33: error: expected a rule's name or a mapping, found a number
           3 |   - {id: a, type: text, rules: [5]}
             |                                 ^
        """
    )
  }

  @Test func `a rule with several keys must name itself`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - id: a
              type: text
              rules:
                - length: 3
                  message: Three.
          """
      ) == """
        form.yaml:6:9: error: a rule with several keys requires the key "rule"
           6 |       - length: 3
             |         ^^^^^^
             = help: write {rule: length, exact: 3, message: Three.}
        """
    )
  }

  @Test(arguments: [
    ("equals: {field: b}, message: M", "{rule: equals, field: b, message: M}"),
    ("length: {min: 3}, message: M", "{rule: length, min: 3, message: M}"),
    ("url: {schemes: [ftp]}, message: M", "{rule: url, schemes: [ftp], message: M}"),
    ("password: {min: 3}, message: M", "{rule: password, min: 3, message: M}"),
    ("email: true, message: M", "{rule: email, message: M}"),
  ])
  func `the advice for several keys keeps all parameters`(keys: String, advice: String) throws {
    func yaml(_ rule: String) -> String {
      "title: T\nfields: [{id: b, type: text}, {id: a, type: text, rules: [\(rule)]}]"
    }
    let complaint = complaint(about: yaml("{\(keys)}"))
    #expect(complaint.hasSuffix("write \(advice)"), "\(complaint)")
    _ = try Form(yaml: yaml(advice))
  }

  @Test func `a rule can have its own id and reveal policy`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - id: a
            type: text
            rules: [{rule: min_length, min: 3, id: short, reveal: on-submit}]
        messages:
          short: Longer.
        """
    )
    let clause = try #require(form.fields.first?.rules.clauses.first)
    #expect(clause == .minLength(3).id("short").reveal(.onSubmit))
    let violation = try #require(clause.verdict(on: "ab", among: [:]).violations.first)
    #expect(violation.rule == "short" && violation.reveal == .onSubmit)
    #expect(form.messages.text(of: violation) == "Longer.")
    #expect(
      complaint(about: "title: T\nfields: [{id: a, type: text, rules: [{rule: email, reveal: x}]}]")
        .contains("unknown value \"x\"")
    )
  }

  @Test func `nested rules fit the field, and a condition's rules fit its field`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: news, type: toggle}
            - id: age
              type: number
              rules:
                - any: [email, {equals: x}]
                - rule: required
                  when: {field: news, min_length: 2}
          """
      ) == """
        form.yaml:7:15: error: email applies to text; age is a number
           7 |       - any: [email, {equals: x}]
             |               ^^^^^
             = help: write type: text
        form.yaml:7:31: error: equals compares with text; age is a number
           7 |       - any: [email, {equals: x}]
             |                               ^
        form.yaml:9:29: error: min_length applies to text; news is a toggle
           9 |         when: {field: news, min_length: 2}
             |                             ^^^^^^^^^^
        """
    )
  }
}
