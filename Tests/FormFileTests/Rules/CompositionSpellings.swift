import FormFile
import FormValidation

extension RuleSpellingTests {
  /// Extensions of a program.
  static let extensions = FormExtensions(
    rules: ["even": even],
    checks: ["free"],
    allowsCommands: true
  )

  private static let even = Clause.custom("even") { (text: Value) in text == "even" }

  /// Spellings of rules defined by a program, and the same in Swift.
  static let outsideSpellings: [(spelling: String, clause: Clause)] = [
    ("custom: even", even),
    ("{rule: custom, name: even, message: Even.}", even.message("Even.")),
    ("remote: free", .remote("free")),
    (
      "remote: {check: free, debounce: 0ms, timeout: 5s}",
      .remote("free", debounce: .zero, timeout: .seconds(5))
    ),
    ("command: ./known", .remote("command", arguments: ["./known"])),
    (
      "command: {run: [known, --strict], timeout: 60s}",
      .remote("command", arguments: ["known", "--strict"], timeout: .seconds(60))
    ),
  ]

  /// Spellings of composed rules, and the same in Swift.
  static let compositionSpellings: [(spelling: String, clause: Clause)] = [
    ("all: [required, {same_as: a}]", .all([.required, .sameAs("a")])),
    ("all: [required, email]", .all([.required, .email])),
    ("all: {rules: [email], as_single: true}", .all([.email], isSingle: true)),
    (
      "{rule: all, rules: [email], message: An address.}",
      .all([.email], isSingle: true).message("An address.")
    ),
    ("any: [{one_of: [a]}, {not_equals: b}]", .any([.oneOf(["a"]), .notEquals("b")])),
    (
      "any: {rules: [email, digits: {exact: 10}], details: true}",
      .any([.email, .digits(10)], details: true)
    ),
    ("one: [{one_of: [a]}, {not_equals: b}]", .one([.oneOf(["a"]), .notEquals("b")])),
    (
      "not: {rules: {one_of: [admin]}, message: Another name.}",
      .not([.oneOf(["admin"])], "Another name.")
    ),
    ("each: [required, email]", .each([.required, .email])),
    ("each: email", .each([.email])),
    (
      "any: [all: [email, max_length: 9], digits]", .any([.all([.email, .maxLength(9)]), .digits])
    ),
    (
      "{rule: max_length, max: 9, severity: warning, stop: true}",
      .maxLength(9).severity(.warning).stop()
    ),
    (
      "required: {when: {field: country, one_of: [US, CA]}}",
      .required.when("country", .oneOf(["US", "CA"]))
    ),
    ("required: {unless: {field: a, accepted: true}}", .required.unless("a", .accepted)),
    (
      "required: {when: {field: a, min_length: 2, alpha: true}}",
      .required.when("a", .minLength(2), .alpha)
    ),
    (
      "required: {when: {field: a, rule: pattern, matches: x, ignore_case: true}}",
      .required.when("a", pattern("x", ignoreCase: true))
    ),
    (
      "required: {when: {field: a, not: {equals: x}}}",
      .required.when(.all([.not(.field("a", [.equals("x")]))]))
    ),
    (
      "required: {when: {field: a, required: true, not: [{equals: x}, alpha]}}",
      .required.when(
        .all([.field("a", [.required]), .not(.field("a", [.equals("x"), .alpha]))])
      )
    ),
    (
      "required: {when: {any: [{field: a, equals: x}, {not: {field: b, equals: y}}]}}",
      .required.when(
        .any([.field("a", [.equals("x")]), .not(.field("b", [.equals("y")]))])
      )
    ),
    (
      "required: {when: {all: [{field: a, equals: x}]}, unless: {field: b, equals: y}}",
      .required.when(.all([.field("a", [.equals("x")])])).unless("b", .equals("y"))
    ),
    (
      "{when: {field: a, equals: x}, then: [email, alpha], else: digits}",
      .all(
        [.email.when("a", .equals("x")), .alpha.when("a", .equals("x"))]
          + [.digits.unless("a", .equals("x"))]
      )
    ),
    ("{unless: {field: a, equals: x}, then: email}", .email.unless("a", .equals("x"))),
  ]

  private static func pattern(_ expression: String, ignoreCase: Bool) -> Clause {
    (try? .pattern(expression, ignoreCase: ignoreCase)) ?? .required
  }
}
