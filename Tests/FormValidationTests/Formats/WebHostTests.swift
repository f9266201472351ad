import Testing

@testable import FormValidation

struct WebHostTests {
  private static func host(_ text: String) -> WebHost? {
    var copy = text
    return copy.withUTF8 { WebHost($0) }
  }

  private static func isAddress(_ text: String) -> Bool? {
    switch host(text) {
    case .address: true
    case .domain: false
    case nil: nil
    }
  }

  @Test(arguments: [
    "a", ".", "a..b", "-", "a_b", "EXAMPLE.com", "!$&'()*+,;=`{}~\"", "%41", "bücher", "a%C2%ADb",
    "xn--p1ai", "１a", "0é", "1.a", "256a", "0xg", "日本。jp", "ßß", "💩", "a\u{200B}",
  ])
  func `domains that browsers accept are read`(_ text: String) {
    #expect(WebHostTests.isAddress(text) == false)
  }

  @Test(arguments: [
    "1", "256", "4294967295", "0x7f.1", "0X7F.1", "017.1", "1.2.3.4", "1.2.3.4.", "0x", "%31", "１",
    "0x.0x.0", "1.0xffffff", "[::1]", "[1:2::]", "[::1.2.3.4]",
  ])
  func `IP addresses that browsers accept are read`(_ text: String) {
    #expect(WebHostTests.isAddress(text) == true)
  }

  @Test(arguments: [
    "", "a b", "a%20b", "a<b", "a>b", "a^b", "a|b", "a%", "a%zz", "%00", "a%7F", "[", "[]", "[::1",
    "[::1]a",
    "[::1%1]", "[1.2.3.4]", "4294967296", "1.2.3.256", "256.1", "1.2.3.4.5", "09", "1..2", "a.09",
    "foo.1.2.3.4", "xn--a", "xn--a-", "xn--", "é.1", "\u{FFFD}", "％", "א1a", "\u{301}", "%FF", "℀",
    "\u{AD}", "a\u{200D}b", "xn--bé", "1.2.16777216.3",
  ])
  func `hosts that browsers refuse are refused`(_ text: String) {
    #expect(WebHostTests.isAddress(text) == nil)
  }

  @Test(arguments: [
    ("a.b", true), ("a.b.", true), ("a.b1", true), ("a", false), ("a.", false), (".a", false),
    ("a.xn--p1ai", true), ("a.рф", true),
  ])
  func `a domain of two labels has a top-level domain`(_ text: String, _ has: Bool) {
    guard case .domain(let hasTLD) = WebHostTests.host(text) else {
      Issue.record("\(text) is no domain")
      return
    }
    #expect(hasTLD == has)
  }

  @Test func `an encoded host has a length limit`() {
    #expect(WebHostTests.isAddress(String(repeating: "é", count: 2_048)) == false)
    #expect(WebHostTests.isAddress(String(repeating: "é", count: 2_049)) == nil)
    #expect(WebHostTests.isAddress(String(repeating: "e", count: 5_000)) == false)
  }
}
