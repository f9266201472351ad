import FormFile
import FormUI
import FormValidation
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

  @Test func `a rule set may have one wording, its own or that of an entry`() throws {
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
    ("  email: [max_length: 9]", "4:3: error: \"email\" is the name of a rule already: email"),
    ("  a: alpha\n  a: digits", "5:3: error: the key \"a\" stands on line 4 already"),
    ("  a: [b]\n  b: [alpha]", "4:7: error: unknown rule \"b\""),
    ("  a: []", "4:6: error: a wants rules"),
    ("  [alpha]", "4:3: error: rules is a mapping of names to rules, not a list"),
    (
      "  a: {rules: alpha, massage: x}",
      "4:21: error: unknown key \"massage\"; did you mean \"message\"?"
    ),
  ])
  func `what is wrong with a rule set is found where it stands`(_ sets: String, _ message: String) {
    let complaint = complaint(about: Self.form(sets, rules: ""))
    #expect(complaint.hasPrefix("form.yaml:\(message)"), "\(complaint)")
  }

  @Test func `a misspelt rule set has a nearest name`() {
    let complaint = complaint(about: Self.form("  handle: alpha", rules: "handel"))
    #expect(complaint.contains("unknown rule \"handel\"; did you mean \"handle\"?"), "\(complaint)")
  }

  @Test func `the rules of a set fit the field`() {
    let complaint = complaint(
      about: "title: T\nfields: [{id: a, type: toggle, rules: [handle]}]\nrules: {handle: alpha}"
    )
    #expect(complaint.contains("handle applies to text; a is a toggle"), "\(complaint)")
  }
}
