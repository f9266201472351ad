import FormValidation
import Testing

struct IsURITests {
  @Test(
    arguments: [
      // RFC 3986, 1.1.2.
      (.uri, "ftp://ftp.is.co.za/rfc/rfc1808.txt"), (.uri, "http://www.ietf.org/rfc/rfc2396.txt"),
      (.uri, "ldap://[2001:db8::7]/c=GB?objectClass?one"), (.uri, "mailto:John.Doe@example.com"),
      (.uri, "news:comp.infosystems.www.servers.unix"), (.uri, "tel:+1-816-555-1212"),
      (.uri, "telnet://192.0.2.16:80/"),
      (.uri, "urn:oasis:names:specification:docbook:dtd:xml:4.1.2"),
      (.uri, "a:"), (.uri, "A+-.9:b"), (.uri, "file:///etc/hosts"), (.uri, "a:/b?c/?#d/?"),
      (.uri, "http://u:p:q@h:/"), (.uri, "http://@:"), (.uri, "http://h:123456789"),
      (.uri, "http://[v1f.a:b]:1"), (.uri, "http://[::ffff:1.2.3.4]"), (.uri, "a:%41%fF"),
      (.uri, "urn:a:b@c:d"), (.uri(schemes: ["tel"]), "TEL:1"),
      (.uri(isReference: true), "../a?b#c"), (.uri(isReference: true), "//h/a"),
      (.uri(isReference: true), "1a/b:c"), (.uri(isReference: true), "a:b"),
      (.uri(isReference: true), "#"),
    ] as [(Clause, String)]
  )
  func `addresses of any scheme pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.uri, "mail", "Enter a colon after the scheme, like urn:."),
      (.uri, "a:%4", "Enter a digit or a letter a to f."),
      (.uri, "a://b:c", "Use digits for the port."),
      (.uri, "a://[", "Enter a digit or a letter a to f."),
      (.uri, "a://[::1", "Enter a closing bracket."), (.uri, "a://[v1", "Enter a dot."),
      (.uri, "a://[v1.", "Enter a letter or digit."),
      (.uri(schemes: ["mailto", "tel"]), "ma", "Start with mailto: or tel:."),
      (.uri(isReference: true), "%", "Enter a digit or a letter a to f."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.uri, "//a", "\"/\" is not allowed in a URI.", 0..<1),
      (.uri, ":a", "\":\" is not allowed in a URI.", 0..<1),
      (.uri, "1:a", "\"1\" is not allowed in a URI.", 0..<1),
      (.uri, "a,b:c", "\",\" is not allowed in a URI.", 1..<2),
      (.uri, "a:b c", "A space is not allowed in a URI.", 3..<4),
      (.uri, "a:b\\c", "\"\\\" is not allowed in a URI.", 3..<4),
      (.uri, "a:<", "\"<\" is not allowed in a URI.", 2..<3),
      (.uri, "a:é", "\"é\" is not allowed in a URI.", 2..<3),
      (.uri, "a:#b#", "\"#\" is not allowed in a URI.", 4..<5),
      (.uri, "a:[", "\"[\" is not allowed in a URI.", 2..<3),
      (.uri, "a:%4g", "Write %25 for a percent sign.", 2..<3),
      (.uri, "a://b[", "\"[\" is not allowed in a URI.", 5..<6),
      (.uri, "a://[@b/c", "\"[\" is not allowed in a URI.", 4..<5),
      (.uri, "a://b@c@", "\"@\" is not allowed in a URI.", 7..<8),
      (.uri, "a://b:c/", "Use digits for the port.", 6..<7),
      (.uri, "a://b@c:d", "Use digits for the port.", 8..<9),
      (.uri, "a://[::1]b", "\"b\" is not allowed in a URI.", 9..<10),
      (.uri, "a://[::1/", "Enter a closing bracket.", 8..<9),
      (.uri, "a://[1]", "Enter a colon.", 6..<7),
      (.uri(schemes: ["tel"]), "mailto:a", "Start with tel:.", 0..<1),
      (.uri(isReference: true), "1:a", "\"1\" is not allowed in a URI.", 0..<1),
      (.uri(isReference: true), "a b", "A space is not allowed in a URI.", 1..<2),
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
