import FormValidation
import Testing

struct IsURLTests {
  @Test(
    arguments: [
      (.url, "https://example.com"), (.url, "HTTP://a"), (.url, "http://a:@b"),
      (.url, "http://a/b|c{}^`\"<>é?x?#y#"), (.url, "http://a:65535"), (.url, "http://a:"),
      (.url, "http://a:00080/"), (.url, "http://[::1]:80/"), (.url, "https://x/\u{FFFF}%"),
      (.url, "http://@a"), (.url, "http://a@b@c"), (.url, "http://a:b:c@d/"), (.url, "http://."),
      (.url, "http://a/می\u{200C}خواهم/👨‍👩‍👧"), (.url, "http://a/1\u{FE0F}\u{20E3}"),
      (.url(schemes: ["ftp"]), "ftp://a"), (.url(schemes: ["redis"]), "redis://a%zz\"b:1"),
      (.url(schemes: ["redis"]), "redis://[::1]/"),
      (.url(schemes: ["redis"]), "redis://999.1.2.3.4"),
      (.url(schemes: ["file"]), "file://C:/a"), (.url(schemes: ["file"]), "file://host/a:b@c"),
      (.url(hosts: ["a.de"]), "http://x@A.de:1/"), (.url(hosts: ["*.a.de"]), "http://b.a.de"),
      (.url(requireTLD: true), "http://a.de"), (.url(requireTLD: true), "http://a.de./"),
      (.url(standard: .rfc3986), "http://u@a/b%20c?d/?#e?"),
      (.url(standard: .rfc3986), "http://[::1]/"),
    ] as [(Clause, String)]
  )
  func `addresses that browsers open pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.url, "", "Start with http:// or https://."),
      (.url, "ht", "Start with http:// or https://."),
      (.url, "http:/", "Start with http:// or https://."),
      (.url, "https://", "Enter a host, like example.com."),
      (.url, "http://a@", "Enter a host here, like example.com."),
      (.url, "http://[::1", "This host name is not valid."),
      (.url, "http://a:65536", "Use a port from 0 to 65535."),
      (.url, "http://a>b", "This host name is not valid."),
      (.url(requireTLD: true), "http://a", "Use a full domain, like example.com."),
      (.url(requireTLD: true), "http://1.2.3.4", "Use a full domain, like example.com."),
      (.url(hosts: ["a.de"]), "http://a.d", "Use an address at a.de."),
      (.url(hosts: ["*.a.de"]), "http://a.de", "Use an address at *.a.de."),
      (.url, "http://a/👍\u{200D}", "Enter the character to join."),
      (.url(standard: .rfc3986), "http://a/%2", "Enter a digit or a letter a to f."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.url, "ftp://a", "Start with http:// or https://.", 0..<1),
      (.url, "http:/x", "Start with http:// or https://.", 6..<7),
      (.url, "javascript:1", "Start with http:// or https://.", 0..<1),
      (.url, "http://a b", "A space is not allowed in a web address.", 8..<9),
      (.url, "http://a\\b", "\"\\\" is not allowed in a web address.", 8..<9),
      (.url, "http://é/\n", "\"␊\" is not allowed in a web address.", 9..<10),
      (.url, "http://a/\u{85}", "\"\u{FFFD}\" is not allowed in a web address.", 9..<10),
      (.url, "http://a/\u{3000}", "\"U+3000\" is not allowed in a web address.", 9..<10),
      (.url, "http:///a", "Enter a host before this.", 7..<8),
      (.url, "http://?a", "Enter a host before this.", 7..<8),
      (.url, "http://a@/", "Enter a host here, like example.com.", 7..<9),
      (.url, "http://é>/", "This host name is not valid.", 7..<9),
      (.url, "http://1.2.3.256/", "This host name is not valid.", 7..<16),
      (.url, "http://a:b/", "Use a port from 0 to 65535.", 7..<10),
      (.url(hosts: ["a.de"]), "http://b.de/", "Use an address at a.de.", 7..<11),
      (.url(schemes: ["redis"]), "redis://a^/", "This host name is not valid.", 8..<10),
      (.url(schemes: ["file"]), "file://a:1/", "This host name is not valid.", 7..<10),
      (.url(standard: .rfc3986), "http://a/%zz", "Write %25 for a percent sign.", 9..<10),
      (.url(standard: .rfc3986), "http://a/|", "\"|\" is not allowed in a web address.", 9..<10),
      (.url(standard: .rfc3986), "http://a/é", "\"é\" is not allowed in a web address.", 9..<10),
      (.url(standard: .rfc3986), "http://a/[", "\"[\" is not allowed in a web address.", 9..<10),
      (.url(standard: .rfc3986), "http://a#b#", "\"#\" is not allowed in a web address.", 10..<11),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }

  @Test func `an address of 1 MiB is validated`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Clause.url.standing(of: "http://a/" + long) == .valid)
    #expect(Clause.url.standing(of: "http://" + long) == .valid)
    #expect(Clause.url.standing(of: "http://xn--" + long + "/") == .invalid)
  }

  @Test(arguments: [
    "\u{200B}", "\u{AD}", "\u{202E}", "\u{FEFF}", "\u{2060}", "\u{180E}", "\u{200E}", "\u{61C}",
    "\u{3164}",
    "\u{115F}", "\u{E0001}", "\u{FFA0}", "\u{2063}", "\u{FE0F}", "\u{200C}", "\u{200D}a",
    "می/\u{200C}",
    "é\u{200D}a",
  ])
  func `invisible characters are refused anywhere`(_ text: String) {
    #expect(Clause.url.standing(of: "http://a/" + text) == .invalid)
    #expect(Clause.url.standing(of: "http://a" + text + "b.de/") == .invalid)
  }
}
