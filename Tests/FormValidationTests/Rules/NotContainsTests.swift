import FormValidation
import Testing

struct NotContainsTests {
  @Test(arguments: [
    ("ad-min", Standing.valid), ("", .valid), ("admin", .incomplete), ("admins", .invalid),
    ("xroot", .incomplete), ("root1", .invalid), ("ADMINS", .valid), ("admin\u{301}", .valid),
  ])
  func `none of the texts may be there`(_ text: String, _ standing: Standing) {
    #expect(Clause.notContains("admin", "root").standing(of: text) == standing)
  }

  @Test func `upper and lower case can be the same`() {
    #expect(Clause.notContains("Admin", ignoreCase: true).standing(of: "ADMINS") == .invalid)
  }

  @Test func `characters are compared by canonical equivalence`() {
    #expect(Clause.notContains("é").standing(of: "xe\u{301}x") == .invalid)
    #expect(Clause.notContains("e").standing(of: "xe\u{301}x") == .valid)
  }

  @Test func `the message says what to leave out and where it is`() {
    let rule = NotContains(["admin", "root"])
    let verdict = rule.verdict(on: "my root!", among: [:])
    #expect(verdict.texts == ["Remove root."])
    #expect(verdict.violations.first?.range == 3..<7)
    #expect(verdict.codes == ["text.contained"])
    #expect(rule.requirement.text == "Without admin, root")
    #expect(rule.texts == ["admin", "root"] && !rule.ignoreCase)
  }

  @Test func `an empty text is not looked for`() {
    #expect(Clause.notContains("").standing(of: "ada") == .valid)
    #expect(Clause.notContains("", "d").standing(of: "adam") == .invalid)
    #expect(Clause.contains("").standing(of: "ada") == .valid)
    #expect(Clause.contains("", min: 3).standing(of: "ada") == .valid)
    #expect(Clause.startsWith("").standing(of: "ada") == .valid)
    #expect(Clause.startsWith("", "b").standing(of: "ada") == .invalid)
    #expect(Clause.endsWith("").standing(of: "ada") == .valid)
  }
}
