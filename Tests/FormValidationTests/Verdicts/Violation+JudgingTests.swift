import FormValidation
import Testing

/// What is said of finished answers, beside what is said while they are typed.
struct ViolationJudgingTests {
  /// A rule, an answer, and its two wordings.
  static let wordings: [(clause: Clause, answer: Value, typing: String, judgment: String)] = [
    (
      .length(2...40), "x", "2-40 characters, 1 to go.", "Name must have 2 to 40 characters."
    ),
    (.length(3), "ab", "Exactly 3 characters, 1 to go.", "Name must have exactly 3 characters."),
    (.digits(4), "12", "Add 2 more digits.", "Name must consist of exactly 4 digits."),
    (
      .alphaDash, "a!", "Use letters, digits, - and _ only, not \"!\".",
      "Name must contain only letters, digits, - and _."
    ),
    (.date, "43831", "Enter \"-\".", "Name must be a date in the format YYYY-MM-DD."),
    (
      .date, "2023-02-30", "That month has only 28 days.",
      "Name must be a date in the format YYYY-MM-DD. That month has only 28 days."
    ),
    (
      .email, "ada@", "Enter a domain, like example.com.",
      "Name must be an email address, like name@example.com."
    ),
    (.range(3...5), "x", "\"x\" is not allowed in a number.", "Name must be between 3 and 5."),
    (.range(3...5), 9, "Name must be between 3 and 5.", "Name must be between 3 and 5."),
    (.minItems(2), ["a"], "Choose 1 more.", "Name must have at least 2 items."),
    (.minItems(1), [], "Choose 1 more.", "Name must have at least 1 item."),
    (.email.message("Your badge's."), "x", "Your badge's.", "Your badge's."),
    (
      .email.hint("Go on."), "x", "Enter @ and a domain, like @example.com.",
      "Name must be an email address, like name@example.com."
    ),
    (
      .each([.minLength(2)]), ["ab", "c"], "At least 2 characters, 1 to go.",
      "Name 2 must have at least 2 characters."
    ),
    (.length(2...4), 5, "Name must be text.", "Name must be text."),
  ]

  @Test(
    arguments: [
      (
        .url(schemes: ["ftp"]), "https://example.com",
        "Name must be a web address, like ftp://example.com."
      ),
      (
        .url(hosts: ["*.a.b", "c.d"]), "https://x.org",
        "Name must be a web address at *.a.b, c.d, like https://www.a.b."
      ),
      (
        .uri(schemes: ["urn", "tel"]), "mailto:a",
        "Name must be a URI that starts with urn: or tel:."
      ),
      (.cidr(version: .v6), "10.0.0.0/8", "Name must be an address block, like 2001:db8::/32."),
      (.personName(minWords: 2), "Ada", "Name must be a name of at least 2 words."),
      (.fullName(minWords: 3), "Ada Lovelace", "Name must be a name of at least 3 words."),
      (
        .timeZone(.canonical), "US/Pacific",
        "Name must be a canonical time zone, like Europe/Paris."
      ),
      (
        .phone(extension: .refused), "+14155552671 x12",
        "Name must be a phone number without an extension, like +14155552671."
      ),
      (.email(exceptHosts: ["x.org"]), "a", "Name must be an email address, but not at x.org."),
      (
        .ean(lengths: [8, 12]), "4006381333931", "Name must be a product number of 8 or 12 digits."
      ),
      (.base64(urlSafe: true), "+a==", "Name must be URL-safe Base64 text."),
      (.paymentCard([.amex]), "4", "Name must be a card number from American Express."),
      (.containsCharacters(.digits, min: 2, max: 2), "1", "Name must contain exactly 2 digits."),
      (.range(5...5), "4", "Name must be 5."),
      (
        .any([.slug, .email]), "A",
        "Name must meet one of these: An email address, Lowercase letters and digits, joined by - or _."
      ),
    ] as [(Clause, Value, String)]
  )
  func `a judgment agrees with the parameters of its rule`(
    clause: Clause,
    answer: Value,
    judgment: String
  ) {
    let violation = RuleSet([clause]).verdict(on: answer).violations.first
    #expect(violation?.text(label: "Name").hasPrefix(judgment) == true)
  }

  @Test(arguments: wordings.indices)
  func `a violation is worded by what becomes of the answer`(_ index: Int) {
    let (clause, answer, typing, judgment) = Self.wordings[index]
    let violation = RuleSet([clause]).verdict(on: answer).violations.first
    #expect(violation?.text(label: "Name", whileTyping: true) ?? "" == typing)
    #expect(violation?.text(label: "Name") ?? "" == judgment)
  }

  @Test(arguments: [
    ("en", "Must have at least 3 characters.", "Item 2 must have at least 3 characters."),
    ("de", "Muss mindestens 3 Zeichen haben.", "Eintrag 2 muss mindestens 3 Zeichen haben."),
    (
      "fr", "Doit comporter au moins 3 caractères.",
      "Élément 2 doit comporter au moins 3 caractères."
    ),
    ("es", "Debe tener al menos 3 caracteres.", "Elemento 2 debe tener al menos 3 caracteres."),
    ("ja", "3文字以上にしてください。", "2番目は3文字以上にしてください。"),
  ])
  func `without a label, a judgment begins with what must hold`(
    language: String,
    whole: String,
    item: String
  ) throws {
    let catalog = MessageCatalog(in: try #require(Language.named(language)))
    let rules: RuleSet = [.minLength(3)]
    let violation = try #require(rules.verdict(on: "ab").violations.first)
    #expect(catalog.text(of: violation) == whole)
    let list: RuleSet = [.each(rules)]
    let second = try #require(list.verdict(on: ["abc", "ab"]).violations.first)
    #expect(catalog.text(of: second) == item)
  }

  @Test func `a missing answer without a label is required`() throws {
    let rules: RuleSet = [.required]
    let violation = try #require(rules.verdict(on: "").violations.first)
    #expect(violation.text() == "Required.")
    #expect(violation.text(label: "Name") == "Name is required.")
  }
}
