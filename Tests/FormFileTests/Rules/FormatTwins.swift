import FormValidation

/// Rows of formats: a spelling, and the same rule in Swift.
let formatTwins: [(spelling: String, clause: Clause)] = [
  ("uuid", .uuid),
  ("uuid: 4", .uuid(version: .v4)),
  ("uuid: {version: nil}", .uuid(version: .nil)),
  ("ip", .ip),
  ("ipv4", .ip(version: .v4)),
  ("ipv6: {allow_zone: true}", .ip(version: .v6, allowZone: true)),
  ("ip: {version: 6}", .ip(version: .v6)),
  ("luhn", .luhn()),
  ("luhn: {allow_separators: true}", .luhn(allowSeparators: true)),
  ("payment_card", .paymentCard()),
  ("payment_card: visa", .paymentCard([.visa])),
  (
    "payment_card: {brands: [visa, amex], allow_separators: true}",
    .paymentCard([.visa, .amex], allowSeparators: true)
  ),
  ("iban", .iban()),
  ("iban: DE", .iban(countries: ["DE"])),
  ("iban: {except_countries: [IT, FR]}", .iban(exceptCountries: ["IT", "FR"])),
  ("isbn", .isbn),
  ("isbn: 13", .isbn(version: .isbn13)),
  ("date", .date),
  ("date: {standard: html}", .date(.html)),
  ("date: {standard: rfc3339}", .date(.rfc3339)),
  ("date: YYYY-MM-DD", .date),
  ("time", .time),
  ("time: 'HH:mm'", .time),
  ("time: {standard: html}", .time(.html)),
  ("date_time", .dateTime),
  ("date_time: {standard: rfc3339}", .dateTime),
  ("month", .month),
  ("month: {format: YYYY-MM}", .month),
]
