/// What an e-mail address is made of, beside atoms with dots between.
struct MailboxGrammar {
  /// Whether a text in quotes may stand before the @, and an address in brackets behind it.
  var allowsQuotes = false

  /// Whether letters of any script may stand before the @.
  var allowsUnicode = false

  /// What the domain is made of.
  var domain: DomainGrammar

  /// The longest part before the @, in bytes.
  /// - Source: RFC 5321, 4.5.3.1.1.
  static let localLimit = 64

  /// The longest address, in bytes: a path of 256 without its brackets.
  /// - Source: RFC 5321, 4.5.3.1.3.
  static let limit = 254

  /// The grammar of a standard, where it is not HTML's.
  init?(_ standard: EmailStandard, allowsUnicode: Bool) {
    switch standard {
    case .html: return nil
    case .practical:
      domain = DomainGrammar(
        lastLabel: .letters,
        minLabels: 2,
        allowsUnicode: true,
        folds: true,
        reservesHyphens: true
      )
    case .rfc5321, .rfc6531:
      domain = DomainGrammar(lastLabel: .anything, allowsUnicode: standard == .rfc6531)
    }
    allowsQuotes = standard != .practical
    self.allowsUnicode = allowsUnicode || standard == .rfc6531
  }
}
