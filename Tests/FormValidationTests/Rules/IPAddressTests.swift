import FormValidation
import Testing

struct IPAddressTests {
  @Test(
    arguments: [
      (.ip, "192.0.2.1"),
      (.ip, "2001:db8::1"),
      (.ip(version: .v4), "0.0.0.0"),
      (.ip(version: .v4), "255.255.255.255"),
      (.ip(version: .v6), "::"),
      (.ip(version: .v6), "1::"),
      (.ip(version: .v6), "1:2:3:4:5:6:7::"),
      (.ip(version: .v6), "::2:3:4:5:6:7:8"),
      (.ip(version: .v6), "1:2:3:4:5:6:7:8"),
      (.ip(version: .v6), "1:2:3:4:5:6:1.2.3.4"),
      (.ip(version: .v6), "::1:2:3:4:5:1.2.3.4"),
      (.ip(version: .v6), "::ffff:0:255"),
      (.ip(version: .v6, allowZone: true), "fe80::1%eth0"),
      (.ip(version: .v6, allowZone: true), "::1"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.ip, "1", "Enter an address, like 192.0.2.1 or 2001:db8::1."),
      (.ip, "1:2", "Enter a colon."),
      (.ip(version: .v4), "1.2.3", "Enter a dot."),
      (.ip(version: .v4), "1.2.3.", "Enter a digit."),
      (.ip(version: .v6), ":", "Enter a second colon."),
      (.ip(version: .v6), "1:2:3:4:5:6:7:", "Enter a digit or a letter a to f."),
      (.ip(version: .v6), "::1.2", "Enter a dot."),
      (.ip(version: .v6, allowZone: true), "::1%", "Enter the zone's name."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.ip, "1.2.256", "Use a number from 0 to 255.", 4..<7),
      (.ip, "1.02", "Remove the leading zero.", 2..<3),
      (.ip, "12345", "Enter at most 4 digits between colons.", 4..<5),
      (.ip, "::1%eth0", "\"%\" is not allowed in an IP address.", 3..<4),
      (.ip(version: .v4), "1.2.3.4.", "\".\" is not allowed in an IPv4 address.", 7..<8),
      (.ip(version: .v6), ":1", "Enter a second colon.", 1..<2),
      (.ip(version: .v6), "1::2::", "\":\" is not allowed in an IPv6 address.", 5..<6),
      (.ip(version: .v6), "1:2:3:4:5:6:7:8:", "\":\" is not allowed in an IPv6 address.", 15..<16),
      (.ip(version: .v6), "1:2:3:4:5:1.", "\".\" is not allowed in an IPv6 address.", 11..<12),
      (.ip(version: .v6), "::1:2:3:4:5:6:1.", "\".\" is not allowed in an IPv6 address.", 15..<16),
      (.ip(version: .v6), "1:g", "\"g\" is not allowed in an IPv6 address.", 2..<3),
      (.ip(version: .v6, allowZone: true), "1%", "\"%\" is not allowed in an IPv6 address.", 1..<2),
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
}
