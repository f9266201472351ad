extension RuleReference {
  /// The reference of rules that compare an answer with values, or with another answer.
  static let choices = [
    RuleReference(
      "one_of",
      "One of a list",
      details: #"Values are compared with their kinds: 1 is 1.0, and not "1"."#,
      parameters: ["values": "the list", "ignore_case": ignoreCase],
      example: RuleExample("one_of: [red, green]", passes: #""red""#, fails: #""blue""#),
      codes: ["choice.not_listed"]
    ),
    RuleReference(
      "none_of",
      "None of a list",
      details: #"Values are compared with their kinds: 1 is 1.0, and not "1"."#,
      parameters: ["values": "the list", "ignore_case": ignoreCase],
      example: RuleExample("none_of: [admin, root]", passes: #""roots""#, fails: #""root""#),
      codes: ["choice.listed"]
    ),
    RuleReference(
      "equals",
      "A certain value, or another answer",
      standard: equivalence,
      parameters: [
        "value": "the value", "field": "the field to compare with instead",
        "ignore_case": ignoreCase,
      ],
      example: RuleExample("equals: DELETE", passes: #""DELETE""#, fails: #""delete""#),
      codes: ["choice.not_equal"]
    ),
    RuleReference(
      "not_equals",
      "Not a certain value, nor another answer",
      standard: equivalence,
      parameters: [
        "value": "the value", "field": "the field to compare with instead",
        "ignore_case": ignoreCase,
      ],
      example: RuleExample("not_equals: root", passes: #""Root""#, fails: #""root""#),
      codes: ["choice.equal"]
    ),
    RuleReference(
      "same_as",
      "The same as another answer",
      details: """
        It always compares, blank or not. What the other field holds is never part of a message.
        """,
      parameters: ["field": "the other field"],
      example: RuleExample(
        "same_as: password",
        passes: #""secret""#,
        fails: #""sec""#,
        among: #"{"password": "secret"}"#
      ),
      codes: ["cross.not_same"]
    ),
    RuleReference(
      "different_from",
      "Different from another answer",
      details: "What the other field holds is never part of a message.",
      parameters: ["field": "the other field"],
      example: RuleExample(
        "different_from: password",
        passes: #""secrets""#,
        fails: #""secret""#,
        among: #"{"password": "secret"}"#
      ),
      codes: ["cross.same"]
    ),
    RuleReference(
      "unique",
      "Not taken yet",
      details: """
        Values are compared with their kinds. In a list of records, each record takes its answer.
        """,
      standard: equivalence,
      parameters: [
        "among": "the answers already taken", "in": "column, the records before; always so",
        "ignore_case": ignoreCase,
      ],
      example: RuleExample("unique: {among: [ada, grace]}", passes: #""adam""#, fails: #""ada""#),
      codes: ["choice.taken"]
    ),
    RuleReference(
      "boolean",
      "True or false",
      parameters: ["loose": "true to take yes, no, on, off, 1 and 0 too"],
      example: RuleExample("boolean", passes: "true", fails: #""yes""#),
      codes: ["boolean"]
    ),
  ]
}
