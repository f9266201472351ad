import FormValidation

/// Rows of codes and texts for programs: a spelling, and the same rule in Swift.
let codeSpellings: [(spelling: String, clause: Clause)] = [
  ("cidr", .cidr()),
  ("cidr: 4", .cidr(version: .v4)),
  ("mac", .mac),
  ("ulid", .ulid),
  ("semver", .semver),
  ("base64", .base64()),
  ("base64: {url_safe: true, padding: false}", .base64(urlSafe: true, padding: false)),
  ("json", .json),
  ("jwt", .jwt),
  ("mime_type", .mimeType),
  ("regex_syntax", .regexSyntax),
  ("ean", .ean()),
  ("ean: 13", .ean(lengths: [13])),
  ("ean: {lengths: [12, 14]}", .ean(lengths: [12, 14])),
  ("issn", .issn),
  ("isin", .isin),
  ("imei", .imei),
  ("bic", .bic),
]
