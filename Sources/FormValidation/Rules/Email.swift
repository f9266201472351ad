/// A text must be an e-mail address, by the rule that HTML forms have or by another standard.
///
/// Before the @: ASCII letters, digits, any of ``.!#$%&'*+/=?^_`{|}~-``, dots wherever. Behind it:
/// labels of 1 to 63 letters, digits and inner hyphens, with dots between; a single one will do.
/// The other standards are more or less strict; `EmailStandard` says how.
///
/// Passes: `"ada@example.com"`, `"a..b@c"`. Fails: `"ada@"`, incomplete, and `"ada@-x.com"`,
/// invalid.
///
/// By `practical` the letters of a domain may be of any script, in capitals or wide forms too;
/// other letters that compatibility would replace are refused. By `rfc5321` a number of an address
/// in brackets has no zero in front, and only IPv4 and IPv6 are known there.
/// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address".
public struct Email: Rule {
  public let name = "email"

  /// The grammar.
  public let standard: EmailStandard

  /// Whether there may be several, with commas between.
  public let multiple: Bool

  /// Whether letters of any script may stand before the @; `rfc6531` always has them, `html` never.
  public let allowUnicode: Bool

  /// The domains that will do, `*.example.com` for all below one; none means all.
  public let hosts: [String]

  /// The domains that will not do.
  public let exceptHosts: [String]

  /// Whether there is nothing to look at but HTML's grammar.
  private let isPlain: Bool

  /// Creates the rule.
  public init(
    _ standard: EmailStandard = .html,
    multiple: Bool = false,
    allowUnicode: Bool = false,
    hosts: [String] = [],
    exceptHosts: [String] = []
  ) {
    self.standard = standard
    self.multiple = multiple
    self.allowUnicode = allowUnicode
    self.hosts = hosts
    self.exceptHosts = exceptHosts
    isPlain = standard == .html && !multiple && hosts.isEmpty && exceptHosts.isEmpty
  }

  public var requirement: Requirement {
    switch (multiple, hosts.isEmpty) {
    case (false, true): "An e-mail address"
    case (true, true): "E-mail addresses with commas between"
    case (_, false):
      Requirement("An e-mail address at {list}", ["list": .list(hosts.map(Value.text))])
    }
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    if isPlain { return text.verdictAsHTMLEmail }
    return text.verdict("format.email", "an e-mail address") { scanner throws(FormatFinding) in
      guard multiple else { return try readAddress(&scanner) }
      try scanner.readList { part throws(FormatFinding) in try readAddress(&part) }
    }
  }

  private func readAddress(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let grammar = MailboxGrammar(standard, allowsUnicode: allowUnicode)
    let start =
      if let grammar { try scanner.readMailbox(grammar) } else { try scanner.readHTMLEmail() }
    guard !hosts.isEmpty || !exceptHosts.isEmpty else { return }
    let host = scanner.bytes[start...]
    let wanted = HostList(hosts: hosts)
    if !hosts.isEmpty, !wanted.contains(host) {
      let message = Wording("Use an address at {list}.", list: hosts)
      throw wanted.hasStart(host) ? .lacking(message) : .wrong(start..<scanner.index, message)
    }
    if HostList(hosts: exceptHosts).contains(host) {
      throw .lacking("Use an address at another domain.")
    }
  }
}

extension String {
  /// The verdict on one address by HTML's rule, the usual case: nothing of the rule is copied for
  /// it.
  fileprivate var verdictAsHTMLEmail: Verdict {
    verdict("format.email", "an e-mail address") { scanner throws(FormatFinding) in
      _ = try scanner.readHTMLEmail()
    }
  }
}

extension Clause {
  /// A text must be an e-mail address, by the rule that HTML forms have.
  public static var email: Clause { Clause(Email()) }

  /// A text must be an e-mail address, or several, by a standard and at some domains.
  public static func email(
    _ standard: EmailStandard = .html,
    multiple: Bool = false,
    allowUnicode: Bool = false,
    hosts: [String] = [],
    exceptHosts: [String] = []
  ) -> Clause {
    Clause(
      Email(
        standard,
        multiple: multiple,
        allowUnicode: allowUnicode,
        hosts: hosts,
        exceptHosts: exceptHosts
      )
    )
  }
}
