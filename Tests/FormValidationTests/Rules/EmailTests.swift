@testable import FormValidation
import Testing

struct EmailTests {
  private static let label61 = String(repeating: "a", count: 61)
  private static let label63 = label61 + "aa"

  @Test(arguments: [
    "a@b", "test@io", "a..b@c", ".a@b", "a.@b", "!#$%&`*+/=?^`{|}~@iana.org", "123@iana.org",
    "test@255.255.255.255", "a@a--b.c", "a@1.2", "x'y_z-w@b", "A@B.C",
    "a@\(label63)", "a@\(label63).com", "a@\(label61)-a", "\(label63)\(label63)@b",
  ])
  func `addresses by HTML's rule pass`(_ text: String) {
    #expect(Clause.email(.html).standing(of: text) == .valid)
  }

  @Test(arguments: [
    ("", "Enter @ and a domain, like @example.com."),
    ("ada", "Enter @ and a domain, like @example.com."),
    ("ada@", "Enter a domain, like example.com."),
    ("ada@example.", "Enter the rest of the domain."),
    ("ada@ex-", "Enter a letter or digit."),
    ("a@\(label61)-", "Enter a letter or digit."),
  ])
  func `the start of an address says what to add`(_ text: String, _ message: String) {
    let verdict = Clause.email(.html).verdict(on: .text(text), among: [:])
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == [message])
  }

  @Test(
    arguments: [
      ("a b@c", "A space is not allowed in an email address.", 1..<2),
      ("a@b c", "A space is not allowed in an email address.", 3..<4),
      ("a(b", "\"(\" is not allowed in an email address.", 1..<2),
      ("\"a\"@b", "\"\"\" is not allowed in an email address.", 0..<1),
      ("josé@b", "\"é\" is not allowed in an email address.", 3..<4),
      ("e\u{301}@b", "\"e\u{301}\" is not allowed in an email address.", 0..<1),
      ("a@日本", "\"日\" is not allowed in an email address.", 2..<3),
      ("a\u{1B}", "\"␛\" is not allowed in an email address.", 1..<2),
      ("a@b_c", "\"_\" is not allowed in an email address.", 3..<4),
      ("@", "Enter a name before the @.", 0..<1), ("a@b@c", "Keep only one @.", 3..<4),
      ("a@@", "Keep only one @.", 2..<3),
      ("a@.b", "Enter letters or digits before this dot.", 2..<3),
      ("a@b..c", "Enter letters or digits before this dot.", 4..<5),
      ("a@-b", "Use a letter or digit here, not a hyphen.", 2..<3),
      ("a@b-.c", "Use a letter or digit here, not a hyphen.", 3..<4),
      ("a@\(label61)a-", "Use a letter or digit here, not a hyphen.", 64..<65),
      ("a@\(label63)a", "At most 63 characters between the dots of a domain.", 65..<66),
    ] as [(String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    let verdict = Email(.html).verdict(on: text, among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.texts == [message])
    #expect(verdict.violations.first?.range == range)
    #expect(verdict.codes == ["format.email"])
  }

  @Test(
    arguments: [
      (.email(.practical), "ada.b@example.com", .valid), (.email(.practical), "a@b", .incomplete),
      (.email(.practical), "a@b.c1", .incomplete), (.email(.practical), "a@b.1.c", .valid),
      (.email(.practical), "a..b@c.de", .invalid), (.email(.practical), ".a@c.de", .invalid),
      (.email(.practical), "a.@c.de", .invalid), (.email(.practical), "a.", .incomplete),
      (.email(.practical), "@", .invalid), (.email(.practical), "\"a\"@b.de", .invalid),
      (.email(.practical), "a@[127.0.0.1]", .invalid), (.email(.practical), "é@b.de", .invalid),
      (.email(.practical), "a@Bücher.de", .valid), (.email(.practical), "a@Ｂ。de", .valid),
      (.email(.practical), "a@xn--a.de", .invalid), (.email(.practical), "a@ab--c.de", .invalid),
      (.email(.practical), "a@xn--p1ai", .incomplete), (.email(.practical), "a@b.xn--p1ai", .valid),
      (.email(.practical, allowUnicode: true), "é\u{301}@b.de", .valid),
      (.email(.practical, allowUnicode: true), "a\u{37E}@b.de", .invalid),
      (.email(.practical, allowUnicode: true), "a\u{1FEF}@b.de", .valid),
      (.email(.practical, allowUnicode: true), "\u{301}e@b.de", .invalid),
      (.email(.practical, allowUnicode: true), "a\u{A0}@b.de", .invalid),
      (.email(.practical), "\(label63)a@b.de", .valid),
      (.email(.practical), "\(label63)ab@b.de", .invalid),
      (.email(.rfc5321), "\"a b\\\"\"@b", .valid), (.email(.rfc5321), "\"a", .incomplete),
      (.email(.rfc5321), "\"a\\", .incomplete), (.email(.rfc5321), "\"a\"b@c", .invalid),
      (.email(.rfc5321), "\"é\"@c", .invalid), (.email(.rfc6531), "\"é\"@ç", .valid),
      (.email(.rfc5321), "a@[127.0.0.1]", .valid), (.email(.rfc5321), "a@[IPv6:::1]", .valid),
      (.email(.rfc5321), "a@[ipv6:::1", .incomplete), (.email(.rfc5321), "a@[1.2.", .incomplete),
      (.email(.rfc5321), "a@[1.2.]", .invalid), (.email(.rfc5321), "a@[tag:x]", .invalid),
      (.email(.rfc5321), "a@[::1]", .invalid), (.email(.rfc5321), "a@[1.2.3.4]b", .invalid),
      (.email(.rfc5321), "a@b.", .incomplete), (.email(.rfc5321), "é@b", .invalid),
      (.email(.rfc6531), "é@日本", .valid), (.email(.html, multiple: true), "a@b,c@d", .valid),
      (.email(.html, multiple: true), " a@b\t,\nc@d ", .valid),
      (.email(.html, multiple: true), "a@b,", .incomplete),
      (.email(.html, multiple: true), "a@b, c", .incomplete),
      (.email(.html, multiple: true), ",a@b", .invalid),
      (.email(.html, multiple: true), "a@b,,", .invalid),
      (.email(.html, multiple: true), "a@b c@d", .invalid),
      (.email(.html, multiple: true), "a@,b@c", .invalid),
      (.email(.html, multiple: true), "", .incomplete),
      (.email(.html), "a@b,c@d", .invalid), (.email(.html, hosts: ["b.de"]), "a@B.de", .valid),
      (.email(.html, hosts: ["b.de"]), "a@b", .incomplete),
      (.email(.html, hosts: ["b.de"]), "a@c", .invalid),
      (.email(.html, hosts: ["b.de"]), "a@b.de.x", .invalid),
      (.email(.html, hosts: ["*.b.de"]), "a@x.b.de", .valid),
      (.email(.html, hosts: ["*.b.de"]), "a@b.de", .incomplete),
      (.email(.html, exceptHosts: ["b.de"]), "a@b.de", .incomplete),
      (.email(.html, exceptHosts: ["b.de"]), "a@b.dev", .valid),
    ] as [(Clause, String, Standing)]
  )
  func `each standard has its grammar`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test func `an address has at most 254 bytes`() {
    let domain = "\(Self.label63).\(Self.label63).\(Self.label61).de"
    let local = String(repeating: "a", count: 254 - 1 - domain.utf8.count)
    #expect(Clause.email(.practical).standing(of: "\(local)@\(domain)") == .valid)
    #expect(Clause.email(.practical).standing(of: "\(local)a@\(domain)") == .invalid)
  }

  @Test(
    arguments: [
      (.email(.html, hosts: ["b.de", "c.de"]), "a@x", "Use an address at b.de, c.de."),
      (.email(.html, exceptHosts: ["b.de"]), "a@b.de", "Use an address at another domain."),
      (.email(.html, multiple: true), "a@b,c,", "Complete the part before this comma."),
      (.email(.rfc5321), "\"a", "Close the quotation mark."),
      (.email(.rfc5321), "a@[1.2.3.4", "Close the bracket."),
      (.email(.rfc5321), "a@[1.2]", "Complete the address in brackets."),
      (.email(.practical), "a.@", "Remove the dot before the @."),
      (.email(.practical), "a@b", "Enter a dot and more, like .com."),
    ] as [(Clause, String, String)]
  )
  func `messages say what to do`(_ clause: Clause, _ text: String, _ message: String) {
    #expect(clause.verdict(on: .text(text), among: [:]).texts == [message])
  }

  @Test(arguments: [
    ("ada@example.com", Standing.valid), ("ada.b+c@ex-ample.co.uk", .valid), ("a@b.c", .valid),
    ("ada@gmail", .incomplete), ("ada@gmail.", .incomplete), ("ada@1.2", .incomplete),
    ("ada..b@example.com", .invalid), (".ada@example.com", .invalid), ("ada@b-.com", .invalid),
    ("ada@bücher.de", .valid), ("ada@ab--c.de", .invalid), ("@example.com", .invalid),
    ("ada@example.c\u{200B}om", .invalid),
  ])
  func `by default, a domain needs two labels`(
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Clause.email.standing(of: text) == standing)
    #expect(Clause.email(.practical, multiple: true).standing(of: text) == standing)
  }

  @Test func `a suggestion has a domain of two labels`() {
    #expect(Email(.html).proposal(for: "ada@gmail.") == nil)
    #expect(Email(.html).proposal(for: "ada @gmial,com") == "ada@gmail.com")
    #expect(RuleSet([.email]).proposal(for: "ada@gmail.") == nil)
  }
}
