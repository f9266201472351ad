extension RuleReference {
  /// The reference of rules on what a text contains.
  static let texts = patterns + parts

  private static let patterns = [
    RuleReference(
      "pattern",
      "Matches a regular expression",
      details: #"""
        The whole text must match. A point matches anything but a line feed, \d, \s and \w are
        ASCII, and $ is the very end. An expression that is too costly for a text is given up.
        """#,
      standard: "pcre2pattern(3), with the options UTF and DOLLAR_ENDONLY",
      parameters: [
        "matches": "the expression", "anchored": "false where a part of the text may match",
        "ignore_case": "true where case does not count",
        "example": "a text for the message to show",
      ],
      example: RuleExample("pattern: '[a-z][0-9]'", passes: #""a1""#, fails: #""1""#),
      codes: ["pattern.no_match", "pattern.too_costly"]
    ),
    RuleReference(
      "not_pattern",
      "Matches no regular expression",
      details: "The expression is read as pattern reads it. A text that matches is incomplete.",
      standard: "pcre2pattern(3), with the options UTF and DOLLAR_ENDONLY",
      parameters: [
        "matches": "the expression", "anchored": "false where no part of the text may match",
        "ignore_case": "true where case does not count",
        "example": "a text for the message to show",
      ],
      example: RuleExample("not_pattern: '[0-9]+'", passes: #""a1""#, fails: #""12""#),
      codes: ["pattern.match", "pattern.too_costly"]
    ),
  ]

  private static let parts = [
    RuleReference(
      "starts_with",
      "Starts with a text",
      standard: equivalence,
      parameters: ["text": "the text, or a list of which one will do", "ignore_case": ignoreCase],
      example: RuleExample(
        "starts_with: https://",
        passes: #""https://example.com""#,
        fails: #""ftp""#
      ),
      codes: ["text.wrong_start"]
    ),
    RuleReference(
      "ends_with",
      "Ends with a text",
      standard: equivalence,
      parameters: ["text": "the text, or a list of which one will do", "ignore_case": ignoreCase],
      example: RuleExample(
        "ends_with: .com",
        passes: #""example.com""#,
        fails: #""example.org""#
      ),
      codes: ["text.wrong_end"]
    ),
    RuleReference(
      "contains",
      "Contains a text",
      details: "Occurrences do not overlap; those of several texts count together.",
      standard: equivalence,
      parameters: [
        "text": "the text, or a list of which one will do", "min": "how often; once if left out",
        "position": "how many characters at the start do not count", "ignore_case": ignoreCase,
      ],
      example: RuleExample(
        "contains: {text: foo, min: 2}",
        passes: #""foo-foo""#,
        fails: #""foo""#
      ),
      codes: ["text.not_contained"]
    ),
    RuleReference(
      "not_contains",
      "Does not contain a text",
      standard: equivalence,
      parameters: ["text": "the text, or a list of which none may be", "ignore_case": ignoreCase],
      example: RuleExample("not_contains: admin", passes: #""ad-min""#, fails: #""admins""#),
      codes: ["text.contained"]
    ),
  ]

  /// What lets case not count.
  static let ignoreCase = "true where case does not count"

  /// Why texts that look the same are the same.
  static let equivalence = "Unicode Standard Annex #15, 1.1, for canonical equivalence"
}
