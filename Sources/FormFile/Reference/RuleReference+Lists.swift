extension RuleReference {
  /// The reference of rules on lists.
  static let lists = [
    RuleReference(
      "min_items",
      "At least so many are chosen",
      details: "An empty list is judged too.",
      standard: "JSON Schema 2020-12, Validation, 6.4.2",
      parameters: ["min": "the least number"],
      example: RuleExample("min_items: 2", passes: #"["a", "b"]"#, fails: #"["a"]"#),
      codes: ["items.too_few"]
    ),
    RuleReference(
      "max_items",
      "At most so many are chosen",
      standard: "JSON Schema 2020-12, Validation, 6.4.1",
      parameters: ["max": "the greatest number"],
      example: RuleExample("max_items: 2", passes: #"["a", "b"]"#, fails: #"["a", "b", "c"]"#),
      codes: ["items.too_many"]
    ),
    RuleReference(
      "unique_items",
      "No item twice",
      details:
        "Items are compared deeply and with their kinds: 1 is 1.0, and neither true nor \"1\".",
      standard: "JSON Schema 2020-12, Validation, 6.4.3; Core, 4.2.2, for what is equal",
      example: RuleExample("unique_items", passes: "[1, true, [1]]", fails: "[1, 1.0]"),
      codes: ["items.repeated"]
    ),
    RuleReference(
      "each",
      "Each item meets some rules",
      details: "A blank item meets all but presence rules. Messages number the item.",
      parameters: ["rules": "the rules, one or a list of them"],
      example: RuleExample(
        "each: email",
        passes: #"["ada@example.com"]"#,
        fails: #"["ada@example.com", "x y"]"#
      ),
      codes: []
    ),
  ]
}
