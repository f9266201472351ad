import FormValidation
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
    #expect(Clause.email.standing(of: text) == .valid)
  }

  @Test(arguments: [
    ("", "Add an @ and a domain, like @example.com."),
    ("ada", "Add an @ and a domain, like @example.com."),
    ("ada@", "Add a domain, like example.com."), ("ada@example.", "Go on with the domain."),
    ("ada@ex-", "Go on with a letter or digit."),
    ("a@\(label61)-", "Go on with a letter or digit."),
  ])
  func `a start of one says what to add`(_ text: String, _ message: String) {
    let verdict = Clause.email.verdict(on: .text(text), among: [:])
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == [message])
  }

  @Test(
    arguments: [
      ("a b@c", "A space is not allowed in an e-mail address.", 1..<2),
      ("a@b c", "A space is not allowed in an e-mail address.", 3..<4),
      ("a(b", "\"(\" is not allowed in an e-mail address.", 1..<2),
      ("\"a\"@b", "\"\"\" is not allowed in an e-mail address.", 0..<1),
      ("josé@b", "\"é\" is not allowed in an e-mail address.", 3..<4),
      ("e\u{301}@b", "\"e\u{301}\" is not allowed in an e-mail address.", 0..<1),
      ("a@日本", "\"日\" is not allowed in an e-mail address.", 2..<3),
      ("a\u{1B}", "\"␛\" is not allowed in an e-mail address.", 1..<2),
      ("a@b_c", "\"_\" is not allowed in an e-mail address.", 3..<4),
      ("@", "Put a name before the @.", 0..<1), ("a@b@c", "Keep only one @.", 3..<4),
      ("a@@", "Keep only one @.", 2..<3),
      ("a@.b", "Put letters or digits before this dot.", 2..<3),
      ("a@b..c", "Put letters or digits before this dot.", 4..<5),
      ("a@-b", "Use a letter or digit here, not a hyphen.", 2..<3),
      ("a@b-.c", "Use a letter or digit here, not a hyphen.", 3..<4),
      ("a@\(label61)a-", "Use a letter or digit here, not a hyphen.", 64..<65),
      ("a@\(label63)a", "At most 63 characters between the dots of a domain.", 65..<66),
    ] as [(String, String, Range<Int>)]
  )
  func `what no typing mends is named`(_ text: String, _ message: String, _ range: Range<Int>) {
    let verdict = Email().verdict(on: text, among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.texts == [message])
    #expect(verdict.violations.first?.range == range)
    #expect(verdict.codes == ["format.email"])
  }
}
