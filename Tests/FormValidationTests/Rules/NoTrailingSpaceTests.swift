import FormValidation
import Testing

struct NoTrailingSpaceTests {
  @Test(arguments: [
    (" a", Standing.valid), ("a ", .incomplete), ("", .valid), (" ", .incomplete), ("a\n", .valid),
  ])
  func `a space at the edge is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.noTrailingSpace.standing(of: text) == standing)
  }

  @Test func `any white space can count`() {
    #expect(Clause.noTrailingSpace(anyWhitespace: true).standing(of: "a\n") == .incomplete)
  }

  @Test func `the message says what to do`() {
    let texts = NoTrailingSpace().verdict(on: "a ", among: [:]).texts
    #expect(texts == ["Remove the space at the end."])
    #expect(NoTrailingSpace().requirement.text == "No space at the end")
  }
}
