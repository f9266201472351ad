import Testing

@testable import FormFile

/// What `--fix` changes.
struct LintFixTests {
  private func fixed(_ yaml: String) -> (text: String, changes: [String])? {
    FormLint(Array(yaml.utf8), file: "f", extensions: FormExtensions()).fixed
  }

  @Test func `names are replaced, and everything else is unchanged`() throws {
    let yaml = """
      \u{FEFF}title: T   # regex
      fields:
        - {id: b, type: text, rules: [{regex: '[a-z]'}, email_address]}  # email_address
        - {id: c, type: text, rules: ['regex': x, "email_address"]}
        - id: a
          type: text
          when: {field: b, eq: ü}
          rules:
            - required    # stays
            - any: [{minlength: 3}, {rule: gte, min: 2, message: x}]
            - required
            - {unless: {field: b, ne: x}, then: [is_true]}

      """
    let yamlInWindows = yaml.replacing("\n", with: "\r\n").replacing(
      "{rule: gte, min: 2, message: x}",
      with: "url"
    )
    let expected = yamlInWindows.replacing("{regex:", with: "{pattern:")
      .replacing("'regex'", with: "'pattern'").replacing("\"email_address\"", with: "\"email\"")
      .replacing(", email_address]", with: ", email]").replacing("eq:", with: "equals:")
      .replacing("minlength", with: "min_length").replacing("ne:", with: "not_equals:")
      .replacing("is_true", with: "accepted").replacing("      - required\r\n", with: "")
    let result = try #require(fixed(yamlInWindows))
    #expect(result.text == expected)
    #expect(
      result.changes == [
        "f:3:34: regex is now pattern", "f:3:51: email_address is now email",
        "f:4:34: regex is now pattern", "f:4:46: email_address is now email",
        "f:7:22: eq is now equals", "f:10:16: minlength is now min_length",
        "f:11:1: removed required", "f:12:29: ne is now not_equals",
        "f:12:44: is_true is now accepted",
      ]
    )
    #expect(fixed(result.text)?.text == nil)
  }

  private static let head = "title: T\nfields:\n  - id: a\n    type: text\n    rules:\n"

  @Test(arguments: [
    ["min_length: 3", "email"], ["{min_length: 3}", "email"], ["one_of: [a, b]"],
    ["length: {min: 3}"], ["min_length: 3", "", "    reveal: polite"],
  ])
  func `a repeated rule that is alone on its line is removed`(rules: [String]) {
    let items = rules.map { $0.hasPrefix(" ") || $0.isEmpty ? $0 + "\n" : "      - \($0)\n" }
    let kept = Self.head + items[0]
    let rest = items.dropFirst().joined()
    #expect(fixed(kept + items[0] + rest)?.text == kept + rest)
  }

  @Test func `a rule repeated by another name is removed, and not renamed`() throws {
    let (first, last) = ("      - min_length: 3\n", "      - email\n")
    let result = try #require(fixed(Self.head + first + "      - minlength: 3\n" + last))
    #expect(result.text == Self.head + first + last)
    #expect(result.changes == ["f:7:1: removed minlength"])
  }

  @Test(arguments: [
    "min_length:\n          3", "length:\n          min: 3",
    "{length: {min: 3,\n          max: 4}}",
    "rule: min_length\n        min: 3", "min_length: &n 3", "one_of: [a,\n\n          b]",
  ])
  func `a repeated rule of several lines is left alone`(rule: String) {
    let item = "      - \(rule)\n"
    let plain = item.replacing("&n ", with: "")
    #expect(fixed(Self.head + plain + item)?.text == nil)
  }

  @Test(arguments: [
    "title: T\nfields: [{id: a, type: text, rules: [\"r\\x65gex\": x]}]",
    "title: T\nfields: [{id: a, type: text, rules: [required, required]}]",
    "title: T\nfields:\n  - id: a\n    type: text\n    rules:\n      - required\n      - required # c\n",
  ])
  func `changes that are not certainly safe are not made`(yaml: String) {
    #expect(fixed(yaml)?.text == nil)
  }
}
