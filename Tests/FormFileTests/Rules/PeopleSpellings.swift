import FormValidation

/// Rows of names, places and colors: a spelling, and the same rule in Swift.
let peopleSpellings: [(spelling: String, clause: Clause)] = [
  ("person_name", .personName()),
  ("person_name: {min_words: 3}", .personName(minWords: 3)),
  ("full_name", .fullName()),
  ("full_name: {min_words: 3}", .fullName(minWords: 3)),
  ("postal_code: US", .postalCode("US")),
  ("postal_code: {country: any, strict: true}", .postalCode(.any, strict: true)),
  ("postal_code: {country: {field: land}}", .postalCode(.field("land"))),
  ("postal_code: {field: land}", .postalCode(.field("land"))),
  ("zip", .postalCode("US")),
  ("zip: CA", .postalCode("CA")),
  ("uk_postcode", .postalCode("GB")),
  ("color", .color),
  ("color: css", .color(.css)),
  ("hex_color: {require_hash: false, alpha: false}", .color(requireHash: false, alpha: false)),
  (
    "color: {format: rgb, allow_percent: false, allow_spaces: false}",
    .color(.rgb, allowPercent: false, allowSpaces: false)
  ),
  ("color: true", .color),
  ("color: {allow_percent: false}", .color(allowPercent: false)),
]
