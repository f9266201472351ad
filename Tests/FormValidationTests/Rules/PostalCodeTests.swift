import Testing

@testable import FormValidation

struct PostalCodeTests {
  @Test(
    arguments: [
      ("US", "12345", .valid), ("US", "12345-6789", .valid), ("US", "", .incomplete),
      ("US", "1234", .incomplete), ("US", "12345-", .incomplete), ("US", "123456", .invalid),
      ("US", "12345 6789", .invalid), ("US", "1234A", .invalid), ("US", "12345-67890", .invalid),
      ("GB", "SW1A 1AA", .valid), ("GB", "sw1a1aa", .valid), ("GB", "M1 1AE", .valid),
      ("GB", "GIR 0AA", .valid), ("GB", "SW1A", .incomplete), ("GB", "SW1A ", .incomplete),
      ("GB", "S", .incomplete), ("GB", "1", .invalid), ("GB", "SW1A 1AAA", .invalid),
      ("GB", "SW1A  1", .invalid), ("UK", "M1 1AE", .valid), ("CA", "K1A 0B1", .valid),
      ("CA", "k1a0b1", .valid), ("CA", "K1A-0B1", .valid), ("CA", "W1A 0B1", .invalid),
      ("CA", "K1A 0D1", .invalid), ("CA", "K1", .incomplete), ("CA", "D", .invalid),
      ("NL", "1012 SZ", .valid), ("NL", "1012 SS", .invalid), ("NL", "0012 AB", .invalid),
      ("FR", "75008", .valid), ("FR", "96000", .invalid), ("FR", "97400", .valid),
      ("LI", "9485", .valid), ("LI", "9484", .invalid), ("NP", "977", .valid),
      ("IN", "110001", .valid), ("IN", "100001", .invalid), ("IE", "D6W X234", .valid),
      ("IE", "A65T F12", .invalid), ("AD", "AD500", .valid), ("AD", "ad800", .invalid),
      ("XX", "anything", .valid),
    ] as [(String, String, Standing)]
  )
  func `a country's codes have its format`(_ country: String, _ text: String, _ standing: Standing)
  {
    #expect(Clause.postalCode(.country(country)).standing(of: text) == standing)
  }

  @Test func `the first half of a British code is enough if the rule is not strict`() {
    #expect(Clause.postalCode("GB").standing(of: "SW1A") == .incomplete)
    #expect(Clause.postalCode("GB", strict: false).standing(of: "SW1A") == .valid)
    #expect(Clause.postalCode("UK", strict: false).standing(of: "SW1A 1AA") == .valid)
  }

  @Test(arguments: [
    ("12345", "US", Standing.valid), ("12345", "GB", .invalid), ("M1 1AE", "gb", .valid),
    ("x", "", .valid), ("x", "Utopia", .valid),
  ])
  func `the country can be another answer`(
    _ text: String,
    _ country: String,
    _ standing: Standing
  ) {
    let clause = Clause.postalCode(.field("country"))
    #expect(clause.rule.reads == ["country"])
    #expect(clause.standing(of: .text(text), among: ["country": .text(country)]) == standing)
  }

  @Test(arguments: [
    ("B1900ABC", Standing.valid), ("00987", .valid), ("SW1A 1AA", .valid), ("SW1A", .valid),
    ("ZZZZZ", .invalid),
    ("1234567890123", .invalid), ("Q", .incomplete),
  ])
  func `any country's code passes if allowed`(_ text: String, _ standing: Standing) {
    #expect(Clause.postalCode(.any).standing(of: text) == standing)
  }

  @Test func `every country of the table is read once`() {
    #expect(PostalCountry.codes.allSatisfy { $0.utf8.count == 2 })
    #expect(PostalCountry.codes == PostalCountry.codes.sorted())
    #expect(Set(PostalCountry.codes).count == PostalCountry.codes.count)
    #expect(PostalCountry.codes.count > 80)
  }
}
