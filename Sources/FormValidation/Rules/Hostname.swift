/// Text must be a hostname: labels separated by dots, optionally with a dot at the end.
struct Hostname: Rule {
  let name = "hostname"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var standard = HostnameStandard.dns

  /// Whether at least two labels are required, the last consisting of letters.
  var requireTLD = false

  /// Whether labels can contain underscores, as in service names.
  var allowUnderscore = false

  var requirement: Wording {
    Wording(
      "needs.hostname",
      "A host name, like example.com",
      judging: "{label} must be a host name, like example.com."
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.hostname", "a host name") { scanner throws(FormatFinding) in
      try scanner.readDomain(grammar)
    }
  }

  private var grammar: DomainGrammar {
    var grammar = standard.grammar
    if requireTLD {
      grammar.minLabels = 2
      grammar.lastLabel = .letters
    }
    grammar.allowsUnderscore = allowUnderscore
    return grammar
  }
}

extension HostnameStandard {
  /// The grammar of names.
  fileprivate var grammar: DomainGrammar {
    switch self {
    case .dns: DomainGrammar(allowsFinalDot: true)
    case .rfc952: DomainGrammar(lastLabel: .anything, limit: 24, beginsWithLetters: true)
    case .rfc1123: DomainGrammar()
    case .ldh: DomainGrammar(lastLabel: .anything)
    case .idna2008: DomainGrammar(allowsUnicode: true, reservesHyphens: true)
    }
  }
}

extension Hostname {
  package static let definition = RuleDefinition(
    "hostname",
    "A hostname",
    details: """
      A label is 1 to 63 ASCII letters, digits and inner hyphens; the whole name has at most 253
      bytes. The last label is not all digits. Other standards allow less, or other scripts.
      """,
    standard: "RFC 952; RFC 1123, 2.1; RFC 1034, 3.1; RFC 5890 to 5893",
    deviations:
      "By idna2008, letters that could be composed with the marks after them are accepted.",
    parameters: [
      RuleParameter(
        "standard",
        .choice(HostnameStandard.self),
        "the grammar",
        default: HostnameStandard.dns
      ),
      RuleParameter("require_tld", .flag, "true to require two labels or more", default: false),
      .allowUnderscore,
    ],
    codes: [.format("hostname", "max")],
    example: RuleExample("hostname", passes: #""example.com""#, fails: #""-example""#)
  ) {
    Hostname(
      standard: $0["standard"],
      requireTLD: $0["require_tld"],
      allowUnderscore: $0["allow_underscore"]
    )
  }
}

extension Clause {
  /// Text must be a hostname.
  public static var hostname: Clause { Clause(Hostname()) }

  /// Text must be a hostname by a standard.
  public static func hostname(
    _ standard: HostnameStandard = .dns,
    requireTLD: Bool = false,
    allowUnderscore: Bool = false
  ) -> Clause {
    Clause(Hostname(standard: standard, requireTLD: requireTLD, allowUnderscore: allowUnderscore))
  }
}

/// The grammars of hostnames.
public enum HostnameStandard: String, Hashable, Sendable, CaseIterable {
  /// Labels of letters, digits and inner hyphens, optionally with a dot at the end; the last label
  /// is not all digits.
  /// - Source: RFC 1034, 3.1; RFC 1123, 2.1.
  case dns
  /// As in host tables: 2 to 24 characters, and every label begins with a letter.
  /// - Source: RFC 952, "Assumptions" and "Grammatical host table specification".
  case rfc952
  /// Like `dns`, without a dot at the end.
  /// - Source: RFC 1123, 2.1.
  case rfc1123
  /// Like `rfc1123`, but the last label can be all digits.
  case ldh
  /// Like `rfc1123`, with letters of any script.
  /// - Source: RFC 5890 to 5893.
  case idna2008
}
