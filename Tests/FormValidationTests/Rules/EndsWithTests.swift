import FormValidation
import Testing

struct EndsWithTests {
  @Test(arguments: [
    ("a.com", Standing.valid), (".com", .valid), ("a.co", .incomplete), ("", .incomplete),
    ("a.com ", .incomplete), ("a.org", .valid), ("A.COM", .incomplete),
  ])
  func `one of the ends is enough`(_ text: String, _ standing: Standing) {
    #expect(Clause.endsWith(".com", ".org").standing(of: text) == standing)
  }

  @Test func `characters are compared whole`() {
    #expect(Clause.endsWith("é").standing(of: "xe\u{301}") == .valid)
    #expect(Clause.endsWith("e").standing(of: "xe\u{301}") == .incomplete)
  }

  @Test func `upper and lower case can be the same`() {
    #expect(Clause.endsWith("Ab", ignoreCase: true).standing(of: "xaB") == .valid)
  }

  @Test func `the message says the end`() {
    let rule = EndsWith([".com"])
    #expect(rule.verdict(on: "x", among: [:]).texts == ["End with .com."])
    #expect(rule.requirement.text == "Ends with .com")
    #expect(rule.texts == [".com"] && !rule.ignoreCase)
  }
}
