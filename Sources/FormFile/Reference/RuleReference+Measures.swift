extension RuleReference {
  /// The reference of rules on numbers and texts that measure something.
  static let measures = [
    RuleReference(
      "port",
      "A port, 0 to 65535",
      details: "It is whole and has no zeros in front.",
      standard: "RFC 6335, 6",
      example: RuleExample("port", passes: #""443""#, fails: #""65536""#),
      codes: [
        "number.not_whole", "number.exponent", "number.leading_zero", "number.not_a_number",
        "range.below_min", "range.above_max",
      ]
    ),
    RuleReference(
      "latitude",
      "A latitude in degrees",
      details: "From -90 to 90; southern ones are below zero.",
      standard: "ISO 6709, 6.4 and 6.5",
      example: RuleExample("latitude", passes: #""-33.86""#, fails: #""90.1""#),
      codes: numberCodes
    ),
    RuleReference(
      "longitude",
      "A longitude in degrees",
      details: "From -180 to 180; western ones are below zero.",
      standard: "ISO 6709, 6.4 and 6.5",
      example: RuleExample("longitude", passes: #""-0.12""#, fails: #""180.1""#),
      codes: numberCodes
    ),
    RuleReference(
      "lat_long",
      "A latitude, a comma and a longitude",
      details: "Both in degrees; one space may stand behind the comma.",
      standard: "ISO 6709, 6.4 and 6.5, for the limits; the comma is how maps show the two",
      example: RuleExample("lat_long", passes: #""51.5, -0.12""#, fails: #""91,""#),
      codes: ["format.lat_long"] + numberCodes
    ),
    RuleReference(
      "percentage",
      "A percentage, without the sign",
      parameters: ["max": "the greatest; 100 if left out"],
      example: RuleExample("percentage", passes: #""12.5""#, fails: #""101""#),
      codes: numberCodes
    ),
    RuleReference(
      "currency_amount",
      "An amount of money, without the sign",
      details: """
        There are as many decimals as the currency has, or none with their separator. The other
        separator may divide thousands, all of them or none.
        """,
      standard: "ISO 4217, for the decimals; a currency left out has two",
      parameters: [
        "currency": "three capitals, like EUR",
        "separator": "what stands before the decimals: \".\" (usual) or \",\"",
        "allow_negative": "true for amounts below zero too",
      ],
      example: RuleExample("currency_amount: EUR", passes: #""1,234.50""#, fails: #""0.505""#),
      codes: ["format.currency_amount"]
    ),
  ]
}
