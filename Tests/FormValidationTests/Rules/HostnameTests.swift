import FormValidation
import Testing

struct HostnameTests {
  @Test(
    arguments: [
      (.hostname, "example.com"),
      (.hostname, "example.com."),
      (.hostname, "1host"),
      (.hostname, "a--b.c"),
      (.hostname, "A"),
      (.hostname, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
      (
        .hostname,
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      ),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.hostname, "", "Start with a letter or digit."),
      (.hostname, "a-", "Enter a letter or digit."),
      (.hostname, "1.2", "The last part needs a letter."),
      (.hostname, "1.", "The last part needs a letter."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.hostname, "-", "Use a letter or digit here, not a hyphen.", 0..<1),
      (.hostname, "a-.", "Use a letter or digit here, not a hyphen.", 1..<2),
      (.hostname, ".a", "Enter letters or digits before this dot.", 0..<1),
      (.hostname, "a..", "Enter letters or digits before this dot.", 2..<3),
      (
        .hostname, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "At most 63 characters between dots.", 63..<64
      ),
      (
        .hostname,
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "At most 253 characters.", 253..<254
      ),
      (.hostname, "a_b", "\"_\" is not allowed in a host name.", 1..<2),
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

  @Test(
    arguments: [
      (.hostname(.rfc1123), "a.b", .valid), (.hostname(.rfc1123), "a.b.", .incomplete),
      (.hostname(.rfc1123), "1.2", .incomplete), (.hostname(.ldh), "1.2", .valid),
      (.hostname(.ldh), "a.", .incomplete), (.hostname(.rfc952), "a1-b.c", .valid),
      (.hostname(.rfc952), "1a", .invalid), (.hostname(.rfc952), "a.1", .invalid),
      (.hostname(.rfc952), "a", .incomplete),
      (.hostname(.rfc952), "abcdefghijklmnopqrstuvwx", .valid),
      (.hostname(.rfc952), "abcdefghijklmnopqrstuvwxy", .invalid),
      (.hostname(.idna2008), "bücher.de", .valid), (.hostname(.idna2008), "a。b", .valid),
      (.hostname(.idna2008), "Bücher", .incomplete), (.hostname(.idna2008), "Bücher.", .invalid),
      (.hostname(.idna2008), "bÜ", .invalid), (.hostname(.idna2008), "a·l", .incomplete),
      (.hostname(.idna2008), "l·l", .valid), (.hostname(.idna2008), "ab--c", .incomplete),
      (.hostname(.idna2008), "0a.א", .incomplete), (.hostname(.idna2008), "bücher．", .incomplete),
      (.hostname, "xn--p1ai", .valid), (.hostname, "xn--a", .incomplete),
      (.hostname, "xn--a.b", .invalid), (.hostname, "bücher", .invalid),
      (.hostname(requireTLD: true), "a.de", .valid),
      (.hostname(requireTLD: true), "a", .incomplete),
      (.hostname(requireTLD: true), "a.b1", .incomplete),
      (.hostname(allowUnderscore: true), "_a.b_", .valid), (.hostname, "_a", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `each standard has its grammar`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }
}
