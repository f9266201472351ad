extension RuleReference {
  /// The reference of rules on payment cards and bank accounts.
  static let accounts = [
    RuleReference(
      "payment_card",
      "The number of a payment card",
      details: "12 to 19 digits, the last a Luhn check digit.",
      standard: "ISO/IEC 7812-1, 4 and annex B",
      parameters: [
        "brands": "the only brands: visa, mastercard, amex and so on",
        "allow_separators": separators,
      ],
      example: RuleExample("payment_card", passes: #""4111111111111111""#, fails: #""0111""#),
      codes: ["format.payment_card"]
    ),
    RuleReference(
      "card_expiry",
      "The month a card is good through, MM/YY",
      details: """
        A card is good through the last day of its month. Of the years with the same last two
        digits, the one that is not beyond the horizon counts.
        """,
      parameters: ["horizon": "how many years from today at most; 20 if left out"],
      example: RuleExample(
        "card_expiry",
        passes: #""11/26""#,
        fails: #""10/26""#,
        now: "2026-11-21T09:00:00+01:00"
      ),
      codes: ["format.card_expiry", "card.expired", "card.too_far", "clock.unknown"]
    ),
    RuleReference(
      "card_code",
      "The security code of a card",
      details: "Three digits, or four for American Express; while the brand is open, both will do.",
      parameters: ["card_field": "the field that holds the card's number"],
      example: RuleExample(
        "card_code: card",
        passes: #""1234""#,
        fails: #""12345""#,
        among: #"{"card": "3714"}"#
      ),
      codes: ["format.card_code"]
    ),
    RuleReference(
      "iban",
      "An International Bank Account Number",
      details: """
        Small letters count as capitals. One space or two may stand after every fourth character.
        """,
      standard: "ISO 13616-1, 5 and 6; ISO/IEC 7064, MOD 97-10",
      deviations: "The countries are those of the IBAN Registry, and some more.",
      parameters: [
        "countries": "the only countries, two capitals each",
        "except_countries": "countries that are refused",
      ],
      example: RuleExample("iban", passes: #""DE89 3704 0044 0532 0130 00""#, fails: #""DE00""#),
      codes: ["format.iban"]
    ),
    RuleReference(
      "bic",
      "The code of a bank",
      details:
        "8 or 11 characters. Letters may be small; whether there is such a bank is not asked.",
      standard: "ISO 9362, 5",
      example: RuleExample("bic", passes: #""DEUTDEFF""#, fails: #""DEUT12""#),
      codes: ["format.bic"]
    ),
    RuleReference(
      "luhn",
      "Digits with a Luhn check digit",
      standard: "ISO/IEC 7812-1, annex B",
      parameters: ["allow_separators": separators],
      example: RuleExample("luhn", passes: #""79927398713""#, fails: #""79927398710""#),
      codes: ["format.luhn"]
    ),
  ]

  private static let separators = "true where a space or hyphen may stand between two digits"
}
