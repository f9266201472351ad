/// The grammars of e-mail addresses.
public enum EmailStandard: String, Hashable, Sendable, CaseIterable {
  /// What HTML forms take: dots wherever before the @, and any domain, be it one label.
  /// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address".
  case html
  /// What mail is really sent to: atoms with single dots between, at a domain of two labels or
  /// more.
  /// - Source: RFC 5322, 3.4.1, "dot-atom"; RFC 5321, 4.5.3.1 (64 and 254 octets); RFC 5891.
  case practical
  /// What servers take: also a quoted text before the @, and an address in brackets behind it.
  /// - Source: RFC 5321, 4.1.2 and 4.1.3.
  case rfc5321
  /// As `rfc5321`, with letters of any script.
  /// - Source: RFC 6531, 3.3.
  case rfc6531
}
