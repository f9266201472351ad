@testable import FormValidation
import Testing

struct NotContainsFieldsTests {
  private static let answers: Answers = [
    "user": "ada99", "email": "Countess.Love@example.org", "name": "José de la Cruz", "age": 36,
  ]
  private static let rule = NotContainsFields(["user", "email", "name", "age", "missing"])

  @Test(arguments: [
    "xADA99x", "99adaX", "my countess!", "evol1", "JOSE", "jose\u{301}x", "zurc", "countess.love",
  ])
  func `parts of other answers are found in any case, accents and direction`(_ text: String) {
    #expect(Self.rule.verdict(on: text, among: Self.answers).standing == .invalid)
  }

  @Test(arguments: ["example", "ada", "delay", "36", "", "correct horse", "a d a 9 9"])
  func `everything else passes, including short words and the domain`(_ text: String) {
    #expect(Self.rule.verdict(on: text, among: Self.answers).isValid)
  }

  @Test func `the message names the field, not its answer`() {
    let verdict = Self.rule.verdict(on: "cruz", among: Self.answers)
    #expect(verdict.texts == ["Do not include name."])
    #expect(verdict.codes == ["password.contains_field"])
    #expect(Self.rule.reads == ["user", "email", "name", "age", "missing"])
    #expect(NotContainsFields(["user", "name"]).requirement.text == "Without your user or name")
  }

  @Test func `the verdict depends on the other field`() {
    var ruler = Ruler<Void>()
    ruler.register("user", value: "grace", rules: [])
    ruler.register("password", value: "amazing grace", rules: [.notContainsFields("user")])
    #expect(ruler.validate()?.code == "password.contains_field")
    ruler.setValue("ada", of: "user")
    #expect(ruler.validate() == nil)
  }
}
