/// A text must be the name of a host: labels with dots between, and perhaps one dot at the end.
struct Hostname: Rule {
  let name = "hostname"
  let standard: HostnameStandard

  /// Whether there must be two labels or more, and a last one of letters.
  let requireTLD: Bool

  /// Whether labels may have low lines, as names of services do.
  let allowUnderscore: Bool

  init(
    _ standard: HostnameStandard = .dns,
    requireTLD: Bool = false,
    allowUnderscore: Bool = false
  ) {
    self.standard = standard
    self.requireTLD = requireTLD
    self.allowUnderscore = allowUnderscore
  }

  var requirement: Requirement {
    Requirement("needs.hostname", "A host name, like example.com")
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
  /// What names are made of.
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
  /// The standards, and the names of programs that keep to one.
  private enum Grammar: String, CaseIterable {
    case dns, rfc952, rfc1123, ldh, idna2008, zod, symfony
    case goRFC1123 = "go-rfc1123"

    var standard: HostnameStandard {
      switch self {
      case .dns, .zod, .symfony: .dns
      case .rfc952: .rfc952
      case .rfc1123: .rfc1123
      case .ldh, .goRFC1123: .ldh
      case .idna2008: .idna2008
      }
    }
  }

  package static let definition = RuleDefinition(
    "hostname",
    "A host name",
    details: """
      A label is 1 to 63 ASCII letters, digits and inner hyphens; the whole name has at most 253
      bytes. The last label is not all digits. Other standards allow less, or other scripts. zod
      and symfony mean dns, go-rfc1123 means ldh.
      """,
    standard: "RFC 952; RFC 1123, 2.1; RFC 1034, 3.1; RFC 5890 to 5893",
    deviations:
      "By idna2008, letters that could be composed with the marks after them are accepted.",
    parameters: [
      RuleParameter("standard", .choice(Grammar.self), "the grammar", default: Grammar.dns),
      RuleParameter("require_tld", .flag, "true to require two labels or more", default: false),
      .allowUnderscore,
    ],
    codes: [.format("hostname", "max")],
    example: RuleExample("hostname", passes: #""example.com""#, fails: #""-example""#)
  ) {
    Hostname(
      ($0["standard"] as Grammar).standard,
      requireTLD: $0["require_tld"],
      allowUnderscore: $0["allow_underscore"]
    )
  }
}

extension Clause {
  /// A text must be the name of a host.
  public static var hostname: Clause { Clause(Hostname()) }

  /// A text must be the name of a host by a standard.
  public static func hostname(
    _ standard: HostnameStandard = .dns,
    requireTLD: Bool = false,
    allowUnderscore: Bool = false
  ) -> Clause {
    Clause(Hostname(standard, requireTLD: requireTLD, allowUnderscore: allowUnderscore))
  }
}

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
