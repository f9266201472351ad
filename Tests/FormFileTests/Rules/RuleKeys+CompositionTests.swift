import FormValidation
import Testing

@testable import FormFile

struct RuleKeysCompositionTests {
  @Test(arguments: [
    ("all: []", 6, "expected rules"),
    ("any:", 1, "any needs \"rules\""),
    ("not: {rules: [email]}", 1, "not needs \"message\""),
    ("any: [emial]", 7, "unknown rule \"emial\"; did you mean \"email\"?"),
    ("each: [{length: {mim: 3}}]", 18, "unknown key \"mim\"; did you mean \"min\"?"),
    ("email: {severity: bad}", 19, "unknown value \"bad\""),
    ("email: {stop: 1}", 15, "expected true or false, found a number"),
    ("email: {when: US}", 15, "expected a mapping, found text"),
    ("email: {when: {equals: US}}", 16, "a condition requires a field"),
    ("email: {when: {field: a}}", 15, "the condition has no rule for the field"),
    ("email: {when: {field: a, equls: 1}}", 26, "unknown rule \"equls\"; did you mean \"equals\"?"),
    ("email: {when: {any: []}}", 21, "expected a condition"),
    (
      "email: {when: {feild: a, equals: 1}}", 16,
      "unknown key \"feild\"; did you mean \"field\"?"
    ),
    ("email: {when: {al: []}}", 16, "unknown key \"al\"; did you mean \"all\"?"),
    ("email: {when: {a: 1, b: 2}}", 15, "a condition requires a field"),
    ("{when: {field: a, equals: 1}, then: [emial]}", 38, "unknown rule \"emial\""),
    ("{then: [email]}", 1, "then needs \"when\" or \"unless\""),
    ("{when: {field: a, equals: 1}, then: email, esle: digits}", 44, "unknown key \"esle\""),
  ])
  func `an error inside a nested rule is reported where it is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
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

  @Test func `a condition names an existing field`() {
    let complaint = complaint(
      about: """
        title: T
        fields:
          - {id: news, type: toggle, rules: [required: {when: {field: newz, accepted: true}}]}
        """
    )
    #expect(
      complaint.hasPrefix(
        "form.yaml:3:63: error: unknown field \"newz\"; did you mean \"news\"?"
      )
    )
  }
}
