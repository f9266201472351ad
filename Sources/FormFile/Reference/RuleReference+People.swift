extension RuleReference {
  /// The reference of rules on people, places and colours.
  static let people = [
    RuleReference(
      "person_name",
      "A name that a person can have",
      details: """
        Words with one space between, of letters of any script, marks, apostrophes, hyphens and
        middle dots.
        """,
      standard: "Unicode Standard, 4.5, the general categories L and M",
      parameters: ["min_words": "how many words at least; one if left out"],
      example: RuleExample("person_name", passes: #""O'Brien""#, fails: #""Ada1""#),
      codes: ["format.person_name"]
    ),
    RuleReference(
      "full_name",
      "A person's full name",
      details: "Not everybody has two names; person_name asks for one.",
      standard: "Unicode Standard, 4.5, the general categories L and M",
      parameters: ["min_words": "how many words at least; two if left out"],
      example: RuleExample("full_name", passes: #""Ada Lovelace""#, fails: #""Ada 2""#),
      codes: ["format.full_name"]
    ),
    RuleReference(
      "phone",
      "A telephone number",
      details: """
        Without a region it is a plus and 7 to 15 digits; one space, hyphen or point may be between
        two digits, and some digits in parentheses. By e164 there are digits alone. In the United
        States and Canada it is ten digits, with 1 or +1 in front or without; the area may be in
        parentheses, and one space, hyphen or point between two digits.
        """,
      standard: "ITU-T E.164, 6; NANPA, \"NANP numbering\"",
      deviations: "Fewer than 7 digits, the least in use, are refused by E.164.",
      parameters: [
        "region": "US or CA", "format": "e164", "standard": "e164 or nanp",
        "level": """
        possible, by its length alone, or valid; possible without a region, valid with one
        """,
      ],
      example: RuleExample("phone", passes: #""+14155552671""#, fails: #""+0""#),
      codes: ["format.phone"]
    ),
    RuleReference(
      "postal_code",
      "A postal code",
      details: """
        Letters may be small, and the space or hyphen inside may be left out where people do.
        Whether a code was given out is not asked. The aliases name their countries. UK means GB.
        """,
      standard: "Universal Postal Union, \"Postal addressing systems\", for each country",
      parameters: [
        "country": "two capitals, any, or {field: id}", "field": "the field that holds the country",
        "strict": "false to allow the first half of a British code alone",
      ],
      example: RuleExample("postal_code: US", passes: #""12345-6789""#, fails: #""A""#),
      codes: ["format.postal_code"]
    ),
    RuleReference(
      "ssn",
      "A US social security number",
      details: "With both hyphens or none.",
      standard: "Social Security Administration, POMS RM 10201.035",
      example: RuleExample("ssn", passes: #""123-45-6789""#, fails: #""666""#),
      codes: ["format.ssn"]
    ),
    RuleReference(
      "color",
      "A colour",
      details: "Names, functions and digits may be in capitals.",
      standard: "CSS Color Module Level 4; HTML Living Standard, 2.3.6, for html-simple",
      deviations: "Numbers of rgb(…) that a browser would cut to their limits are refused.",
      parameters: [
        "format": "hex (usual), html-simple, rgb, hsl, or css for any of them and for names",
        "require_hash": "false where the # may be left out",
        "alpha": "false to refuse an opacity", "allow_percent": "false to refuse per cent in rgb",
        "allow_spaces": "false to refuse spaces in functions",
        "options": "a list of validator.js's own: [{allowSpaces: false}]",
      ],
      example: RuleExample("color", passes: ##""#fa8""##, fails: ##""#fg""##),
      codes: ["format.color"]
    ),
  ]
}
