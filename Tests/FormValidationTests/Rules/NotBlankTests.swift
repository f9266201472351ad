import FormValidation
import Testing

struct NotBlankTests {
  @Test(arguments: ["x", " x", false, 0, ["x"]] as [Value])
  func `anything but white space passes`(_ value: Value) {
    #expect(Clause.notBlank.standing(of: value) == .valid)
  }

  @Test(
    arguments: [
      (.null, "This is required."), ("", "This is required."), ([], "This is required."),
      (" ", "Enter more than spaces."), ("\t\u{3000}\n", "Enter more than spaces."),
    ] as [(Value, String)]
  )
  func `null and white space are incomplete`(_ value: Value, _ message: String) {
    let verdict = RuleSet([.notBlank]).verdict(on: value)
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["not_blank"])
  }
}
