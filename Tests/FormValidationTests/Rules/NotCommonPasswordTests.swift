@testable import FormValidation
import Testing

struct NotCommonPasswordTests {
  @Test(arguments: [
    ("password", Standing.incomplete), ("P@ssw0rd2024!", .incomplete), ("QWERTY", .incomplete),
    ("correct horse", .valid), ("", .valid), ("passwordpassword", .valid),
  ])
  func `common passwords are incomplete`(_ text: String, _ standing: Standing) {
    #expect(Clause.notCommonPassword().standing(of: text) == standing)
  }

  @Test func `more passwords can be listed`() {
    let rule = Clause.notCommonPassword(list: ["Tabstop"])
    #expect(rule.standing(of: "t4bst0p1") == .incomplete)
    #expect(rule.standing(of: "password") == .incomplete)
    #expect(rule.standing(of: "tabstops") == .valid)
  }

  @Test func `the message does not repeat the password`() {
    let verdict = NotCommonPassword().verdict(on: "qwerty", among: [:])
    #expect(verdict.texts == ["Choose a less common password."])
    #expect(verdict.codes == ["password.common"])
    #expect(NotCommonPassword().requirement.text == "Not a common password")
  }
}
