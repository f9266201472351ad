@testable import FormValidation
import Testing

struct RegexSyntaxTests {
  @Test(arguments: [
    ("[a-z]+", Standing.valid), ("", .valid), ("a|(b)", .valid), ("[a-z", .incomplete),
    ("(", .incomplete), ("a)", .incomplete), ("*", .incomplete), ("\\", .incomplete),
  ])
  func `an expression must be valid`(_ text: String, _ standing: Standing) {
    #expect(Clause.regexSyntax.standing(of: text) == standing)
  }

  @Test func `the message has PCRE2's reason`() {
    #expect(
      RegexSyntax().verdict(on: "(a", among: [:]).texts
        == ["Invalid expression: missing closing parenthesis."]
    )
  }
}
