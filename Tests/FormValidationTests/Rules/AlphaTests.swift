@testable import FormValidation
import Testing

struct AlphaTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .invalid), ("a-_", .invalid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alpha.standing(of: text) == standing)
  }

  @Test func `ASCII can be required, and more characters allowed`() {
    #expect(Clause.alpha(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alpha(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message names the allowed characters`() {
    let verdict = Alpha().verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(Alpha().requirement.text == "Only letters")
  }

  @Test(arguments: [
    (Clause.alpha(of: .en), "abc", Standing.valid), (.alpha(of: .en), "ä", .invalid),
    (.alpha(of: .en), "a\u{308}", .invalid), (.alpha(of: .de), "Äß", .valid),
    (.alpha(of: .de), "a\u{308}", .valid), (.alpha(of: .de), "e\u{301}", .invalid),
    (.alpha(of: .de), "a\u{308}\u{308}", .invalid), (.alpha(of: .ru), "и\u{306}", .valid),
    (.alpha(of: .en, ignoring: "- "), "en-US", .valid), (.alphanumeric(of: .en), "a1", .valid),
    (.alphanumeric(of: .en), "a٣", .invalid), (.alphaDash(of: .fr), "é-1", .valid),
  ])
  func `a language has its own letters`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }
}

struct AlphanumericTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .valid), ("a-_", .invalid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alphanumeric.standing(of: text) == standing)
  }

  @Test func `ASCII can be required, and more characters allowed`() {
    #expect(Clause.alphanumeric(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alphanumeric(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message names the allowed characters`() {
    let verdict = Alpha(.lettersAndDigits).verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters and digits only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(Alpha(.lettersAndDigits).requirement.text == "Only letters and digits")
  }
}

struct AlphaDashTests {
  @Test(arguments: [
    ("aZé日", Standing.valid), ("e\u{301}", .valid), ("ｶﾀｶﾅ", .valid), ("\u{301}", .invalid),
    ("a b", .invalid), ("a!", .invalid), ("", .valid), ("a1٣", .valid), ("a-_", .valid),
  ])
  func `letters of any script pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.alphaDash.standing(of: text) == standing)
  }

  @Test func `ASCII can be required, and more characters allowed`() {
    #expect(Clause.alphaDash(ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.alphaDash(ascii: true, ignoring: "é ").standing(of: "é a") == .valid)
  }

  @Test func `the message names the allowed characters`() {
    let verdict = Alpha(.lettersDigitsAndDashes).verdict(on: "ab!", among: [:])
    #expect(verdict.texts == ["Use letters, digits, - and _ only, not \"!\"."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(Alpha(.lettersDigitsAndDashes).requirement.text == "Only letters, digits, - and _")
  }
}
