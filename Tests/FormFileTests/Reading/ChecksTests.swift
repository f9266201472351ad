import FormFile
import FormValidation
import Forms
import Testing

struct ChecksTests {
  private static let fields = """
    title: T
    fields:
      - {id: email, type: text}
      - {id: phone, type: text}
    """

  @Test func `a form's checks read the same as in Swift`() throws {
    let form = try Form(
      yaml: Self.fields + """

        checks:
          - at_least: {count: 1, of: [email, phone], at: email}
          - {rule: sum_of, of: [email, phone], equals: 5, at: phone, message: "Make it {min}."}
        """
    )
    #expect(form.checks.map(\.field) == ["email", "phone"])
    #expect(form.checks[0] == .atLeast(1, of: ["email", "phone"], at: "email"))
    #expect(form.checks[1].clause.message == "Make it {min}.")
    #expect(try Form(yaml: Self.fields).checks.isEmpty)
  }

  @Test(arguments: [
    (
      "at_least: {count: 1, of: [emial], at: phone}",
      "form.yaml:6:31: error: unknown field \"emial\"; did you mean \"email\"?"
    ),
    (
      "at_least: {count: 1, of: [email], at: phon}",
      "form.yaml:6:43: error: unknown field \"phon\"; did you mean \"phone\"?"
    ),
    ("at_least: {count: 1, of: [email]}", "form.yaml:6:5: error: at_least needs \"at\""),
    ("email", "form.yaml:6:5: error: email applies to one field; move it to the field's rules"),
    (
      "at_lest: {count: 1}",
      "form.yaml:6:5: error: unknown rule \"at_lest\"; did you mean \"at_least\"?"
    ),
  ])
  func `an error in a check is reported at its position`(check: String, message: String) {
    let text = complaint(about: Self.fields + "\nchecks:\n  - \(check)")
    #expect(text.hasPrefix(message + "\n"), "\(text)")
  }

  @Test func `a check cannot be reported at a hidden field`() {
    let text = complaint(
      about: Self.fields + """

          - {hidden: host, value: x}
        checks:
          - at_least: {count: 1, of: [email], at: host}
        """
    )
    let message = "host is hidden; report the check at a field that is shown"
    #expect(text.hasPrefix("form.yaml:7:5: error: \(message)\n"), "\(text)")
  }

  @Test func `a rule on the form cannot be among a field's`() {
    let text = complaint(
      about: """
        title: T
        fields:
          - {id: a, type: text, rules: [at_least: {count: 1, of: [a], at: a}]}
        """
    )
    let message = "at_least applies to the whole form; move it to checks"
    #expect(text.hasPrefix("form.yaml:3:33: error: \(message)\n"), "\(text)")
  }

  @Test(
    arguments: [
      ("{id: a, type: text, rules: [range: {min: 2026-01-01}]}", nil),
      ("{id: a, type: number, rules: [min: {field: b}]}", nil),
      ("{id: a, type: number, rules: [min: today]}", "min applies to text; a is a number"),
      ("{id: a, type: text, rules: [max: {field: b}]}", "max applies to numbers; a is text"),
    ] as [(String, String?)]
  )
  func `the spelling of a limit distinguishes dates from numbers`(field: String, message: String?) {
    let text = complaint(about: "title: T\nfields:\n  - {id: b, type: number}\n  - " + field)
    #expect(message.map(text.contains) ?? (text == "no complaint"), "\(text)")
  }

  @Test func `a form file cannot name the clock`() {
    let text = complaint(about: "title: T\nfields:\n  - {id: (now), type: text}")
    #expect(text.contains("invalid name \"(now)\""))
    let rule = complaint(
      about: "title: T\nfields:\n  - {id: a, type: text, rules: [before: {field: (now)}]}"
    )
    #expect(rule.contains("unknown field \"(now)\""))
  }
}
