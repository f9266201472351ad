extension RuleReference {
  /// The reference of rules on how a number is written, and on its sign.
  static let numbers = grammars + signs

  private static let grammars = [
    RuleReference(
      "number",
      "A number",
      details: """
        An optional minus; digits, a point and digits, or both; an optional exponent. A number from
        data is one however it is written.
        """,
      standard: "HTML Living Standard, 2.3.4.3, \"valid floating-point number\"",
      deviations: "An exponent beyond 6,144 either way is refused.",
      parameters: ["standard": "html"],
      example: RuleExample("number", passes: #""-1.5""#, fails: #""1,5""#),
      codes: ["number.not_a_number", "number.out_of_range"]
    ),
    RuleReference(
      "integer",
      "A whole number",
      details: "A typed one is digits, perhaps after a minus; zeros after a point change nothing.",
      parameters: [
        "min": "the least number", "max": "the greatest number",
        "allow_leading_zeros": "false to refuse 007",
      ],
      example: RuleExample("integer", passes: #""-7""#, fails: #""1.5""#),
      codes: [
        "number.not_whole", "number.exponent", "number.leading_zero", "number.not_a_number",
        "range.below_min", "range.above_max",
      ]
    ),
    RuleReference(
      "decimal",
      "In plain notation, with so many digits",
      details: """
        Digits are counted as they are written: 1.50 has two behind the point. Zeros in front do
        not count. There is no exponent; a number from data that has one is written out first.
        """,
      parameters: [
        "min_fraction_digits": "how many decimals at least",
        "max_fraction_digits": "how many decimals at most",
        "max_digits": "how many digits altogether",
        "separator": "what stands before the decimals: \".\" (usual) or \",\"",
      ],
      example: RuleExample(
        "decimal: {max_fraction_digits: 2}",
        passes: #""1.50""#,
        fails: #""1.505""#
      ),
      codes: [
        "number.fraction_too_short", "number.fraction_too_long", "number.too_many_digits",
        "number.exponent", "number.not_a_number",
      ]
    ),
    RuleReference(
      "multiple_of",
      "Whole steps away from a base",
      details: "Exact in base ten: 3.6 is a multiple of 0.003.",
      parameters: ["of": "the step", "base": "where the steps begin; 0 if left out"],
      example: RuleExample("multiple_of: 0.5", passes: #""10.5""#, fails: #""10.3""#),
      codes: ["number.not_multiple", "number.not_a_number"]
    ),
  ]

  private static let signs = [
    RuleReference(
      "positive",
      "More than 0",
      example: RuleExample("positive", passes: #""0.1""#, fails: #""-1""#),
      codes: ["range.below_min", "range.exponent", "number.not_a_number"]
    ),
    RuleReference(
      "negative",
      "Less than 0",
      example: RuleExample("negative", passes: #""-0.1""#, fails: #""1""#),
      codes: ["range.above_max", "range.exponent", "number.not_a_number"]
    ),
    RuleReference(
      "non_negative",
      "0 or more",
      example: RuleExample("non_negative", passes: #""0""#, fails: #""-1""#),
      codes: ["range.below_min", "range.exponent", "number.not_a_number"]
    ),
    RuleReference(
      "non_positive",
      "0 or less",
      example: RuleExample("non_positive", passes: #""0""#, fails: #""1""#),
      codes: ["range.above_max", "range.exponent", "number.not_a_number"]
    ),
  ]
}
