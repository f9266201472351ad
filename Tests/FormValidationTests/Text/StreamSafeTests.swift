import Testing

@testable import FormValidation

struct StreamSafeTests {
  private static let marks = String(repeating: "\u{301}\u{327}", count: 15)

  @Test func `up to 30 marks in a row stay, and a joiner is inserted before the next`() {
    let text = "a" + Self.marks + "b" + Self.marks
    #expect(text.streamSafe.utf8.elementsEqual(text.utf8))
    let longer = "a" + Self.marks + "\u{323}"
    #expect(
      longer.streamSafe.unicodeScalars.elementsEqual(
        ("a" + Self.marks + "\u{34F}\u{323}").unicodeScalars
      )
    )
    #expect(longer.streamSafe.count == longer.count)
    #expect(longer.streamSafe.streamSafe.utf8.elementsEqual(longer.streamSafe.utf8))
  }

  @Test func `long runs of marks are sorted as a comparison would sort them`() {
    let text = "a" + Self.marks + "\u{323}b" + Self.marks
    let (cedillas, acutes) = (
      String(repeating: "\u{327}", count: 15), String(repeating: "\u{301}", count: 15)
    )
    let sorted = "a" + cedillas + "\u{323}" + acutes + "b" + cedillas + acutes
    #expect(text.sortingMarks.unicodeScalars.elementsEqual(sorted.unicodeScalars))
    #expect(text == sorted)
    let short = "a" + Self.marks
    #expect(short.sortingMarks.unicodeScalars.elementsEqual(short.unicodeScalars))
  }

  @Test func `equivalence disregards the order of up to 30 marks`() {
    let swapped = String(repeating: "\u{327}\u{301}", count: 15)
    #expect(("a" + Self.marks).isEquivalent(to: "a" + swapped))
    let many = String(repeating: "\u{301}", count: 40)
    #expect(!("a" + many + "\u{327}").isEquivalent(to: "a\u{327}" + many))
    #expect(("a" + Self.marks + Self.marks).isEquivalent(to: "a" + Self.marks + Self.marks))
    #expect("é".isEquivalent(to: "e\u{301}"))
  }

  @Test func `equal values have equal hashes`() {
    let long = String(repeating: "日本", count: 40)
    for (left, right) in [("é", "e\u{301}"), (long + "é", long + "e\u{301}")] {
      #expect(Value.text(left) == .text(right))
      #expect(Set([Value.text(left)]).contains(.text(right)))
    }
    #expect(Value.number(1) == 1.0)
    #expect(Value.number(1) != .text("1") && Value.null != .text("") && Value.bool(true) != 1)
    #expect(Value.list([1]) == [1] && Value.object(["a": 1]) == .object(["a": 1]))
  }

  private static let rules: [Clause] = [
    .startsWith("a"), .endsWith("a"), .contains("a"), .notContains("a"),
    .startsWith("a", ignoreCase: true), .oneOf(["a", "b"]), .oneOf(["a"], ignoreCase: true),
    .noneOf(["a"]), .equals("a"), .notEquals("a", ignoreCase: true), .not([.equals("a")], "Not a."),
    .unique(among: ["a"]), .boolean, .boolean(loose: true), .sameAs("other"),
    .differentFrom("other"),
  ]

  /// Each comparison of 96 KB takes seconds if the time grows with the square.
  @Test(arguments: rules.indices)
  func `long runs of marks are compared in linear time`(index: Int) {
    let text = String(repeating: "\u{301}\u{327}", count: 24_000)
    let answers: Answers = ["other": .text(String(repeating: "\u{327}\u{302}", count: 24_000))]
    let verdict = Self.rules[index].verdict(on: .text(text), among: answers)
    let isNegation = ["not_contains", "none_of", "not_equals", "not", "unique", "different_from"]
      .contains(Self.rules[index].rule.name)
    #expect(verdict.isValid == isNegation)
  }
}
