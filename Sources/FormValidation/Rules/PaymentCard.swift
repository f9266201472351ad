/// Text must be a payment card number: 12 to 19 digits, the last of which is a Luhn check digit.
struct PaymentCard: Rule {
  let name = "payment_card"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  var brands: [CardBrand] = []

  /// Whether digits can be separated by spaces and hyphens.
  var allowSeparators = false

  var requirement: Wording {
    brands.isEmpty
      ? Wording("needs.card", "A card number", judging: "{label} must be a card number.")
      : Wording(
        "needs.card_of",
        "A card number from {list}",
        judging: "{label} must be a card number from {list}.",
        labels
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.payment_card", "a card number") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    var sum = LuhnSum()
    var start = CardStart()
    var longest = 0
    repeat {
      let digit = try scanner.digit()
      sum.add(digit)
      // Later digits say nothing more about the brand.
      if !start.isWhole {
        start.add(digit)
        guard allows(start) else {
          throw .wrong(scanner.index - 1, wrongStart)
        }
        longest = maxLength(start)
      }
      guard sum.count <= longest else {
        throw .wrong(scanner.index - 1, "card.too_many_digits", "Remove the digits from here on.")
      }
      if allowSeparators, sum.count < longest { try scanner.skipSeparator() }
    } while !scanner.isAtEnd
    let hasLength = hasLength(sum.count, start)
    if sum.holds, hasLength { return }
    guard sum.count < longest else {
      throw .wrong(scanner.readRange, .checkDigits)
    }
    throw .lacking(
      hasLength
        ? Wording(
          "card.check",
          "Check the digits, or enter another one.",
          judging: "{label} must be a card number; a digit is wrong."
        )
        : .enterDigit
    )
  }

  private var wrongStart: Wording {
    brands.isEmpty
      ? Wording("card.zero", "Card numbers do not start with 0.").fact
      : Wording("card.brands", "{list} cards do not start like this.", labels).fact
  }

  private var labels: Parameters {
    .words("list", .choice(of: brands.map { .value($0.label) }))
  }

  private func allows(_ start: CardStart) -> Bool {
    brands.isEmpty ? !start.beginsWithZero : brands.contains { $0.allows(start) }
  }

  private func maxLength(_ start: CardStart) -> Int {
    brands.isEmpty ? 19 : brands.lazy.filter { $0.allows(start) }.map(\.maxLength).max() ?? 0
  }

  private func hasLength(_ count: Int, _ start: CardStart) -> Bool {
    brands.isEmpty
      ? 12...19 ~= count : brands.contains { $0.allows(start) && $0.hasLength(count) }
  }

  package static let definition = RuleDefinition(
    "payment_card",
    aliases: ["credit_card"],
    "A payment card number",
    details: "12 to 19 digits, the last a Luhn check digit.",
    standard: "ISO/IEC 7812-1, 4 and annex B",
    parameters: [
      RuleParameter(
        "brands",
        .choices(CardBrand.self),
        "the only brands to accept",
        isMain: true,
        default: [CardBrand]()
      ), .allowSeparators,
    ],
    codes: [.format("payment_card", "list")],
    example: RuleExample("payment_card", passes: #""4111111111111111""#, fails: #""0111""#)
  ) { PaymentCard(brands: $0["brands"], allowSeparators: $0["allow_separators"]) }
}

extension Clause {
  /// Text must be a payment card number, of one of the brands if any are given.
  public static func paymentCard(
    _ brands: [CardBrand] = [],
    allowSeparators: Bool = false
  ) -> Clause {
    Clause(PaymentCard(brands: brands, allowSeparators: allowSeparators))
  }
}
