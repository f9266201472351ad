/// The grammars of web addresses.
public enum URLStandard: String, Hashable, Sendable, CaseIterable {
  /// What browsers can open.
  /// - Source: URL Living Standard, 4.4.
  case whatwg
  /// What browsers can open and is written in ASCII alone, with nothing left to be escaped.
  /// - Source: RFC 3986, appendix A.
  case rfc3986
}
