/// The grammars of host names.
public enum HostnameStandard: String, Hashable, Sendable, CaseIterable {
  /// Labels of letters, digits and inner hyphens, and perhaps a dot at the end; the last label is
  /// not digits alone.
  /// - Source: RFC 1034, 3.1; RFC 1123, 2.1.
  case dns
  /// As in the host tables: 2 to 24 characters, and every label begins with a letter.
  /// - Source: RFC 952, "Assumptions" and "Grammatical host table specification".
  case rfc952
  /// As `dns`, without a dot at the end.
  /// - Source: RFC 1123, 2.1.
  case rfc1123
  /// As `rfc1123`, and the last label may be digits alone.
  case ldh
  /// As `rfc1123`, and labels may be written in letters of any script.
  /// - Source: RFC 5890 to 5893.
  case idna2008
}
