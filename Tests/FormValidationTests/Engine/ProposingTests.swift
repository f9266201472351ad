import FormValidation
import Testing

struct ProposingTests {
  @Test(
    arguments: [
      (.email, "ada@gmial.com", "ada@gmail.com"), (.email, "ada@gmail.con", "ada@gmail.com"),
      (.email, "ada@hotmal.com", "ada@hotmail.com"), (.email, "ada@Gmai.com", "ada@gmail.com"),
      (.email, " ada@example.org ", "ada@example.org"), (.email, "ada@web,de", "ada@web.de"),
      (.email, "ada@example.org.", "ada@example.org"),
      (.email, "ada@gmail.com", nil), (.email, "ada@example.org", nil), (.email, "ada", nil),
      (.email, "ada@b@gmial.com", nil), (.email, "ada@hotmial.com", "ada@hotmail.com"),
      (.email, "ada@yaho.com", "ada@yahoo.com"), (.email, "ada@mgail.com", "ada@gmail.com"),
      (.email, "ada@yaho.de", "ada@yahoo.de"),
      (.trimmed, " Ada ", "Ada"), (.trimmed, "Ada", nil), (.noLeadingSpace, " a b", "a b"),
      (.noTrailingSpace, "a ", "a"), (.digits, "12 34-5", "12345"), (.digits, "12a", nil),
      (.lowercase, "aBC", "abc"), (.uppercase, "aBC", "ABC"), (.uppercase, "ABC", nil),
      (.ean(), "4006381333932", "4006381333931"), (.ean(), "4006381333931", nil),
      (.isbn, "3-8362-2119-6", "3-8362-2119-5"), (.isbn, "x", nil),
      (.oneOf(["Germany", "France"]), "germany", "Germany"),
      (.oneOf(["Germany", "France"]), "Germny", "Germany"),
      (.oneOf(["Germany", "France"]), "Spain", nil), (.oneOf(["S", "M"]), "X", nil),
      (.url, "example.org/a", "https://example.org/a"), (.url, " https://a.b", "https://a.b"),
      (.url, "nothing", nil),
    ] as [(Clause, String, String?)]
  )
  func `the probable intention is suggested`(rule: Clause, typed: String, meant: String?) {
    #expect(RuleSet([rule]).proposal(for: .text(typed)) == meant)
  }

  @Test(arguments: [
    "ymail.com", "mail.com", "email.com", "qmail.com", "cloud.com", "eastmail.com", "hitmail.com",
    "grail.com", "love.com", "263.com", "ge.com", "ms.com", "mi.com", "mt.com", "msc.com",
    "msd.com",
    "man.com", "aon.com", "gm.de", "gmx.at", "yahoo.be", "yahoo.ie", "hotmail.fi", "hotmail.gr",
    "mail.de", "rocketmail.com", "outlook.de", "live.de",
  ])
  func `real domains are not corrected`(domain: String) {
    #expect(RuleSet([.email]).proposal(for: .text("ada@" + domain)) == nil)
  }

  @Test func `no suggestion breaks another rule`() {
    let rules: RuleSet = [.email, .endsWith("@gmial.com")]
    #expect(rules.proposal(for: "ada@gmial.com") == nil)
    #expect(RuleSet([.trimmed, .minLength(5)]).proposal(for: " Ada ") == nil)
  }

  @Test func `while typing, incomplete text gets no suggestion`() {
    #expect(RuleSet([.trimmed]).proposal(for: "Ada ", whileTyping: true) == nil)
    #expect(RuleSet([.trimmed]).proposal(for: "Ada ") == "Ada")
    #expect(RuleSet([.email]).proposal(for: "ada@gmial.com", whileTyping: true) == "ada@gmail.com")
  }

  @Test func `blank answers and other kinds get no suggestion`() {
    for value in [Value.null, "", "  ", 1, true] {
      #expect(RuleSet([.trimmed, .email]).proposal(for: value) == nil)
    }
    #expect(RuleSet([.email]).canPropose)
    #expect(!RuleSet([.required, .minLength(3)]).canPropose)
  }

  @Test(arguments: [
    ("gmial", "gmail", true), ("gmal", "gmail", true), ("gmaill", "gmail", true),
    ("gmeil", "gmail", true), ("gmail", "gmail", false), ("gmila", "gmail", false),
    ("gamli", "gmail", false), ("gm", "gmail", false), ("", "g", true), ("", "", false),
    ("liamg", "gmail", false),
  ])
  func `a typo is one letter, or two swapped ones`(
    typed: String,
    meant: String,
    isSlip: Bool
  ) {
    let rules = RuleSet([.oneOf([.text(meant + "----")])])
    let proposal = rules.proposal(for: .text(typed + "----"))
    #expect((proposal != nil) == isSlip)
  }

  @Test func `long texts are checked quickly or not at all`() {
    let long = String(repeating: "1", count: 1_000_000)
    for rule in [Clause.email, .ean(), .isbn, .digits, .url, .oneOf(["abcde"]), .trimmed] {
      #expect(RuleSet([rule]).proposal(for: .text(" " + long)).map { $0.count > 0 } ?? true)
    }
  }
}
