/// Text must be an IP address, version 4 or 6.
struct IPAddress: Rule {
  let name = "ip"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var version: IPVersion = .any
  var allowZone = false

  var requirement: Wording {
    switch version {
    case .v4:
      Wording("needs.ipv4", "An IPv4 address", judging: "{label} must be an IPv4 address.")
    case .v6:
      Wording("needs.ipv6", "An IPv6 address", judging: "{label} must be an IPv6 address.")
    case .any: Wording("needs.ip", "An IP address", judging: "{label} must be an IP address.")
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    // Switches first, so that a scan that does not need the rule does not copy it.
    switch version {
    case .v4:
      text.verdict("format.ip", "an IPv4 address", nounID: "format.ip.v4.noun") {
        scanner throws(FormatFinding) in
        try scanner.readIPv4()
      }
    case .v6:
      text.verdict("format.ip", "an IPv6 address", nounID: "format.ip.v6.noun") {
        [allowZone] scanner throws(FormatFinding) in
        try scanner.readIPv6(allowZone: allowZone)
      }
    case .any:
      text.verdict("format.ip", "an IP address", nounID: "format.ip.any.noun") {
        [allowZone] scanner throws(FormatFinding) in
        try scanner.readIP(allowZone: allowZone)
      }
    }
  }
}

extension FormatScanner {
  /// Reads an address of either version.
  fileprivate mutating func readIP(allowZone: Bool) throws(FormatFinding) {
    // A colon decides before a finding is created, because that allocates memory.
    if bytes.contains(UInt8(ascii: ":")) { return try readIPv6(allowZone: allowZone) }
    let start = self
    do throws(FormatFinding) {
      try readIPv4()
      try finish()
    } catch .lacking {
      // A text that can become one version can also become the other, unless it contains a point.
      throw .lacking("ip.enter", "Enter an address, like 192.0.2.1 or 2001:db8::1.")
    } catch {
      if bytes.contains(UInt8(ascii: ".")) { throw error }
      self = start
      try readIPv6(allowZone: allowZone)
    }
  }
}

extension IPAddress {
  package static let definition = RuleDefinition(
    "ip",
    aliases: ["ipv4", "ipv6"],
    "An IP address",
    details: """
      A number of version 4 has no leading zero, because some programs read it as octal. Each
      alias names its version.
      """,
    standard: "RFC 3986, 3.2.2, \"IPv4address\"; RFC 4291, 2.2; RFC 4007, 11, for zones",
    parameters: [
      RuleParameter(
        "version",
        .version(IPVersion.self),
        "the version; any if left out",
        isMain: true
      ), RuleParameter("allow_zone", .flag, "true to accept a zone: fe80::1%eth0", default: false),
    ],
    codes: [.format("ip")],
    example: RuleExample("ip", passes: #""2001:db8::1""#, fails: #""192.0.02""#)
  ) {
    IPAddress(
      version: $0[optional: "version"] ?? IPVersion(rawValue: String($0.spelling.suffix(1)))
        ?? .any,
      allowZone: $0["allow_zone"]
    )
  }
}

extension Clause {
  /// Text must be an IP address.
  public static var ip: Clause { Clause(IPAddress()) }

  /// Text must be an IP address of a version.
  public static func ip(version: IPVersion = .any, allowZone: Bool = false) -> Clause {
    Clause(IPAddress(version: version, allowZone: allowZone))
  }
}
