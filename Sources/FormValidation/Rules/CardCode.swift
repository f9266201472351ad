/// Text must be a payment card's security code: three digits, or four for American Express.
/// - Source: Wikipedia, "Card security code".
struct CardCode: Rule {
  let name = "card_code"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  let requirement = Wording(
    "needs.card_code",
    "The 3 or 4 digits on the card",
    judging: "{label} must be the 3 or 4 digits on the card."
  )
  var cardField: FieldID?

  var reads: [FieldID] { cardField.map { [$0] } ?? [] }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let lengths = lengths(among: answers)
    return text.verdict("format.card_code", "a card's code") { scanner throws(FormatFinding) in
      for missing in (1...lengths.lowerBound).reversed() {
        _ = try scanner.digit(orAdd: .moreDigits(missing))
      }
      while scanner.index < lengths.upperBound, scanner.next?.decimalDigit != nil {
        scanner.index += 1
      }
      guard scanner.next?.decimalDigit == nil else {
        throw .wrong(
          scanner.index,
          lengths.upperBound == 3
            ? Wording("card_code.three", "This card's code has 3 digits.").fact
            : Wording("card_code.at_most", "Enter at most 4 digits.")
        )
      }
    }
  }

  /// Returns the possible numbers of digits for the card in the other field.
  private func lengths(among answers: Answers) -> ClosedRange<Int> {
    guard let cardField, case .text(let number) = answers[cardField] else { return 3...4 }
    var start = CardStart()
    for digit in number.utf8.lazy.compactMap(\.decimalDigit).prefix(6) { start.add(Int(digit)) }
    let isOther = CardBrand.allCases.contains { $0 != .amex && $0.allows(start) }
    guard CardBrand.amex.allows(start) else { return isOther ? 3...3 : 3...4 }
    return isOther ? 3...4 : 4...4
  }

  package static let definition = RuleDefinition(
    "card_code",
    "A card's security code",
    details: "Three digits, or four for American Express; either while the brand is unknown.",
    parameters: [
      RuleParameter("card_field", .field, "the field that holds the card's number", isMain: true)
    ],
    codes: [.format("card_code", "missing")],
    example: RuleExample(
      "card_code: card",
      passes: #""1234""#,
      fails: #""12345""#,
      among: #"{"card": "3714"}"#
    )
  ) { CardCode(cardField: $0[optional: "card_field"]) }
}

extension Clause {
  /// Text must be a payment card's security code.
  public static var cardCode: Clause { Clause(CardCode()) }

  /// Text must be the security code of the payment card in another field.
  public static func cardCode(of cardField: FieldID) -> Clause {
    Clause(CardCode(cardField: cardField))
  }
}
