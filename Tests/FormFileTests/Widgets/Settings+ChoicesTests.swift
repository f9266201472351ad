import Testing

@testable import FormFile

struct SettingsChoicesTests {
  /// Returns the error of a select with some keys, from its place on.
  private func complaint(_ keys: String) -> String {
    FormFileTests.complaint(
      about: "title: T\nfields:\n  - id: a\n    type: select\n    \(keys)\n"
    )
  }

  @Test func `a choice needs options`() {
    #expect(
      complaint("label: L") == """
        form.yaml:3:5: error: a field needs "options"
           3 |   - id: a
             |     ^^
        """
    )
    #expect(
      complaint("options: []") == """
        form.yaml:5:14: error: options is empty
           5 |     options: []
             |              ^
        """
    )
  }

  @Test(arguments: [
    ("options: [yes, true]", #"5:20: error: expected text or a number, found true"#),
    ("options: [a, [b]]", "5:18: error: expected text or a number, found a list"),
    ("options: [a, '']", "5:18: error: expected text that is not empty"),
    ("options: [{label: A}]", #"5:15: error: an option needs "value""#),
    ("options: [{value: [1]}]", "5:23: error: expected text or a number, found a list"),
    ("options: [{value: a, label: 1}]", "5:33: error: expected text, found a number"),
    ("options: [{value: a, labl: A}]", #"5:26: error: unknown key "labl"; did you mean "label"?"#),
    ("options: [a, b, a]", #"5:21: error: duplicate option "a""#),
    (
      "options:\n      - 1\n      - {value: 1, label: One}",
      "7:17: error: duplicate option 1; first on line 6"
    ),
    (
      "options: [{value: a, disabled: 1}, b]", "5:36: error: expected true or false, found a number"
    ),
    ("options: [{value: a, help: ''}, b]", "5:32: error: help is empty; add text or remove it"),
    ("options: [{value: a, group: [b]}]", "5:33: error: expected text, found a list"),
    ("options: [{value: a, disabled: true}]", "5:14: error: every option is disabled"),
    (
      "options: [{value: a, disabled: true}, b]\n    default: a",
      "6:14: error: invalid default"
    ),
    ("options: [a, b]\n    default: c", "6:14: error: invalid default"),
    (
      "options: [a, b]\n    default: true",
      "6:14: error: expected text or a number, found true"
    ),
  ])
  func `errors in the options are reported`(keys: String, message: String) {
    let complaint = complaint(keys)
    #expect(complaint.hasPrefix("form.yaml:" + message + "\n"), "\(complaint)")
  }

  @Test(arguments: [
    ("columns: 0", "6:14: error: expected auto or 1 or more, found 0"),
    ("columns: 1.5", "6:14: error: expected auto or 1 or more, found 1.5"),
    ("columns: many", "6:14: error: expected auto or a number, found text"),
    ("scale: linear", "6:12: error: expected true or false, found text"),
    ("scale: true\n    columns: 2", "7:14: error: a scale is one row and has no columns"),
    ("other: ''", "6:12: error: other is empty; add text or remove it"),
    ("columns: 2\n    other: O", "7:12: error: options with other text are in one column"),
    ("colums: 2", #"6:5: error: unknown key "colums"; did you mean "columns"?"#),
  ])
  func `errors in the arrangement of radio buttons are reported`(keys: String, message: String) {
    let complaint = FormFileTests.complaint(
      about: "title: T\nfields:\n  - id: a\n    type: radio\n    options: [a, b]\n    \(keys)\n"
    )
    #expect(complaint.hasPrefix("form.yaml:" + message + "\n"), "\(complaint)")
  }

  @Test func `all errors are reported together`() {
    let complaint = complaint("options: [{label: A}, a, a, true]")
    #expect(complaint.matches(of: /form.yaml/).count == 3, "\(complaint)")
  }

  @Test(arguments: [
    ("[unique_items]", "unique_items applies to lists; a is a choice"),
    ("[min_items: 1]", "min_items applies to lists; a is a choice"),
    ("[equals: true]", "equals compares with true; a is a choice"),
  ])
  func `a rule that fits neither texts nor numbers is refused`(rules: String, message: String) {
    let complaint = complaint("options: [a, 2]\n    rules: \(rules)")
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test(arguments: [
    "[required, equals: a]", "[not_equals: 2]", "[one_of: [a, 2]]", "[range: {max: 3}]",
  ])
  func `a rule that fits texts or numbers is accepted`(rules: String) {
    #expect(complaint("options: [a, 2]\n    rules: \(rules)") == "no complaint")
  }
}
