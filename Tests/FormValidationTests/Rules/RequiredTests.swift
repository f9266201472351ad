import FormValidation
import Testing

struct RequiredTests {
  @Test(arguments: [.null, "", " ", "\t\u{00A0}\u{3000}\n", []] as [Value])
  func `null and spaces count as missing`(_ value: Value) {
    let verdict = Clause.required.verdict(on: value, among: [:])
    #expect(verdict.standing == .incomplete)
    #expect(verdict.codes == ["required"])
    #expect(verdict.violations[0].text(label: "Name") == "Name is required.")
  }

  @Test(arguments: ["x", " x", 0, false, true, ["a"], .object([:]), "\u{200B}"] as [Value])
  func `anything else is an answer, including 0 and false`(_ value: Value) {
    #expect(Clause.required.standing(of: value) == .valid)
  }

  @Test func `spaces count as an answer if not trimmed`() {
    #expect(Clause.required(trim: false).standing(of: "  ") == .valid)
    #expect(Clause.required(trim: false).standing(of: "") == .incomplete)
  }
}
