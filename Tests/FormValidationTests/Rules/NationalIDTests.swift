import Testing

@testable import FormValidation

struct NationalIDTests {
  /// Valid numbers, from the documentation of python-stdnum 2.2.
  private static let numbers = [
    ("AT", "1237 010180"), ("AU", "123 456 782"),
    ("BE", "85.07.30-033 28"), ("BG", "7523169263"),
    ("BR", "390.533.447-05"), ("CA", "123-456-782"),
    ("CH", "756.9217.0769.85"), ("CL", "12.531.909-2"),
    ("CN", "360426199101010071"), ("CZ", "710319/2745"),
    ("DE", "36 574 261 809"), ("DK", "211062-5629"),
    ("EE", "36805280109"), ("ES", "54362315-K"),
    ("ES", "x-2482300w"), ("FI", "131052-308T"),
    ("FR", "2 95 10 99 126 111 93"), ("GB", "AB 12 34 56 C"),
    ("GR", "01013099997"), ("HR", "33392005961"),
    ("IE", "6433435F"), ("IE", "6433435OA"),
    ("IL", "039337423"), ("IN", "2341 2341 2346"),
    ("IS", "120174-3399"), ("IT", "RCCMNL83S18D969H"),
    ("JP", "6214 9832 0257"), ("KR", "971013-9019902"),
    ("LT", "33309240064"), ("MX", "BOXW310820HNERXN09"),
    ("NL", "1112.22.333"), ("NO", "151086 95088"),
    ("PL", "44051401359"), ("PT", "501 964 843"),
    ("RO", "1630615123457"), ("SE", "880320-0016"),
    ("SE", "198803200016"), ("SK", "7103192745"),
    ("TR", "17291716060"), ("US", "536-90-4399"),
    ("ZA", "7503305044089"),
  ]

  @Test(arguments: numbers)
  func `a number passes with and without separators, and so may its start`(
    _ country: String,
    _ text: String
  ) {
    let rule = Clause.nationalID(.country(country))
    #expect(rule.standing(of: text) == .valid)
    #expect(rule.standing(of: text.lowercased()) == .valid)
    #expect(Clause.nationalID().standing(of: text) == .valid)
    if country != "FI" {
      #expect(rule.standing(of: text.filter { $0.isLetter || $0.isNumber }) == .valid)
    }
    for count in 0..<text.count {
      #expect(rule.standing(of: String(text.prefix(count))) != .invalid, "\(count)")
    }
  }

  @Test(arguments: numbers.filter { !["DK", "GB", "IS", "KR", "US"].contains($0.0) })
  func `another last digit or letter does not pass`(_ country: String, _ text: String) {
    let rule = Clause.nationalID(.country(country))
    let others = (text.last?.isNumber == true ? "0123456789" : "ABCDEFGHJKLMNPRSTVWXYZ")
      .filter { $0 != text.uppercased().last }
    let passing = others.filter { rule.standing(of: text.dropLast() + String($0)) == .valid }
    // One more may pass where a check digit stands for two remainders, or a letter is free.
    #expect(passing.count <= 1, "\(passing)")
  }

  @Test func `every country has a number here`() {
    #expect(Set(NationalIDCountry.all.map(\.code)) == Set(Self.numbers.map(\.0)))
    #expect(NationalIDCountry.all.count == Set(NationalIDCountry.all.map(\.code)).count)
  }

  @Test(arguments: [
    ("US", "666-12-3456", Standing.invalid), ("US", "900", .invalid),
    ("US", "123-00-4567", .invalid),
    ("US", "123-45-0000", .invalid), ("GB", "BG123456A", .invalid), ("GB", "QQ", .invalid),
    ("GB", "AB123456E", .invalid), ("DK", "321062-5629", .invalid),
    ("PL", "4405140135", .incomplete),
    ("PL", "44051401359 ", .invalid), ("SE", "8803200017", .invalid), ("DE", "0", .invalid),
    ("NL", "000000000", .invalid), ("BR", "111.111.111-11", .invalid), ("FR", "9", .invalid),
    ("XX", "anything", .valid),
  ])
  func `what is never issued does not pass`(
    _ country: String,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Clause.nationalID(.country(country)).standing(of: text) == standing)
  }

  @Test func `the country may be in another field`() {
    let rule = Clause.nationalID(.field("country"))
    #expect(rule.verdict(on: "44051401359", among: ["country": "PL"]).isValid)
    #expect(!rule.verdict(on: "44051401358", among: ["country": "pl"]).isValid)
    #expect(rule.verdict(on: "44051401358", among: ["country": "Poland"]).isValid)
    #expect(rule.reads == ["country"])
  }
}
