@testable import FormValidation
import Testing

struct CurrencyAmountTests {
  @Test(
    arguments: [
      (.currencyAmount(), "1,234.50", .valid), (.currencyAmount(), "1234", .valid),
      (.currencyAmount(), "0.00", .valid), (.currencyAmount(), "1,234,567", .valid),
      (.currencyAmount(), "1.5", .incomplete), (.currencyAmount(), "1.", .incomplete),
      (.currencyAmount(), "1,23", .incomplete), (.currencyAmount(), "1,", .incomplete),
      (.currencyAmount(), "", .incomplete), (.currencyAmount(), "1,23.", .invalid),
      (.currencyAmount(), "1234,567", .invalid), (.currencyAmount(), "1,2345", .invalid),
      (.currencyAmount(), "0.505", .invalid), (.currencyAmount(), "$1", .invalid),
      (.currencyAmount(), "-1", .invalid), (.currencyAmount(), ".5", .invalid),
      (.currencyAmount(allowNegative: true), "-1.50", .valid),
      (.currencyAmount(allowNegative: true), "-", .incomplete),
      (.currencyAmount(separator: .comma), "1.234,50", .valid),
      (.currencyAmount(separator: .comma), "1,234.50", .invalid),
      (.currencyAmount(Currency("JPY")), "1,000", .valid),
      (.currencyAmount(Currency("JPY")), "1.", .invalid),
      (.currencyAmount(Currency("KWD")), "1.250", .valid),
      (.currencyAmount(Currency("KWD")), "1.25", .incomplete),
    ] as [(Clause, String, Standing)]
  )
  func `an amount is written in digits`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(
    arguments: [
      ("1234,5", "Group thousands from the right, or not at all.", 4..<5),
      ("1 000", "A space is not allowed in an amount.", 1..<2),
    ] as [(String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    let verdict = CurrencyAmount().verdict(on: text, among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.violations.first?.range == range)
  }

  @Test func `a currency code has three letters`() {
    #expect(Currency("EUR")?.fractionDigits == 2)
    #expect(Currency("eur") == nil && Currency("EURO") == nil && Currency("ÉUR") == nil)
    #expect(CurrencyAmount(currency: Currency("EUR")).requirement.text == "An amount in EUR")
    let verdict = CurrencyAmount(currency: Currency("JPY")).verdict(on: "1.", among: [:])
    #expect(verdict.texts == ["This currency has no decimals."])
  }
}
