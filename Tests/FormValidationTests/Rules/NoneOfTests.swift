import FormValidation
import Testing

struct NoneOfTests {
  @Test(
    arguments: [
      ("ada", Standing.valid), ("root", .incomplete), ("roots", .valid), ("Root", .valid),
      (1, .incomplete), (.number("1.0"), .incomplete), ("1", .valid), (true, .valid),
      ([1], .valid), (.null, .valid),
    ] as [(Value, Standing)]
  )
  func `an answer is none of the list`(_ value: Value, _ standing: Standing) {
    #expect(Clause.noneOf(["root", 1]).standing(of: value) == standing)
  }

  @Test func `upper and lower case can be the same`() {
    #expect(Clause.noneOf(["root"], ignoreCase: true).standing(of: "ROOT") == .incomplete)
    #expect(Clause.noneOf(["root"], ignoreCase: true).standing(of: 5) == .valid)
  }

  @Test func `the message says the answer`() {
    let rule = NoneOf(["admin", "root"])
    #expect(rule.verdict(on: "root", among: [:]).texts == ["Choose something other than root."])
    #expect(rule.verdict(on: "root", among: [:]).codes == ["choice.listed"])
    #expect(rule.requirement.text == "None of admin, root")
  }
}
