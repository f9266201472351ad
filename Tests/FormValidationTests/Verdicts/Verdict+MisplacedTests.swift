@testable import FormValidation
import Testing

struct VerdictMisplacedTests {
  @Test(arguments: [
    ("a b", 1, "A space is not allowed in a name.", 1..<2),
    ("é;", 2, "\";\" is not allowed in a name.", 1..<2),
    ("e\u{301}x", 2, "\"e\u{301}\" is not allowed in a name.", 0..<1),
    ("a\n", 1, "\"␊\" is not allowed in a name.", 1..<2),
  ])
  func `the character is named and placed`(
    _ text: String,
    _ offset: Int,
    _ message: String,
    _ range: Range<Int>
  ) {
    let verdict = Verdict.misplaced("code", at: offset, in: text, "a name")
    #expect(verdict.standing == .invalid)
    #expect(verdict.texts == [message])
    #expect(verdict.violations[0].range == range)
    #expect(verdict.violations[0].parameters["position"] == .number(Number(range.upperBound)))
  }
}
