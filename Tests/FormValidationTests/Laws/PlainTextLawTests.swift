@testable import FormValidation
import SeededRandom
import Testing

/// What holds of every rule's quick look at plain texts.
struct PlainTextLawTests {
  @Test(arguments: TypingLawTests.samples)
  func `a fast check accepts no text that the rule rejects`(sample: TypingLawTests.Sample) {
    let rules = RuleSet([sample.clause])
    guard let look = PlainTextLook(rules) else { return }
    var generator = SeededGenerator(seed: 18)
    for text in sample.texts + (0..<300).map({ _ in sample.text(using: &generator) })
    where look.allows(text) {
      var answers = Answers()
      if let field = look.copied { answers[field] = .text(text) }
      #expect(rules.verdict(on: .text(text), among: answers).isValid, "\(text.debugDescription)")
    }
  }

  private static let long = String(repeating: "a", count: 1_024)
  private static let strict: RuleSet = [.password(min: 3, minUppercase: 1, minSymbols: 1)]
  private static let march = DateReference.date(CalendarDate(knownYear: 2026, 3, 1))
  private static let remark: RuleSet = [.required, .maxLength(1).severity(.warning)]

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
    ([.length(2...3)], "aé", false),
    ([.maxLength(20)], "0123456789 12345678\u{7F}", false),
    ([.sameAs("b")], "aé", true),
    ([.length(2...3, unit: .words)], "ab", false),
    ([.minLength(1)], "a\n", false),
    (strict, "aB!", true),
    (strict, "ab!", false),
    ([.password(min: 3, symbols: "!")], "aB!", false),
    ([.luhn()], "79927398713", true),
    ([.luhn()], "79927398710", false),
    ([.luhn()], "7992-7398713", false),
    (remark, "ab", true),
    ([.required.when("b", .required)], "a", false),
    ([.required, .sameAs("b")], "a", true),
    ([.sameAs("b"), .sameAs("c")], "a", false),
    ([.differentFrom("b")], "a", false),
    ([.date], "2026-02-28", true),
    ([.date], "2026-02-29", false),
    ([.date], "0000-01-01", false),
    ([.before(march)], "2026-02-28", true),
    ([.before(march)], "2026-03-01", false),
    ([.afterOrEqual(march)], "2026-03-01", true),
    ([.afterOrEqual(march)], "2026-02-28", false),
    ([.after(march)], "2026-03-01", false),
    ([.after(march)], "2026-03-02", true),
    ([.beforeOrEqual(march)], "2026-03-01", true),
    ([.beforeOrEqual(march)], "2026-03-02", false),
    ([.before(.field("b"))], "2026-02-28", false),
    ([.range(min: march, max: nil)], "2026-03-01", true),
    ([.range(min: march, max: nil)], "2026-02-28", false),
    ([.range(min: nil, max: march)], "2026-03-01", true),
    ([.range(min: nil, max: march)], "2026-03-02", false),
    ([.range(min: march, max: march)], "2026-03-01", true),
    ([.range(min: march, max: .field("b"))], "2026-03-01", false),
    ([.range(min: march, max: .now)], "2026-03-01", false),
    ([.minLength(1_024)], long, true),
    ([.minLength(1_024)], long + "a", false),
  ]

  @Test(arguments: cases)
  func `a fast check recognizes plain texts`(rules: RuleSet, text: String, isKnown: Bool) {
    #expect(PlainTextLook(rules)?.allows(text) ?? false == isKnown)
  }

  @Test func `the fast check of a pattern matches the entire text`() throws {
    let look = try #require(PlainTextLook([.pattern("[a-z]+[0-9]")]))
    #expect(look.allows("ab1"))
    #expect(!look.allows("ab1 "))
    #expect(!look.allows("ab"))
  }

  @Test(arguments: [("é", true), ("ß1é", true), ("1", false), ("a", false), ("", false)])
  func `the fast check of a pattern includes non-ASCII text`(end: String, isKnown: Bool) throws {
    let look = try #require(PlainTextLook([.required, .pattern("a[1-9]?.*[é]")]))
    #expect(look.allows("a" + end) == isKnown)
    #expect(!look.allows(" a" + end))
  }

  @Test(arguments: ["", "a", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmnopq"])
  func `the fast check compares all bytes with the text to repeat`(text: String) throws {
    let look = try #require(PlainTextLook([.sameAs("b")]))
    for other in [text, text + "x", "x" + text.dropFirst(), text.dropLast() + "x"] {
      var (text, other) = ("-" + text, "-" + other)
      let isKnown = text.withUTF8 { bytes in
        other.withUTF8 { look.allows(bytes, repeating: UnsafeRawBufferPointer($0)) }
      }
      #expect(isKnown == (text == other), "\(text) \(other)")
    }
  }
}

extension PlainTextLook {
  fileprivate func allows(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(allows)
  }
}
