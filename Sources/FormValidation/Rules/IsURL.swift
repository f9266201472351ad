/// Text must be a complete web address that browsers can open.
struct IsURL: Rule {
  let name = "url"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self) }
  var schemes: [String] = ["http", "https"]
  var hosts: [String] = []

  /// Whether the host must be a domain of at least two labels.
  var requireTLD = false
  var standard: URLStandard = .whatwg

  var requirement: Wording {
    let host = hosts.first?.replacing("*", with: "www") ?? "example.com"
    var parameters: Parameters = ["example": .text("\(usualScheme)://\(host)")]
    guard !hosts.isEmpty else {
      return Wording(
        "needs.url",
        "A web address, like {example}",
        judging: "{label} must be a web address, like {example}.",
        parameters
      )
    }
    parameters["list"] = .list(hosts.map(Value.text))
    return Wording(
      "needs.url_at",
      "A web address at {list}, like {example}",
      judging: "{label} must be a web address at {list}, like {example}.",
      parameters
    )
  }

  /// The scheme that examples and proposals have.
  private var usualScheme: String { schemes.first { $0 == "https" } ?? schemes.first ?? "https" }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.url", "a web address") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let scheme = try scanner.readScheme(of: schemes, before: "://")
    try scanner.refuseBlanks()
    let rest = scanner.bytes[scanner.index...]
    let end = rest.firstIndex(where: { $0.endsAuthority }) ?? rest.endIndex
    let endsInEscape = standard == .rfc3986 ? try scanner.refuseUnescaped(authorityEnd: end) : false
    guard end > scanner.index else {
      throw scanner.isAtEnd
        ? .lacking("url.enter_host", "Enter a host, like example.com.")
        : .wrong(end, "url.host_before", "Enter a host before this.")
    }
    let authority = WebAuthority(scanner.index..<end, of: scanner.bytes, scheme: scheme)
    if let message = complaint(about: authority) {
      // Another host may still follow after an @.
      throw end == rest.endIndex ? .lacking(message) : .wrong(scanner.index..<end, message)
    }
    if endsInEscape { throw .lacking(.enterHexDigit) }
    scanner.index = rest.endIndex
  }

  private func complaint(about authority: WebAuthority) -> Wording? {
    guard !authority.hostRange.isEmpty else {
      return Wording("url.host_here", "Enter a host here, like example.com.")
    }
    guard let host = authority.host else {
      return Wording("url.host_invalid", "This host name is not valid.")
    }
    guard authority.hasValidPort else {
      return Wording("url.port_range", "Use a port from 0 to 65535.")
    }
    if requireTLD, case .domain(hasTLD: true) = host {
    } else if requireTLD {
      return Wording("url.full_domain", "Use a full domain, like example.com.")
    }
    guard hosts.isEmpty || HostList(hosts: hosts).contains(authority.hostText) else {
      return Wording("address.listed", "Use an address at {list}.", list: hosts)
    }
    return nil
  }

  package static let definition = RuleDefinition(
    "url",
    "A complete web address",
    details: """
      Starts with a scheme and ://, and has a host. Accepts whatever hosts browsers accept:
      capital letters, escapes, numbers such as 0x7f.1, and letters of any script.
      """,
    standard: """
      URL Living Standard, 3.5 and 4.4; RFC 3986, appendix A, for the stricter standard
      """,
    deviations: """
      White space, control characters and backslashes, which browsers remove or repair, are
      refused, and so are characters that no one can see. Letters of other scripts are not composed, and those that compatibility mapping
      would replace are accepted as they are. A host that needs decoding has at most 4,096
      bytes. With hosts, a host is compared as it is written.
      """,
    parameters: [
      RuleParameter(
        "schemes",
        .texts,
        "the only schemes to accept; http and https if left out",
        default: ["http", "https"]
      ),
      RuleParameter(
        "hosts",
        .texts,
        "the only hosts to accept; *.example.com is any below one",
        default: [String]()
      ),
      RuleParameter(
        "require_tld",
        .flag,
        "true to require two labels or more in a host",
        default: false
      ),
      RuleParameter(
        "standard",
        .choice(URLStandard.self),
        "the grammar",
        default: URLStandard.whatwg
      ),
    ],
    codes: [.format("url", "list", "text")],
    example: RuleExample("url", passes: #""https://example.com/a?b#c""#, fails: #""https:/x""#)
  ) {
    IsURL(
      schemes: $0["schemes"],
      hosts: $0["hosts"],
      requireTLD: $0["require_tld"],
      standard: $0["standard"]
    )
  }
}

extension IsURL: Proposing {
  /// Returns the address without surrounding spaces, with a missing scheme added.
  func proposal(for text: String) -> String? {
    let address = Normalizer.trim.apply(to: text)
    guard !address.contains(":"), address.contains(".") else {
      return address == text ? nil : address
    }
    return usualScheme + "://" + address
  }
}

extension Clause {
  /// Text must be a web address.
  public static var url: Clause { Clause(IsURL()) }

  /// Text must be a web address with certain schemes and hosts.
  public static func url(
    schemes: [String] = ["http", "https"],
    hosts: [String] = [],
    requireTLD: Bool = false,
    standard: URLStandard = .whatwg
  ) -> Clause {
    Clause(IsURL(schemes: schemes, hosts: hosts, requireTLD: requireTLD, standard: standard))
  }
}
