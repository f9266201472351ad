extension RuleReference {
  /// The reference of rules on how somebody or something is found on the net.
  static let web = names + addresses

  private static let names = [
    RuleReference(
      "email",
      "An e-mail address",
      details: """
        By practical there are single dots before the @, and a domain of two labels or more after
        it. By html, dots may be anywhere before the @, and a domain may be a single label; by
        rfc5321 there may also be a quoted text and an address in brackets; by rfc6531 letters of
        any script too.
        """,
      standard: """
        RFC 5322, 3.4.1, "dot-atom", with the limits of RFC 5321, 4.5.3.1; HTML Living Standard,
        4.10.5.1.5, "valid email address"; RFC 5321, 4.1.2 and 4.1.3; RFC 6531, 3.3
        """,
      deviations: """
        By practical the letters of a domain may be of any script; letters that compatibility would
        replace are refused, but for capitals and wide forms. By rfc5321 a number of an address in
        brackets has no zero in front, and only IPv4 and IPv6 are known there.
        """,
      parameters: [
        "standard": "practical (usual), html, rfc5321 or rfc6531",
        "multiple": "true for several with commas between",
        "allow_unicode": "true for letters of any script before the @, but not by html",
        "hosts": "the only domains; *.example.com is all below one",
        "except_hosts": "domains that are refused",
      ],
      example: RuleExample("email", passes: #""ada@example.com""#, fails: #""ada@-x.com""#),
      codes: ["format.email"]
    ),
    RuleReference(
      "url",
      "A web address, written in full",
      details: """
        It begins with a scheme and ://, and has a host. What browsers make of hosts is taken:
        capitals, escapes, numbers such as 0x7f.1, and letters of any script.
        """,
      standard: """
        URL Living Standard, 3.5 and 4.4; RFC 3986, appendix A, for the stricter standard
        """,
      deviations: """
        White space, control characters and backslashes, which browsers would take out or repair,
        are refused. Letters of other scripts are not composed, and those that compatibility would
        replace are taken as they stand. A host that needs decoding has at most 4,096 bytes. With
        hosts, a host is compared as it is written.
        """,
      parameters: [
        "schemes": "the only schemes; http and https if left out",
        "hosts": "the only hosts; *.example.com is all below one",
        "require_tld": "true for hosts of two labels or more",
        "standard": "whatwg (usual) or rfc3986",
      ],
      example: RuleExample("url", passes: #""https://example.com/a?b#c""#, fails: #""https:/x""#),
      codes: ["format.url"]
    ),
    RuleReference(
      "hostname",
      "The name of a host",
      details: """
        A label is 1 to 63 ASCII letters, digits and inner hyphens; all have at most 253 bytes. The
        last one is not digits alone. Other standards allow less, or other scripts.
        """,
      standard: "RFC 952; RFC 1123, 2.1; RFC 1034, 3.1; RFC 5890 to 5893",
      deviations: """
        By idna2008, letters that could be composed with the marks behind them are taken.
        """,
      parameters: [
        "standard": """
        dns (usual), rfc952, rfc1123, ldh or idna2008; also zod, symfony and go-rfc1123, which are
        dns, dns and ldh
        """,
        "require_tld": "true for two labels or more",
        "allow_underscore": "true for low lines in labels",
      ],
      example: RuleExample("hostname", passes: #""example.com""#, fails: #""-example""#),
      codes: ["format.hostname"]
    ),
    RuleReference(
      "fqdn",
      "A domain name in full",
      details: """
        Two labels or more, the last of letters only, or standing for one of another script. A dot
        may stand at the end.
        """,
      standard: "RFC 1034, 3.1; RFC 1123, 2.1; RFC 3696, 2",
      parameters: ["allow_underscore": "true for low lines in labels"],
      example: RuleExample("fqdn", passes: #""example.com""#, fails: #""exam_ple""#),
      codes: ["format.fqdn"]
    ),
  ]

  private static let addresses = [
    RuleReference(
      "ip",
      "An address of the Internet Protocol",
      details: """
        No number of version 4 has a zero in front, because some programs read it as octal. The
        aliases name their versions.
        """,
      standard: "RFC 3986, 3.2.2, \"IPv4address\"; RFC 4291, 2.2; RFC 4007, 11, for zones",
      parameters: [
        "version": "4, 6 or any (usual)", "allow_zone": "true to take a zone: fe80::1%eth0",
      ],
      example: RuleExample("ip", passes: #""2001:db8::1""#, fails: #""192.0.02""#),
      codes: ["format.ip"]
    ),
    RuleReference(
      "cidr",
      "A block of addresses, like 192.0.2.0/24",
      details: "Bits behind those in common may be set.",
      standard: "RFC 4632, 3.1; RFC 4291, 2.3",
      parameters: ["version": "4, 6 or any (usual)"],
      example: RuleExample("cidr", passes: #""192.0.2.0/24""#, fails: #""192.0.2.0/33""#),
      codes: ["format.cidr"]
    ),
    RuleReference(
      "mac",
      "The address of a network card",
      details: "Pairs with hyphens or colons between, or fours with points; all are the same.",
      standard: "IEEE 802, 8.1",
      example: RuleExample("mac", passes: #""00-1B-63-84-45-E6""#, fails: #""00:1B-""#),
      codes: ["format.mac"]
    ),
  ]
}
