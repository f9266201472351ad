import FormValidation
import Testing

@testable import FormFile

struct PCREPatternTests {
  @Test(arguments: [
    (#"a\sb"#, "a\u{A0}b", "a\u{200B}b"), (#"a[\s,]b"#, "a\u{3000}b", "a.b"),
    (#"a\Sb"#, "a.b", "a\u{FEFF}b"), (#"a[^]b"#, "a\nb", "ab"), (#"\u00e9"#, "é", "e"),
    (#"\u{1F600}+"#, "😀😀", "😃"), (#"[[a]"#, "[", "b"), (#"a\\s"#, #"a\s"#, "a "),
    (#"\0"#, "\0", "0"), (#"a\/b"#, "a/b", "ab"), (#"a|[]"#, "a", "b"),
  ])
  func `an expression of JSON Schema matches the same`(
    _ expression: String,
    _ match: String,
    _ other: String
  ) throws {
    let rule = try Clause(yaml: "pattern: \(PCREPattern(expression).text.yaml)")
    #expect(rule.verdict(on: .text(match), among: [:]).isValid)
    #expect(!rule.verdict(on: .text(other), among: [:]).isValid)
  }

  @Test(arguments: ["a[b-d]+c*", "^x$", "(?:a|b){2}", "\\d\\w\\b\\.", ""])
  func `what both read alike stays`(_ expression: String) {
    #expect(PCREPattern(expression).text == expression)
  }

  @Test func `white space goes back into JSON Schema`() {
    #expect(
      ECMAPattern(PCREPattern(#"\s"#).text, isWhole: false)?.text.contains(#"\u{A0}"#) == true
    )
  }
}
