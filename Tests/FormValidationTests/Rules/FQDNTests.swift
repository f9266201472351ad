import FormValidation
import Testing

struct FQDNTests {
  @Test(
    arguments: [
      (.fqdn, "example.com", .valid), (.fqdn, "example.com.", .valid), (.fqdn, "1.de", .valid),
      (.fqdn, "a.xn--p1ai", .valid), (.fqdn, "example", .incomplete), (.fqdn, "a.", .incomplete),
      (.fqdn, "a.b1", .incomplete), (.fqdn, "1.2.3.4", .incomplete), (.fqdn, "", .incomplete),
      (.fqdn, "a_b.de", .invalid), (.fqdn, "-a.de", .invalid), (.fqdn, "bücher.de", .invalid),
      (.fqdn, "a.de..", .invalid), (.fqdn(allowUnderscore: true), "_a._b.de", .valid),
    ] as [(Clause, String, Standing)]
  )
  func `a full domain name has two labels, and letters in the last`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }
}
