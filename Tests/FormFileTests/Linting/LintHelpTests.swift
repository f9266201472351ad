import SourceText
import Testing

@testable import FormFile

/// What the help of a finding says.
struct LintHelpTests {
  @Test(arguments: [
    (
      "{id: a, type: number, min: 1, max: 5}", "{field: a, min: 6}",
      "the limits and rules of a allow no such answer"
    ),
    (
      "{id: a, type: text, rules: [{length: 3}]}", "{field: a, equals: x}",
      "the limits and rules of a allow no such answer"
    ),
    (
      "{id: a, type: number, min: 1}", "{all: [{field: a, min: 6}, {field: a, max: 5}]}",
      "its parts contradict each other"
    ),
    ("{id: a, type: radio, options: [x, y]}", "{field: a, equals: z}", "a can be x or y"),
    ("{hidden: a, value: x}", "{field: a, equals: z}", "a can be x"),
  ])
  func `a condition that never holds is explained`(field: String, condition: String, help: String) {
    let yaml = "title: T\nfields: [\(field), {id: b, type: text, when: \(condition)}]"
    let lint = FormLint(Array(yaml.utf8), file: "f", extensions: FormExtensions())
    #expect(lint.findings.map(\.code) == ["condition.never"])
    #expect(lint.findings.map(\.note) == [help])
  }

  @Test(arguments: [
    ("text, rules: [required, prohibited]", "change or remove one of the rules"),
    ("toggle, rules: [required]", "write accepted if the toggle must be on"),
    ("radio, options: [x], rules: [{none_of: [y]}]", "change or remove the rule"),
    ("checklist, options: [x, y], rules: [{min_items: 3}]", "the options are x, y"),
  ])
  func `the help fits the rules`(field: String, help: String) {
    let yaml = "title: T\nfields: [{id: a, type: \(field)}]"
    let lint = FormLint(Array(yaml.utf8), file: "f", extensions: FormExtensions())
    #expect(lint.findings.map(\.note) == [help])
  }
}
