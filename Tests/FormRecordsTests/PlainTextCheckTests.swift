@testable import FormRecords
import FormValidation
import SeededRandom
import Testing

/// What the fast check of plain texts accepts.
struct PlainTextCheckTests {
  private static func allows(_ rules: RuleSet, _ text: String) -> Bool {
    PlainTextCheck(rules)?.allows(text) ?? false
  }

  private static func pattern(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false
  ) -> Clause {
    do {
      return try .pattern(expression, anchored: anchored, ignoreCase: ignoreCase)
    } catch {
      preconditionFailure("\(expression): \(error)")
    }
  }

  private static let rules: [RuleSet] = [
    [.required], [.length(2...3)], [.maxLength(20), .minLength(2)], [.maxLength(9, unit: .scalars)],
    [.length(2...3, unit: .words)], [.password(min: 3, minUppercase: 1, minSymbols: 1)],
    [.luhn()], [.email], [.date], [.alpha], [.not([.startsWith("a")], "Else.")],
    [.required, .all([.minLength(2), .alpha])],
    [pattern("[a-z]+[0-9]")], [pattern("[A-Z]", anchored: false, ignoreCase: true)],
    [pattern("a[1-9]?.*[é]"), .required],
  ]

  private static let pieces = [
    "a", "ab", "Z", "é", "e\u{301}", "1", "79927398713", " ", "\n", "\r\n", "\0", "\u{7F}", "!",
    "@", "a@b.co", "2026-02-28", "0123456789 123456789",
  ]

  @Test(arguments: rules)
  func `the check accepts no text that the rules reject`(rules: RuleSet) {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...3, using: &generator))
        .map { _ in PlainTextCheckTests.pieces.randomElement(using: &generator) ?? "" }.joined()
      guard PlainTextCheckTests.allows(rules, text) else { continue }
      #expect(rules.verdict(on: .text(text)).isValid, "\(text.debugDescription)")
    }
  }

  private static let long = String(repeating: "a", count: 1_024)

  private static let cases: [(RuleSet, String, Bool)] = [
    ([.required], "a", true),
    ([.required], " a", false),
    ([.required], "", false),
    ([.required], "é", false),
    ([.required], "aé\n", true),
    ([.required, .maxLength(9)], "aé", false),
    ([.length(2...3)], "a", false),
    ([.length(2...3)], "ab", true),
    ([.length(2...3)], "abc", true),
    ([.length(2...3)], "abcd", false),
    ([.minLength(2), .maxLength(1)], "ab", false),
    ([.maxLength(20)], "~ ", true),
    ([.maxLength(20)], "0123456789 12345678\u{7F}", false),
    ([.maxLength(20)], "0123456789 12345678\u{1F}", false),
    ([.minLength(1)], "a\n", false),
    ([.length(2...3, unit: .words)], "ab", false),
    ([.length(2...3, unit: .words)], "ab c", true),
    ([.password(min: 3, minUppercase: 1)], "aB!", true),
    ([.password(min: 3, minUppercase: 1)], "ab!", false),
    ([.luhn()], "79927398713", true),
    ([.luhn()], "79927398710", false),
    ([pattern("[a-z]+[0-9]")], "ab1", true),
    ([pattern("[a-z]+[0-9]")], "ab1 ", false),
    ([pattern("[0-9]", anchored: false)], "ab1 ", true),
    ([pattern("B", anchored: false, ignoreCase: true)], "ab", true),
    ([pattern("a.*[é]")], "aé", true),
    ([pattern("a.*[é]")], "ae", false),
    ([.required, .maxLength(1).severity(.warning)], "ab", true),
    ([.required.when("b", .required)], "a", false),
    ([.differentFrom("b")], "a", false),
    ([.sameAs("b"), .sameAs("c")], "a", false),
    ([.before(.now)], "2026-02-28", false),
    ([.required], long, true),
    ([.required], long + "a", false),
  ]

  @Test(arguments: cases)
  func `the check recognizes plain texts`(rules: RuleSet, text: String, isKnown: Bool) {
    #expect(PlainTextCheckTests.allows(rules, text) == isKnown)
  }

  @Test(arguments: [("a", true), ("é", false)])
  func `a check for ASCII accepts no other text`(end: String, isKnown: Bool) throws {
    let check = try #require(PlainTextCheck([.required], isForASCII: true))
    #expect(check.allows("a" + end) == isKnown)
  }

  @Test(arguments: ["", "a", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmnopq"])
  func `the check compares all bytes with the text to repeat`(text: String) throws {
    let check = try #require(PlainTextCheck([.required, .sameAs("b")]))
    #expect(check.copied == "b")
    for other in [text, text + "x", "x" + text.dropFirst(), text.dropLast() + "x"] {
      let isKnown = check.allows("-" + text, repeating: "-" + other)
      #expect(isKnown == (text == other), "\(text) \(other)")
    }
    #expect(!check.allows("-" + text))
  }
}

extension PlainTextCheck {
  fileprivate func allows(_ text: String, repeating other: String? = nil) -> Bool {
    Array(text.utf8).withUnsafeBytes { bytes in
      guard let other else { return allows(bytes, repeating: nil) }
      return Array(other.utf8).withUnsafeBytes { allows(bytes, repeating: $0) }
    }
  }
}
