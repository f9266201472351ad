@testable import FormValidation

/// Rows on words, secrets and measures: a spelling, and the same rule in Swift.
let factTwins: [(spelling: String, clause: Clause)] = [
  ("prohibited", .prohibited),
  ("min_words: 2", .minWords(2)),
  ("max_words: {max: 3}", .maxWords(3)),
  ("length: {max: 3, unit: words}", .maxLength(3, unit: .words)),
  ("no_suspicious", .noSuspicious()),
  ("no_suspicious: {checks: [bidi, mixed_digits]}", .noSuspicious([.bidi, .mixedDigits])),
  ("normalized", .normalized()),
  ("normalized: nfkc", .normalized(.nfkc)),
  ("only_characters: cyrillic", .onlyCharacters(.cyrillic)),
  ("alpha: {locale: de-AT}", .alpha(of: .de)),
  ("alpha: {unicode: false}", .alpha(ascii: true)),
  ("alphanumeric: {locale: en-US, ignore: '-'}", .alphanumeric(of: .en, ignoring: "-")),
  ("contains: {text: a, position: 2}", .contains("a", position: 2)),
  ("equals: {value: x, ignore_case: true}", .equals("x", ignoreCase: true)),
  ("equals: {field: email}", .equals(field: "email")),
  ("not_equals: {field: email, ignore_case: true}", .notEquals(field: "email", ignoreCase: true)),
  ("password: nist", .nistPassword()),
  ("password: {preset: nist, single_factor: false}", .nistPassword(singleFactor: false)),
  (
    "password: {min: 8, unit: scalars, normalize: nfkc}",
    Clause(Password(min: 8, unit: .scalars, normalization: .nfkc))
  ),
  ("not_common_password", .notCommonPassword()),
  ("not_common_password: [acme]", .notCommonPassword(list: ["acme"])),
  ("not_contains_fields: [username, email]", .notContainsFields("username", "email")),
  ("not_contains_fields: username", .notContainsFields("username")),
  ("uuid: {standard: laravel, version: any-hex}", .uuid(standard: .laravel)),
  ("uuid: {standard: go-lowercase, version: 4}", .uuid(version: .v4, standard: .goLowercase)),
  ("phone: {level: valid}", .phone(level: .valid)),
  ("phone: {standard: nanp}", .phone(.us)),
  ("phone: {region: CA, standard: nanp, level: possible}", .phone(.ca, level: .possible)),
  ("port", .port),
  ("latitude", .latitude),
  ("longitude", .longitude),
  ("lat_long", .latLong),
  ("percentage", .percentage),
  ("percentage: 250", .percentage(max: 250)),
  ("currency_amount", .currencyAmount()),
  (
    "currency_amount: {currency: EUR, separator: ',', allow_negative: true}",
    .currencyAmount(Currency("EUR"), separator: .comma, allowNegative: true)
  ),
  ("decimal: {separator: ','}", .decimal(separator: .comma)),
]
