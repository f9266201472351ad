extension RuleReference {
  /// The reference of rules on texts that programs read.
  static let programs = [
    RuleReference(
      "json",
      "A value of JSON",
      details: "A name may stand twice in an object, as the grammar has it.",
      standard: "RFC 8259, 2 to 7",
      deviations: "More than 512 levels are refused.",
      example: RuleExample("json", passes: #""[1, true]""#, fails: #""{a""#),
      codes: ["format.json"]
    ),
    RuleReference(
      "base64",
      "Bytes in Base64",
      details: "Nothing at all is Base64 of nothing.",
      standard: "RFC 4648, 4 and 5",
      parameters: [
        "url_safe": "true for - and _ instead of + and /",
        "padding": "false where no = fills up the last four",
      ],
      example: RuleExample("base64", passes: #""Zm9vYg==""#, fails: #""Zm9v!""#),
      codes: ["format.base64"]
    ),
    RuleReference(
      "jwt",
      "The shape of a JSON Web Token",
      details: "What its parts say, and whether the signature holds, is not asked.",
      standard: "RFC 7519, 3; RFC 7515, 7.1; RFC 4648, 5",
      example: RuleExample("jwt", passes: #""eyJhbGciOiJub25lIn0.e30.""#, fails: #""a=b""#),
      codes: ["format.jwt"]
    ),
    RuleReference(
      "semver",
      "A version of three numbers",
      details: "Marks of a prerelease and a build may follow.",
      standard: "Semantic Versioning 2.0.0, 2, 9 and 10",
      example: RuleExample("semver", passes: #""1.0.0-rc.1+build.05""#, fails: #""01""#),
      codes: ["format.semver"]
    ),
    RuleReference(
      "mime_type",
      "A media type, like text/html",
      details: "Whether there is such a type is not asked.",
      standard: "RFC 6838, 4.2, for names; RFC 9110, 5.6.6 and 8.3.1, for parameters",
      example: RuleExample(
        "mime_type",
        passes: #""text/html; charset=utf-8""#,
        fails: #""text//""#
      ),
      codes: ["format.mime_type"]
    ),
    RuleReference(
      "regex_syntax",
      "A regular expression, as pattern reads it",
      details: "One that is ill-formed is incomplete: typing on can close what is open.",
      standard: "pcre2pattern(3)",
      example: RuleExample("regex_syntax", passes: #""[a-z]+""#, fails: #""[a-z""#),
      codes: ["format.regex_syntax"]
    ),
  ]
}
