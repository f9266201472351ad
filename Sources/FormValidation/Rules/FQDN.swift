/// Text must be a fully qualified domain name: at least two labels separated by dots, optionally
/// with a dot at the end.
struct FQDN: Rule {
  let name = "fqdn"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.fqdn",
    "A full domain name, like example.com",
    judging: "{label} must be a full domain name, like example.com."
  )

  /// Whether labels can contain underscores, as in service names.
  var allowUnderscore = false

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.fqdn", "a domain name") { scanner throws(FormatFinding) in
      try scanner.readDomain(
        DomainGrammar(
          lastLabel: .letters,
          minLabels: 2,
          allowsUnderscore: allowUnderscore,
          allowsFinalDot: true
        )
      )
    }
  }

  package static let definition = RuleDefinition(
    "fqdn",
    "A full domain name",
    details: """
      Two labels or more, the last of letters only, or an encoded one of another script. A dot
      may end the name.
      """,
    standard: "RFC 1034, 3.1; RFC 1123, 2.1; RFC 3696, 2",
    parameters: [.allowUnderscore],
    codes: [.format("fqdn", "max")],
    example: RuleExample("fqdn", passes: #""example.com""#, fails: #""exam_ple""#)
  ) { FQDN(allowUnderscore: $0["allow_underscore"]) }
}

extension Clause {
  /// Text must be a fully qualified domain name.
  public static var fqdn: Clause { Clause(FQDN()) }

  /// Text must be a fully qualified domain name, optionally with underscores.
  public static func fqdn(allowUnderscore: Bool) -> Clause {
    Clause(FQDN(allowUnderscore: allowUnderscore))
  }
}
