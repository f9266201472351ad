import Testing

struct DecidedConditionTests {
  @Test(arguments: [
    ("number, max: 10", "equals: 50", true),
    ("number, max: 50", "equals: 50", false),
    ("number, rules: [{max: 10}]", "equals: 50", true),
    ("number, rules: [{max: 10}]", "min: 11", true),
    ("number, rules: [{rule: max, max: 10, severity: warning}]", "equals: 50", false),
    ("number, rules: [{rule: max, max: 10, when: {field: b, accepted: true}}]", "min: 11", false),
    ("slider, min: 0, max: 9000, step: 3", "equals: 4", true),
    ("slider, min: 0, max: 9000, step: 3", "equals: 6", false),
    ("text, rules: [{min_length: 3}]", "equals: ab", true),
    ("text, rules: [{min_length: 3}]", "equals: abc", false),
    ("text, rules: [required]", "equals: abc", false),
    ("text", "min_length: 5, max_length: 3", true),
    ("text", "min_length: 3, max_length: 5", false),
    ("checklist, options: [a, b]", "equals: [b, a]", true),
    ("checklist, options: [a, b]", "equals: [a, b]", false),
    ("checklist, options: [a, b]", "min_items: 3", true),
    ("checklist, options: [a, b]", "min_items: 2", false),
    ("checklist, options: [a, {value: b, when: {field: b, accepted: true}}]", "equals: [b]", false),
    // A blank answer meets both.
    ("text", "alpha: true, digits: {min: 0}", false),
    // A blank answer does not meet it.
    ("number, max: 10", "max: 10", false),
  ])
  func `a condition never holds if the other field refuses the answer`(
    field: String,
    condition: String,
    isFound: Bool
  ) {
    let found = LintTests.findings(
      in: """
          - {id: b, type: toggle}
          - {id: n, type: \(field)}
          - {id: a, type: text, when: {field: n, \(condition)}}
        """
    )
    #expect(found.map { $0.hasSuffix(" condition.never") } == (isFound ? [true] : []))
  }

  @Test(arguments: [("x", true), ("y", false)])
  func `a condition that is also the exception never holds`(exception: String, isFound: Bool) {
    let found = LintTests.findings(
      in: """
          - {id: n, type: text}
          - {id: a, type: text, when: {field: n, equals: x}, unless: {field: n, equals: \(exception)}}
        """
    )
    #expect(found.map { $0.hasSuffix(" condition.never") } == (isFound ? [true] : []))
  }
}
