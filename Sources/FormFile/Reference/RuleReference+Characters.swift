extension RuleReference {
  /// The reference of rules on what characters a text is made of.
  static let characters = selections + alphabets + shapes

  private static let selections = [
    RuleReference(
      "only_characters",
      "Characters of a set only",
      standard: "Unicode Standard Annexes #29, 3, and #15, 1.1",
      parameters: ["set": setNames, "characters": others, "ascii": asciiSet],
      example: RuleExample("only_characters: letters", passes: #""été""#, fails: #""a1""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "excludes_characters",
      "No character of a set",
      standard: "Unicode Standard Annexes #29, 3, and #15, 1.1",
      parameters: ["set": setNames, "characters": others, "ascii": asciiSet],
      example: RuleExample("excludes_characters: digits", passes: #""abc""#, fails: #""a1""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "contains_characters",
      "So many characters of a set",
      details: """
        Characters as a person sees them are counted. The aliases name their sets: digits,
        uppercase, lowercase and special.
        """,
      standard: "Unicode Standard Annex #29, 3",
      parameters: [
        "set": setNames, "characters": others, "ascii": asciiSet,
        "min": "how many at least; one if left out", "max": "how many at most",
      ],
      example: RuleExample(
        "contains_characters: {set: digits, min: 2}",
        passes: #""a12""#,
        fails: #""a1""#
      ),
      codes: ["characters.too_few", "characters.too_many"]
    ),
  ]

  private static let alphabets = [
    RuleReference(
      "alpha",
      "Letters only",
      details: letterDetails,
      standard: "Unicode Standard, 4.5, the general categories L and M",
      parameters: [
        "ascii": asciiLetters, "unicode": anyLetters, "ignore": ignored, "locale": language,
      ],
      example: RuleExample("alpha", passes: #""été""#, fails: #""a1""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "alphanumeric",
      "Letters and digits only",
      details: letterDetails,
      standard: "Unicode Standard, 4.5, the general categories L, M and Nd",
      parameters: [
        "ascii": asciiLetters, "unicode": anyLetters, "ignore": ignored, "locale": language,
      ],
      example: RuleExample("alphanumeric", passes: #""été2""#, fails: #""a-1""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "alpha_dash",
      "Letters, digits, hyphens and low lines",
      details: letterDetails,
      standard: "Unicode Standard, 4.5, the general categories L, M and Nd",
      parameters: [
        "ascii": asciiLetters, "unicode": anyLetters, "ignore": ignored, "locale": language,
      ],
      example: RuleExample("alpha_dash", passes: #""a-1_b""#, fails: #""a b""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "digits",
      "Digits only, perhaps so many",
      standard: "Unicode Standard, 4.5, the general category Nd, for digits of any script",
      parameters: [
        "min": "how many at least", "max": "how many at most", "exact": "how many",
        "any_script": "true for digits of any script, not 0 to 9 alone",
      ],
      example: RuleExample("digits: {exact: 4}", passes: #""0123""#, fails: #""12a""#),
      codes: ["characters.not_allowed", "digits.too_few", "digits.too_many"]
    ),
  ]

  private static let shapes = [
    RuleReference(
      "hex",
      "Hexadecimal digits only",
      details: "In either case; there is no 0x in front.",
      example: RuleExample("hex", passes: #""c0FFee""#, fails: #""0x1""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "ascii",
      "ASCII only",
      standard: "RFC 20, 2",
      example: RuleExample("ascii", passes: #""a\tb""#, fails: #""é""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "printable_ascii",
      "Visible ASCII and spaces only",
      standard: "RFC 20, 2",
      example: RuleExample("printable_ascii", passes: #""a b!""#, fails: #""a\tb""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "lowercase",
      "No upper-case letter",
      details: "Refused is what lower case would change.",
      standard: "Unicode Character Database, the property Changes_When_Lowercased",
      example: RuleExample("lowercase", passes: #""straße 1""#, fails: #""Straße""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "uppercase",
      "No lower-case letter",
      details: "Refused is what upper case would change.",
      standard: "Unicode Character Database, the property Changes_When_Uppercased",
      example: RuleExample("uppercase", passes: #""ABC 1""#, fails: #""AbC""#),
      codes: ["characters.not_allowed"]
    ),
    RuleReference(
      "slug",
      "Small letters and digits, joined by - or _",
      details: "Letters and digits are those of ASCII; a joint stands alone, between two of them.",
      example: RuleExample("slug", passes: #""a-b_1""#, fails: #""-a""#),
      codes: ["characters.not_allowed", "slug.unfinished"]
    ),
  ]

  private static let setNames = """
    letters, uppercase, lowercase, digits, special, whitespace, emoji, ascii, or a script: latin,
    greek, cyrillic, han and so on
    """
  private static let others = "characters that count too, or instead of a set"
  private static let asciiSet = "true for those of the set that are ASCII"
  private static let asciiLetters = "true for letters and digits of ASCII alone"
  private static let anyLetters = "the opposite of ascii"
  private static let ignored = "characters that may stand anywhere"
  private static let language = "the language whose letters it takes: de, fr-CA"
  private static let letterDetails = """
    Of any script, with the marks on them, unless ASCII or a language is asked for.
    """
}
