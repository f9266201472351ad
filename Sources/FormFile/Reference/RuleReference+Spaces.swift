extension RuleReference {
  /// The reference of rules on spaces, on what cannot be seen, and on how a text is encoded.
  static let spaces = edges + hidden

  private static let edges = [
    RuleReference(
      "no_leading_space",
      "No space at the start",
      standard: whiteSpace,
      parameters: ["any_whitespace": anyWhitespace],
      example: RuleExample("no_leading_space", passes: #""a ""#, fails: #"" a""#),
      codes: ["space.leading"]
    ),
    RuleReference(
      "no_trailing_space",
      "No space at the end",
      standard: whiteSpace,
      parameters: ["any_whitespace": anyWhitespace],
      example: RuleExample("no_trailing_space", passes: #"" a""#, fails: #""a ""#),
      codes: ["space.trailing"]
    ),
    RuleReference(
      "trimmed",
      "No space at the start or the end",
      details: "To remove such spaces instead, give the field normalize: [trim].",
      standard: whiteSpace,
      parameters: ["any_whitespace": anyWhitespace],
      example: RuleExample("trimmed", passes: #""a b""#, fails: #"" a""#),
      codes: ["space.leading", "space.trailing"]
    ),
    RuleReference(
      "single_line",
      "One line",
      standard: "Unicode Standard, 5.8, table 5-2, without the file separators",
      example: RuleExample("single_line", passes: #""a\tb""#, fails: #""a\n""#),
      codes: ["characters.not_allowed"]
    ),
  ]

  private static let hidden = [
    RuleReference(
      "no_control",
      "No control characters",
      details: "Tabs and line breaks are control characters.",
      standard: "Unicode Standard, 23.1",
      example: RuleExample("no_control", passes: #""a b""#, fails: #""a\tb""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "no_suspicious",
      "Nothing that hides what the text is",
      details: """
        Suspicious are invisible characters, digits of several scripts, controls that reorder what
        is shown, and accents that cannot be seen. A joiner is fine where it joins: between emoji,
        and in scripts that need it.
        """,
      standard: """
        ICU, uspoof.h, USPOOF_INVISIBLE, USPOOF_MIXED_NUMBERS and USPOOF_HIDDEN_OVERLAY, after
        Unicode Technical Standard #39
        """,
      parameters: [
        "checks": "some of invisible, mixed_digits, bidi and hidden_overlay; all if left out"
      ],
      example: RuleExample("no_suspicious", passes: #""Zoë 42""#, fails: #""a\u200b""#),
      codes: [
        "characters.invisible", "characters.mixed_digits", "characters.bidi",
        "characters.hidden_overlay",
      ]
    ),
    RuleReference(
      "normalized",
      "In a normal form of Unicode",
      details: "To bring a text there instead, give the field normalize: [nfc].",
      standard: "Unicode Standard Annex #15",
      parameters: ["form": "nfc (usual) or nfkc"],
      example: RuleExample("normalized", passes: #""\u00e9""#, fails: #""e\u0301""#),
      codes: ["text.not_normalized"]
    ),
  ]

  private static let anyWhitespace = "true for any white space, not spaces alone"
  private static let whiteSpace = """
    Unicode Character Database, the property White_Space, where any white space is meant
    """
}
