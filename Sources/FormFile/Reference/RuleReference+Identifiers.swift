extension RuleReference {
  /// The reference of rules on numbers and codes that somebody gave out.
  static let identifiers = [
    RuleReference(
      "uuid",
      "A UUID",
      details: """
        The version and the variant are looked at only where a version is asked for. There is no
        urn:uuid: in front, and there are no braces around.
        """,
      standard: "RFC 9562, 4 and 5",
      parameters: [
        "version": "1 to 8, nil, max, all for any of these, or any-hex (usual)",
        "standard": "rfc9562 (usual), laravel, or go-lowercase for small letters alone",
      ],
      example: RuleExample(
        "uuid",
        passes: #""0190163d-8694-739b-aea5-966c26f8ad91""#,
        fails: #""0190163d8""#
      ),
      codes: ["format.uuid"]
    ),
    RuleReference(
      "ulid",
      "A ULID",
      details: "26 digits and letters without I, L, O and U; letters may be small.",
      standard: "The ULID specification",
      example: RuleExample("ulid", passes: #""01ARZ3NDEKTSV4RRFFQ69G5FAV""#, fails: #""8""#),
      codes: ["format.ulid"]
    ),
    RuleReference(
      "isbn",
      "The number of a book",
      details:
        "Between two digits there may be one space or hyphen; 13 digits begin with 978 or 979.",
      standard: "ISO 2108, 5 and annex A",
      parameters: ["version": "10, 13 or any (usual)"],
      example: RuleExample("isbn", passes: #""3-8362-2119-5""#, fails: #""3-8362-2119-6""#),
      codes: ["format.isbn"]
    ),
    RuleReference(
      "issn",
      "The number of a series",
      details: "The hyphen in the middle may be left out.",
      standard: "ISO 3297, 4.1 and annex A",
      example: RuleExample("issn", passes: #""0378-5955""#, fails: #""0378-5956""#),
      codes: ["format.issn"]
    ),
    RuleReference(
      "ean",
      "The number of an article",
      standard: "GS1 General Specifications, 7.9, \"Check digit calculations\"",
      parameters: ["lengths": "some of 8, 12, 13 and 14; 8 and 13 if left out"],
      example: RuleExample("ean", passes: #""4006381333931""#, fails: #""4006381333932""#),
      codes: ["format.ean"]
    ),
    RuleReference(
      "isin",
      "The number of a security",
      details: "Letters are capitals; whether the first two are a country's is not asked.",
      standard: "ISO 6166, 5 and annex B",
      example: RuleExample("isin", passes: #""US0378331005""#, fails: #""US0378331006""#),
      codes: ["format.isin"]
    ),
    RuleReference(
      "imei",
      "The number of a mobile device",
      standard: "3GPP TS 23.003, 6.2.1 and annex B",
      example: RuleExample("imei", passes: #""490154203237518""#, fails: #""490154203237517""#),
      codes: ["format.imei"]
    ),
  ]
}
