@testable import FormValidation
import Testing

struct CIDRTests {
  @Test(
    arguments: [
      (.cidr(), "192.0.2.0/24", .valid),
      (.cidr(), "0.0.0.0/0", .valid),
      (.cidr(), "1.2.3.4/32", .valid),
      (.cidr(), "2001:db8::/32", .valid),
      (.cidr(), "::/0", .valid),
      (.cidr(), "::/128", .valid),
      (.cidr(), "::ffff:1.2.3.4/96", .valid),
      (.cidr(), "", .incomplete),
      (.cidr(), "1", .incomplete),
      (.cidr(), "192.0.2.0", .incomplete),
      (.cidr(), "192.0.2.0/", .incomplete),
      (.cidr(), "::", .incomplete),
      (.cidr(), "::/12", .valid),
      (.cidr(), "192.0.2.0/33", .invalid),
      (.cidr(), "192.0.2.0/024", .invalid),
      (.cidr(), "192.0.2.0/00", .invalid),
      (.cidr(), "::/129", .invalid),
      (.cidr(), "192.0.2/24", .invalid),
      (.cidr(), "1.2.3.256/8", .invalid),
      (.cidr(), "fe80::1%eth0/64", .invalid),
      (.cidr(), "1.2.3.4/8a", .invalid),
      (.cidr(version: .v4), "::/0", .invalid),
      (.cidr(version: .v4), "10.0.0.0/8", .valid),
      (.cidr(version: .v6), "10.0.0.0/8", .invalid),
      (.cidr(version: .v6), "10::/8", .valid),
    ] as [(Clause, String, Standing)]
  )
  func `a block is an address and its bits`(_ clause: Clause, _ text: String, _ standing: Standing)
  {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("1.2.3.4", "Enter a slash and the number of bits."),
    ("1.2.3.4/33", "Use a number from 0 to 32."),
    ("1.2.3.4/08", "Remove the leading zero."),
    ("::/129", "Use a number from 0 to 128."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(CIDR().verdict(on: text, among: [:]).texts == [message])
  }
}
