import FormValidation
import Testing

struct NoLeadingSpaceTests {
  @Test(arguments: [
    ("a ", Standing.valid), (" a", .invalid), ("", .valid), (" ", .invalid), ("\ta", .valid),
  ])
  func `a space at the edge is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.noLeadingSpace.standing(of: text) == standing)
  }

  @Test func `any white space can count`() {
    #expect(Clause.noLeadingSpace(anyWhitespace: true).standing(of: "\ta") == .invalid)
  }

  @Test func `the message says what to do`() {
    let texts = NoLeadingSpace().verdict(on: " a", among: [:]).texts
    #expect(texts == ["Remove the space at the start."])
    #expect(NoLeadingSpace().requirement.text == "No space at the start")
  }
}
