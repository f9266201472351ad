@testable import FormValidation
import Testing

struct VerdictMisplacedTests {
  @Test(arguments: [
    ("a b", 1, "A space is not allowed in a name.", 1..<2),
    ("é;", 2, "\";\" is not allowed in a name.", 1..<2),
    ("e\u{301}x", 2, "\"e\u{301}\" is not allowed in a name.", 0..<1),
    ("a\n", 1, "\"␊\" is not allowed in a name.", 1..<2),
  ])
  func `the character and its position are named`(
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

  @Test func `only the first of many combining marks are named`() {
    let heap = "e" + String(repeating: "\u{301}", count: 1_000)
    for offset in [1, 2, 1_001, 2_001] {
      let (character, position) = ("é" + heap + "x").character(atByte: offset)
      #expect(position == (offset == 1 ? 0 : 1))
      #expect(character.unicodeScalars.count == (offset == 1 ? 1 : 31))
    }
    #expect(("é" + heap + "x").character(atByte: 2_003).position == 2)
  }
}
