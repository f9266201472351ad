extension RuleReference {
  /// The reference of rules on passwords.
  static let secrets = [
    RuleReference(
      "password",
      "Long enough, with enough of each kind",
      details: """
        Every part that is not met is a violation of its own, and a line of the check-list. Digits
        are 0 to 9; capitals and small letters are those of any script; symbols are the characters
        given or, without any, all punctuation and symbols of Unicode. With the preset nist common
        passwords are refused too.
        """,
      standard: """
        For nist: NIST SP 800-63B-4, 3.1.1.2, which asks for 15 code points where the password is
        the only factor, else 8, and for no kinds
        """,
      parameters: [
        "preset": "nist", "single_factor": "false where nist's password is one of two factors",
        "min": "the least length", "max": "the greatest length",
        "min_uppercase": "how many capitals", "min_lowercase": "how many small letters",
        "min_digits": "how many digits", "min_symbols": "how many symbols",
        "symbols": "the characters that are symbols", "unit": unit,
        "normalize": "the form to count in: nfc or nfkc",
      ],
      example: RuleExample(
        "password: {min: 8, min_digits: 1}",
        passes: #""rosebud1""#,
        fails: #""rose""#
      ),
      codes: [
        "password.too_short", "password.too_long", "password.uppercase", "password.lowercase",
        "password.digits", "password.symbols", "password.common",
      ]
    ),
    RuleReference(
      "not_common_password",
      "Not a common password",
      details: """
        Case, up to two signs and up to four digits at the end, and signs that stand for letters
        make no difference.
        """,
      standard: "NIST SP 800-63B-4, 3.1.1.2, for what a list of refused passwords is",
      parameters: ["list": "more words to refuse, such as a product's name"],
      example: RuleExample(
        "not_common_password",
        passes: #""correct horse""#,
        fails: #""P@ssw0rd2024!""#
      ),
      codes: ["password.common"]
    ),
    RuleReference(
      "not_contains_fields",
      "Nothing that other fields hold",
      details: """
        Sought are the other texts, what stands before the @ of an e-mail address, and each word of
        a name, forwards and backwards, whatever the case and the accents; but nothing of fewer than
        three letters. What the other fields hold is never part of a message.
        """,
      parameters: ["fields": "the other fields, one or a list of them"],
      example: RuleExample(
        "not_contains_fields: [name]",
        passes: #""lovelace""#,
        fails: #""xada1""#,
        among: #"{"name": "Ada"}"#
      ),
      codes: ["password.contains_field"]
    ),
  ]
}
