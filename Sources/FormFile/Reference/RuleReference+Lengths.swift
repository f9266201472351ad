extension RuleReference {
  /// The reference of rules on how long a text is.
  static let lengths = [
    RuleReference(
      "min_length",
      "At least so long",
      details: "A shorter text is incomplete.",
      parameters: ["min": "the least length", "unit": unit],
      example: RuleExample("min_length: 3", passes: #""abc""#, fails: #""ab""#),
      codes: ["length.too_short"]
    ),
    RuleReference(
      "max_length",
      "At most so long",
      parameters: ["max": "the greatest length", "unit": unit],
      example: RuleExample("max_length: 3", passes: #""abc""#, fails: #""abcd""#),
      codes: ["length.too_long"]
    ),
    RuleReference(
      "length",
      "Of a length, or between two",
      details: "Both limits are included. A text too short is incomplete.",
      parameters: [
        "exact": "the only length", "min": "the least length", "max": "the greatest length",
        "unit": unit,
      ],
      example: RuleExample("length: {min: 3, max: 5}", passes: #""abc""#, fails: #""abcdef""#),
      codes: ["length.too_short", "length.too_long"]
    ),
    RuleReference(
      "min_words",
      "At least so many words",
      standard: "Unicode Standard Annex #29, 4",
      parameters: ["min": "the least number"],
      example: RuleExample("min_words: 2", passes: #""Ada Lovelace""#, fails: #""Ada""#),
      codes: ["words.too_few"]
    ),
    RuleReference(
      "max_words",
      "At most so many words",
      standard: "Unicode Standard Annex #29, 4",
      parameters: ["max": "the greatest number"],
      example: RuleExample(
        "max_words: 2",
        passes: #""Ada Lovelace""#,
        fails: #""Augusta Ada King""#
      ),
      codes: ["words.too_many"]
    ),
  ]

  /// What a parameter says that counts in units.
  static let unit = "what is counted: graphemes (usual), scalars, utf16, bytes or words"
}
