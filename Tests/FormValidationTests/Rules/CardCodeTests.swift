import FormValidation
import Testing

struct CardCodeTests {
  @Test(
    arguments: [
      (nil, "123", Standing.valid), (nil, "1234", .valid), (nil, "12345", .invalid),
      (nil, "12", .incomplete), (nil, "12a", .invalid), (nil, "", .incomplete),
      ("4111 1111", "123", .valid), ("4111", "1234", .invalid), ("371449", "123", .incomplete),
      ("371449", "1234", .valid), ("3", "123", .valid), ("3", "1234", .valid), ("", "1234", .valid),
      ("0", "1234", .valid), ("5", "12", .incomplete),
    ] as [(String?, String, Standing)]
  )
  func `the number of digits depends on the card's brand`(
    card: String?,
    text: String,
    standing: Standing
  ) {
    let clause = Clause.cardCode(of: "card")
    let answers: Answers = card.map { ["card": .text($0)] } ?? [:]
    #expect(clause.standing(of: .text(text), among: answers) == standing)
    if card == nil { #expect(Clause.cardCode.standing(of: text) == standing) }
  }

  @Test func `missing digits are counted`() {
    Clause.cardCode.expectStart("12", says: "Add 1 more digit.")
    let amex = Clause.cardCode(of: "card").verdict(on: "12", among: ["card": .text("3714")])
    #expect(amex.texts == ["Add 2 more digits."])
  }

  @Test func `an extra digit is marked`() {
    let verdict = Clause.cardCode.verdict(on: "12345", among: [:])
    #expect(verdict.texts == ["Enter at most 4 digits."])
    let visa = Clause.cardCode(of: "card").verdict(on: "1234", among: ["card": .text("4111")])
    #expect(visa.texts == ["This card's code has 3 digits."])
    #expect(verdict.violations.first?.range == 4..<5)
    #expect(Clause.cardCode(of: "card").rule.reads == ["card"])
  }
}
