import FormValidation
import Testing

struct PluralRulesTests {
  /// The cardinals of some languages.
  /// - Source: Unicode CLDR 46, "plurals.xml".
  private static let languages: [String: PluralRules] = [
    "ja": PluralRules([:]), "en": .english,
    "fr": PluralRules([.one: "i = 0,1", .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0"]),
    "pl": PluralRules([
      .one: "i = 1 and v = 0",
      .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
      .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 "
        + "or v = 0 and i % 100 = 12..14",
    ]),
    "ar": PluralRules([
      .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10",
      .many: "n % 100 = 11..99",
    ]),
  ]

  @Test(
    arguments: [
      ("ja", "1", .other), ("ja", "5", .other), ("en", "0", .other), ("en", "1", .one),
      ("en", "1.5", .other), ("en", "2", .other), ("fr", "0", .one), ("fr", "1.5", .one),
      ("fr", "2", .other), ("fr", "1000000", .many), ("pl", "1", .one), ("pl", "2", .few),
      ("pl", "4", .few), ("pl", "5", .many), ("pl", "0", .many), ("pl", "11", .many),
      ("pl", "12", .many), ("pl", "14", .many), ("pl", "15", .many), ("pl", "21", .many),
      ("pl", "22", .few), ("pl", "112", .many), ("pl", "124", .few), ("pl", "1.5", .other),
      ("pl", "1000000000000000000000000000000", .many), ("ar", "0", .zero), ("ar", "2", .two),
      ("ar", "103", .few), ("ar", "111", .many), ("ar", "100", .other), ("ar", "0.5", .other),
    ] as [(String, String, PluralCategory)]
  )
  func `a count has its plural form`(language: String, count: String, category: PluralCategory)
    throws
  {
    let rules = try #require(Self.languages[language])
    #expect(rules.category(of: try #require(Number(count))) == category)
  }

  @Test(arguments: ["", "i", "i = ", "q = 1", "i % 0 = 0", "i = 2..1", "i = x"])
  func `an invalid plural condition never holds`(condition: String) {
    #expect(PluralRules([.one: condition]).category(of: 1) == .other)
  }
}
