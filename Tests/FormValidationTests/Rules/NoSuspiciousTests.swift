@testable import FormValidation
import Testing

struct NoSuspiciousTests {
  @Test(arguments: [
    ("Zoë 42", Standing.valid), ("", .valid), ("👨‍👩‍👧", .valid), ("👨\u{200D}", .incomplete),
    ("a\u{200B}", .invalid), ("12٣", .invalid), ("a\u{202E}", .invalid), ("i\u{307}", .invalid),
    ("👨\u{200D}a", .valid), ("👨\u{200D}1", .invalid),
  ])
  func `disguised text is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.noSuspicious().standing(of: text) == standing)
  }

  @Test func `only the requested checks run`() {
    let rule = Clause.noSuspicious([.bidi])
    #expect(rule.standing(of: "a\u{200B}1٣") == .valid)
    #expect(rule.standing(of: "👨\u{200D}") == .valid)
    #expect(rule.standing(of: "a\u{2066}") == .invalid)
  }

  @Test func `the message names the position`() {
    let verdict = NoSuspicious().verdict(on: "ab\u{200B}c", among: [:])
    #expect(verdict.texts == ["Remove the invisible character at position 3."])
    #expect(verdict.codes == ["characters.invisible"])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(NoSuspicious().requirement.text == "No hidden characters")
  }
}
