import FormValidation
import Testing

struct AlphaDashTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .valid), ("a-_", .valid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alphaDash.standing(of: text) == standing)
  }

  @Test func `ASCII can be asked for, and more allowed`() {
    #expect(Clause.alphaDash(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alphaDash(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message says what to use`() {
    let verdict = AlphaDash().verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters, digits, - and _ only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(AlphaDash().requirement.text == "Only letters, digits, - and _")
  }
}
