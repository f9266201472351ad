import FormValidation
import Testing

struct AlphaTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .invalid), ("a-_", .invalid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alpha.standing(of: text) == standing)
  }

  @Test func `ASCII can be asked for, and more allowed`() {
    #expect(Clause.alpha(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alpha(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message says what to use`() {
    let verdict = Alpha().verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(Alpha().requirement.text == "Letters only")
  }
}
