import FormValidation

/// Rows of web formats: a spelling, and the same rule in Swift.
let webSpellings: [(spelling: String, clause: Clause)] = [
  ("email", .email),
  ("email: {standard: html}", .email(.html)),
  ("email: {standard: practical, allow_unicode: true}", .email(.practical, allowUnicode: true)),
  ("email: {standard: rfc5321, multiple: true}", .email(.rfc5321, multiple: true)),
  ("email: {hosts: a.de, except_hosts: [b.de]}", .email(hosts: ["a.de"], exceptHosts: ["b.de"])),
  ("url", .url),
  ("url: {schemes: [ftp, https], hosts: a.de}", .url(schemes: ["ftp", "https"], hosts: ["a.de"])),
  ("url: {require_tld: true, standard: rfc3986}", .url(requireTLD: true, standard: .rfc3986)),
  ("url: {standard: whatwg}", .url),
  ("uri", .uri),
  ("uri: {schemes: [mailto, tel]}", .uri(schemes: ["mailto", "tel"])),
  ("uri: {reference: true}", .uri(isReference: true)),
  ("hostname", .hostname),
  ("hostname: {standard: rfc952}", .hostname(.rfc952)),
  ("hostname: {standard: ldh}", .hostname(.ldh)),
  (
    "hostname: {require_tld: true, allow_underscore: true}",
    .hostname(requireTLD: true, allowUnderscore: true)
  ),
  ("fqdn", .fqdn),
  ("fqdn: {allow_underscore: true}", .fqdn(allowUnderscore: true)),
]
