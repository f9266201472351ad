extension RuleReference {
  /// The reference of rules on a whole form.
  static let wholes = [
    RuleReference(
      "at_least",
      "So many of several questions are answered",
      details: """
        It stands under the form's checks. A text of white space and a toggle that is off are no
        answers; zero is one.
        """,
      parameters: ["count": "how many", "of": "the fields", "at": "the field to blame"],
      example: RuleExample(
        "at_least: {count: 1, of: [email, phone], at: email}",
        passes: #""ada@example.com""#,
        fails: #""""#,
        among: #"{"phone": ""}"#
      ),
      codes: ["form.at_least"]
    ),
    RuleReference(
      "sum_of",
      "Answers add up to a number",
      details: """
        It stands under the form's checks. The sum is exact in base ten; a blank answer adds
        nothing. While another answer is no number, any sum passes.
        """,
      parameters: [
        "of": "the fields", "equals": "the sum", "min": "the least sum", "max": "the greatest sum",
        "at": "the field to blame",
      ],
      example: RuleExample(
        "sum_of: {of: [a, b, c], equals: 100, at: c}",
        passes: "50",
        fails: "60",
        among: #"{"a": 30, "b": 20}"#
      ),
      codes: ["form.sum", "range.exponent", "number.not_a_number"]
    ),
  ]
}
