import FormValidation
import Testing

struct AlphanumericTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .valid), ("a-_", .invalid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alphanumeric.standing(of: text) == standing)
  }

  @Test func `ASCII can be asked for, and more allowed`() {
    #expect(Clause.alphanumeric(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alphanumeric(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message says what to use`() {
    let verdict = Alphanumeric().verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters and digits only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(Alphanumeric().requirement.text == "Only letters and digits")
  }
}
