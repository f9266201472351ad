extension RuleReference {
  /// The reference of rules on whether there is an answer, and on consent.
  static let presence = [
    RuleReference(
      "required",
      "Something is answered",
      details: """
        Missing are no value, an empty text, an empty list and a text of white space. Zero and
        false are answers.
        """,
      standard: "Unicode Character Database, the property White_Space",
      parameters: ["trim": "false to let white space alone be an answer"],
      example: RuleExample("required", passes: #""x""#, fails: #""  ""#),
      codes: ["required"]
    ),
    RuleReference(
      "not_blank",
      "Something other than white space",
      details: "It is required with its own wording for a text of white space.",
      standard: "Unicode Character Database, the property White_Space",
      example: RuleExample("not_blank", passes: #""x""#, fails: #""  ""#),
      codes: ["not_blank"]
    ),
    RuleReference(
      "accepted",
      "The toggle is on",
      details: """
        From data the texts and numbers that mean yes will do: "yes", "on", "true", "1" and 1.
        """,
      holdsFor: "a toggle",
      example: RuleExample("accepted", passes: "true", fails: "false"),
      codes: ["accepted"]
    ),
    RuleReference(
      "declined",
      "The toggle is off",
      details: """
        It must be answered. From data the texts and numbers that mean no will do: "no", "off",
        "false", "0" and 0.
        """,
      holdsFor: "a toggle",
      example: RuleExample("declined", passes: "false", fails: "true"),
      codes: ["declined"]
    ),
    RuleReference(
      "prohibited",
      "Nothing is answered",
      details: """
        It is meant for a condition under which an answer makes no sense. A text of spaces is an
        answer.
        """,
      example: RuleExample("prohibited", passes: #""""#, fails: #""x""#),
      codes: ["prohibited"]
    ),
  ]
}
