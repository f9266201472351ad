import FormFile
import FormValidation
import Forms
import Testing

struct RuleSetReaderTests {
  private static func form(_ sets: String, rules: String) -> String {
    "title: T\nfields: [{id: a, type: text, rules: [\(rules)]}]\nrules:\n\(sets)"
  }

  private static func rules(_ sets: String, rules: String) throws -> RuleSet {
    try #require(try Form(yaml: form(sets, rules: rules)).fields.first).rules
  }

  @Test func `a rule set is used like a rule, and may use those above it`() throws {
    let sets = "  short: [max_length: 9]\n  handle:\n    - short\n    - alpha"
    #expect(
      try Self.rules(sets, rules: "required, handle") == [
        .required, .all([.all([.maxLength(9)]), .alpha]),
      ]
    )
  }

  @Test func `a rule set can have one message, its own or an entry's`() throws {
    let sets = "  strong: {rules: [min_length: 9, digits], message: Nine digits.}"
    let strong = Clause.all([.minLength(9), .digits], isSingle: true)
    #expect(try Self.rules(sets, rules: "strong") == [strong.message("Nine digits.")])
    #expect(
      try Self.rules(sets, rules: "strong: {message: No., severity: warning}")
        == [strong.message("No.").severity(.warning)]
    )
    let single = "  strong: {rules: [min_length: 9, digits], as_single: true}"
    #expect(try Self.rules(single, rules: "strong") == [strong])
  }

  @Test(arguments: [
    (
      "  short: [max_lenth: 9]",
      "4:11: error: unknown rule \"max_lenth\"; did you mean \"max_length\"?"
    ),
    ("  email: [max_length: 9]", "4:3: error: \"email\" is already the name of a rule: email"),
    ("  a: alpha\n  a: digits", "5:3: error: duplicate key \"a\"; first on line 4"),
    ("  a: [b]\n  b: [alpha]", "4:7: error: unknown rule \"b\""),
    ("  a: []", "4:6: error: expected rules"),
    ("  [alpha]", "4:3: error: expected a mapping of names to rules, found a list"),
    (
      "  a: {rules: alpha, massage: x}",
      "4:21: error: unknown key \"massage\"; did you mean \"message\"?"
    ),
  ])
  func `an error in a rule set is reported where it is defined`(_ sets: String, _ message: String) {
    let complaint = complaint(about: Self.form(sets, rules: ""))
    #expect(complaint.hasPrefix("form.yaml:\(message)"), "\(complaint)")
  }

  @Test func `a misspelled rule set gets the nearest name`() {
    let complaint = complaint(about: Self.form("  handle: alpha", rules: "handel"))
    #expect(complaint.contains("unknown rule \"handel\"; did you mean \"handle\"?"), "\(complaint)")
  }

  @Test func `the rules of a set fit the field`() {
    let complaint = complaint(
      about: "title: T\nfields: [{id: a, type: toggle, rules: [handle]}]\nrules: {handle: alpha}"
    )
    #expect(complaint.contains("handle applies to text; a is a toggle"), "\(complaint)")
  }

  @Test func `rule sets that multiply each other are refused beyond a limit`() {
    let sets = (1..<40).map { "  s\($0): [s\($0 - 1), s\($0 - 1)]\n" }.joined()
    let complaint = complaint(about: Self.form("  s0: alpha\n" + sets, rules: "s39"))
    #expect(
      complaint.hasPrefix(
        "form.yaml:21:3: error: \"s17\" has 393214 rules; a form can have 250000"
      ),
      "\(complaint)"
    )
  }

  @Test func `nested rule sets have a depth limit`() {
    let sets = (1..<20_000).map { "  s\($0): [s\($0 - 1)]\n" }.joined()
    let complaint = complaint(about: Self.form("  s0: alpha\n" + sets, rules: "s19999"))
    #expect(
      complaint.contains("\"s100\" nests more than 100 rule sets"),
      "\(complaint.prefix(300))"
    )
  }

  @Test func `a rule set follows the form's rules wherever it is used, even in conditions`() {
    let sets = "  s0: [\(Array(repeating: "alpha", count: 999).joined(separator: ", "))]"
    let uses = Array(repeating: "s0", count: 126).joined(separator: ", ")
    let conditions = Array(repeating: "{field: a, s0: true}", count: 126).joined(separator: ", ")
    let form =
      "title: T\nrules:\n\(sets)\nfields:\n"
      + "  - {id: a, type: text, rules: [\(uses)]}\n"
      + "  - {id: b, type: text, when: {any: [\(conditions)]}}\n"
    let complaint = complaint(about: form)
    #expect(
      complaint.hasPrefix("form.yaml:6:5: error: the form has more than 250000 rules"),
      "\(complaint)"
    )
  }
}
