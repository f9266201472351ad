import FormValidation
import Testing

struct PluralRuleTests {
  @Test(
    arguments: [
      (PluralRule.alike, 1, .other), (.alike, 5, .other), (.oneOrMore, 0, .other),
      (.oneOrMore, 1, .one), (.oneOrMore, 2, .other), (.polish, 1, .one), (.polish, 2, .few),
      (.polish, 4, .few), (.polish, 5, .many), (.polish, 0, .many), (.polish, 11, .many),
      (.polish, 12, .many), (.polish, 14, .many), (.polish, 15, .many), (.polish, 21, .many),
      (.polish, 22, .few), (.polish, 112, .many), (.polish, 124, .few),
    ] as [(PluralRule, Number, PluralCategory)]
  )
  func `a count has its category`(rule: PluralRule, count: Number, category: PluralCategory) {
    #expect(rule.category(of: count) == category)
  }

  @Test(arguments: PluralRule.allCases)
  func `a fraction is other, and no number is too large`(rule: PluralRule) throws {
    #expect(rule.category(of: try #require(Number("1.5"))) == .other)
    let huge = try #require(Number("1" + String(repeating: "0", count: 30)))
    #expect(rule.category(of: huge) == (rule == .polish ? .many : .other))
  }
}
