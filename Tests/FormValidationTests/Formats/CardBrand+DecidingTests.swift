import FormValidation
import Testing

struct CardBrandDecidingTests {
  @Test(
    arguments: [
      ("", nil), ("4", .visa), ("41", .visa), ("401177", .visa), ("401178", .elo), ("4570", .visa),
      ("4571", .dankort), ("5", nil), ("51", .mastercard), ("55", .mastercard), ("50", .maestro),
      ("2", nil), ("22", nil), ("2204", .mir), ("2205", nil), ("2221", .mastercard),
      ("2720", .mastercard),
      ("2721", nil), ("3", nil), ("34", .amex), ("37", .amex), ("35", nil), ("3527", nil),
      ("3528", .jcb), ("353", .jcb), ("36", .diners), ("30", nil), ("305", .diners), ("6", nil),
      ("60", nil), ("6011", .discover), ("62", .unionpay), ("643", .maestro), ("644", .discover),
      ("65", .discover), ("606282", .hipercard), ("61", .maestro), ("979", nil), ("9792", .troy),
      ("0", nil),
      ("4111 1111", .visa), ("x", nil),
    ] as [(String, CardBrand?)]
  )
  func `the first digits decide the brand`(number: String, brand: CardBrand?) {
    #expect(CardBrand(ofNumber: number) == brand)
  }

  @Test(arguments: [
    ("34", [15]), ("51", [16]), ("41", [13, 16, 18, 19]), ("9", [16]), ("0", Array(12...19)),
  ])
  func `a number has the lengths of its brands`(number: String, counts: [Int]) {
    #expect(CardBrand.digitCounts(ofNumber: number) == counts)
  }
}
