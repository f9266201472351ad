extension RuleReference {
  /// The reference of rules that are made of rules.
  static let composition = [
    RuleReference(
      "all",
      "All of some rules",
      details: "Each violation is that of its rule, or there is a single one for the whole.",
      parameters: [
        "rules": "the rules", "as_single": "true for one violation; so it is with a message",
      ],
      example: RuleExample(
        "all: {rules: [min_length: 3, alpha], as_single: true}",
        passes: #""ada""#,
        fails: #""a1""#
      ),
      codes: ["all.not_met"]
    ),
    RuleReference(
      "any",
      "One of some rules, at least",
      parameters: [
        "rules": "the rules", "details": "true for the violations of each, nearest first",
      ],
      example: RuleExample(
        "any: [email, digits: {exact: 10}]",
        passes: #""ada@example.com""#,
        fails: #""a b""#
      ),
      codes: ["any.none_met"]
    ),
    RuleReference(
      "one",
      "One of some rules, and no second",
      parameters: ["rules": "the rules"],
      example: RuleExample(
        "one: [alpha, min_length: 5]",
        passes: #""ada""#,
        fails: #""adalovelace""#
      ),
      codes: ["one.none_met", "one.several_met"]
    ),
    RuleReference(
      "not",
      "Not all of some rules",
      details: "It needs a message: nobody but the author can say what to do instead.",
      parameters: ["rules": "the rules, which must not all be met"],
      example: RuleExample(
        "not: {rules: [starts_with: admin], message: Choose another name.}",
        passes: #""ada""#,
        fails: #""admin1""#
      ),
      codes: ["not.met"]
    ),
  ]
}
