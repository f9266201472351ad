import FormFile
import FormValidation
import Testing

struct ClauseYAMLTests {
  @Test(
    arguments: [
      ("email", .email, .text),
      ("'email'", .email, .text),
      ("email: true", .email, .text),
      ("email: {standard: html}", .email(.html), .text),
      ("email:", .email, .text),
      ("rule: email", .email, .text),
      ("length: {min: 3}", .minLength(3), .text),
      ("{length: {min: 3}}", .minLength(3), .text),
      (#"{"length": {"exact": 3, "unit": "graphemes"}}"#, .length(3), .text),
      (#"{"rule": "max_length", "max": 4.0}"#, .maxLength(4), .text),
      (#"{"equals": "😀"}"#, .equals("😀"), .any),
      (#"{"equals": "\ud83d\uDE00"}"#, .equals("😀"), .any),
      (#"{"equals": {"value": [1, null]}}"#, .equals([1, .null]), .any),
      (#"{"one_of": [1, "1", true]}"#, .oneOf([1, "1", true]), .any),
      ("same_as: anything", .sameAs("anything"), .any),
      ("range: {min: -0.5, max: 1e3}", .range(min: Number("-0.5"), max: 1_000), .number),
    ] as [(String, Clause, ValueKind)]
  )
  func `a rule is spelled as in a form, as YAML or JSON`(
    spelling: String,
    clause: Clause,
    kind: ValueKind
  ) throws {
    let read = try Clause(yaml: spelling)
    #expect(read == clause)
    #expect(read.kind == kind)
  }

  @Test func `modifiers are read in every form`() throws {
    var clause = Clause.maxLength(4)
    clause.message = "Four at most."
    clause.hint = "Go on."
    clause.code = "four"
    let modifiers = "message: Four at most., hint: Go on., code: four"
    #expect(try Clause(yaml: "{rule: max_length, max: 4, \(modifiers)}") == clause)
    #expect(try Clause(yaml: "max_length: {max: 4, \(modifiers)}") == clause)
  }

  @Test(arguments: [
    ("", "rule:1:1: error: expected a rule"),
    ("~", "rule:1:1: error: expected a rule\n   1 | ~\n     | ^"),
    (
      "lenght: 3",
      """
      rule:1:1: error: unknown rule "lenght"; did you mean "length"?
         1 | lenght: 3
           | ^^^^^^
      """
    ),
    (
      #"{"length": {"mim": 3}}"#,
      """
      rule:1:13: error: unknown key "mim"; did you mean "min"?
         1 | {"length": {"mim": 3}}
           |             ^^^^^
      """
    ),
    (
      #"{"one_of": []}"#,
      """
      rule:1:12: error: one_of is an empty list, which no answer can match
         1 | {"one_of": []}
           |            ^
      """
    ),
    (
      "[email]",
      """
      rule:1:1: error: expected a rule's name or a mapping, found a list
         1 | [email]
           | ^
      """
    ),
    (
      "{}",
      """
      rule:1:1: error: expected a rule's name or a mapping, found an empty mapping
         1 | {}
           | ^
      """
    ),
    (
      "{email",
      """
      rule:1:7: error: expected ',' or '}' in the mapping that starts on line 1
         1 | {email
           |       ^
      """
    ),
    (
      "rule: 5",
      """
      rule:1:7: error: expected a rule's name, found a number
         1 | rule: 5
           |       ^
      """
    ),
  ])
  func `an unreadable rule has the same error as in a form`(
    spelling: String,
    complaint text: String
  ) {
    #expect(complaint(aboutRule: spelling) == text)
  }

  @Test func `a rule over 1 MiB is refused`() {
    let spelling = "equals: " + String(repeating: "x", count: 1 << 20)
    #expect(
      complaint(aboutRule: spelling) == "rule:1:1: error: the rule is larger than 1 MiB"
    )
  }
}
