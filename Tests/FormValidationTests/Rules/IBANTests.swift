import FormValidation
import Testing

struct IBANTests {
  @Test(
    arguments: [
      (.iban(), "DE89370400440532013000"),
      (.iban(), "DE89 3704 0044 0532 0130 00"),
      (.iban(), "gb98midl07009312345678"),
      (.iban(), "NO9832271000153"),
      (.iban(countries: ["DK", "GB"]), "DK5000400440116243"),
      (.iban(exceptCountries: ["IT"]), "AO06000600000100037131174"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.iban(), "", "Start with the country code, like DE."),
      (.iban(), "D", "Start with the country code, like DE."),
      (.iban(), "DE8", "Enter a digit."),
      (.iban(), "DE89 ", "Enter a digit or letter."),
      (.iban(), "DE8937040044053201300", "Enter a digit or letter."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.iban(), "1", "Start with the country code, like DE.", 0..<1),
      (.iban(), "ZZ", "IBANs from this country are not accepted.", 0..<1),
      (.iban(), "US", "IBANs from this country are not accepted.", 0..<2),
      (.iban(), "DZA", "\"A\" is not allowed in an IBAN.", 2..<3),
      (.iban(), "DE00", "Check digits are 02 to 98.", 2..<4),
      (.iban(), "DE99", "Check digits are 02 to 98.", 2..<4),
      (.iban(), "DE8 ", "A space is not allowed in an IBAN.", 3..<4),
      (.iban(), "DE89A", "Use a digit here.", 4..<5),
      (.iban(), "IE29AI1", "Use a letter here.", 6..<7),
      (.iban(), "DE89370400440532013001", "Check the number; a digit is wrong.", 21..<22),
      (.iban(), "DE893704004405320130000", "Remove 1 digit.", 22..<23),
      (.iban(countries: ["FR"]), "D", "IBANs from this country are not accepted.", 0..<1),
      (
        .iban(exceptCountries: ["IT"]), "IT", "IBANs from this country are not accepted.",
        0..<2
      ),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }
}
