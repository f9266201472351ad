import Testing

@testable import FormValidation

struct NumberLimitsTests {
  private static let verdicts: [(Clause, String, String, Standing)] = [
    (.range(from: .field("o"), to: nil), "5", "5", .valid),
    (.range(from: .field("o"), to: nil), "5", "4", .incomplete),
    (.range(from: .field("o"), to: nil), "5", "4.", .invalid),
    (.range(from: nil, to: .field("o")), "5", "6", .invalid),
    (.range(from: nil, to: .field("o")), "5", "5", .valid),
    (.range(from: .number(1), to: .field("o")), "5", "6", .invalid),
    (.range(from: .number(1), to: .field("o")), "", "6", .valid),
    (.range(from: .number(1), to: .field("o")), "", "0.", .invalid),
    (.range(from: nil, to: .field("o")), "", "6", .valid),
    (.range(from: nil, to: .field("o")), "x", "6", .valid),
    (.exclusiveMin(.field("o")), "5", "5", .incomplete),
    (.exclusiveMin(.field("o")), "5", "6", .valid),
    (.exclusiveMax(.field("o")), "5", "5", .invalid),
    (.exclusiveMax(.field("o")), "5", "4.9", .valid),
    (.exclusiveMax(.field("o")), "1e1", "9", .valid),
  ]

  @Test(arguments: verdicts)
  func `another field limits while it holds a number`(
    _ clause: Clause,
    _ other: String,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: .text(text), among: ["o": .text(other)]) == standing)
    #expect(clause.rule.reads == ["o"])
  }

  @Test(
    arguments: [
      (.range(from: .field("o"), to: nil), "4.", "This must be at least o.", "At least o"),
      (.range(from: nil, to: .field("o")), "6", "This must be at most o.", "At most o"),
      (.range(from: .number(1), to: .field("o")), "6", "This must be between 1 and 5.", "1 to o"),
      (.exclusiveMin(.field("o")), "4.", "This must be greater than o.", "More than o"),
      (.exclusiveMax(.field("o")), "6", "This must be less than o.", "Less than o"),
    ] as [(Clause, String, String, String)]
  )
  func `a lone limit goes by its field's name`(
    clause: Clause,
    text: String,
    message: String,
    requirement: String
  ) {
    let verdict = clause.verdict(on: .text(text), among: ["o": 5])
    #expect(verdict.texts == [message])
    #expect(clause.rule.requirement.text == requirement)
  }

  @Test func `lowest and highest limit each other, and are judged together`() {
    var ruler = Ruler<Void>()
    ruler.register("low", value: "3", rules: [.range(from: nil, to: .field("high"))])
    ruler.register("high", value: "5", rules: [.range(from: .field("low"), to: nil)])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue("2", of: "high") == ["high", "low"])
    #expect(ruler.validateAll().map(\.code) == ["range.above_max", "range.below_min"])
  }

  @Test(arguments: [
    NumberLimits(min: .number(-3), max: .number(4)), NumberLimits(min: nil, max: .number(4)),
    NumberLimits(min: .number(-3), max: nil), NumberLimits(min: nil, max: nil),
    NumberLimits(min: .number(4), max: .number(-3)), NumberLimits(min: .field("o"), max: nil),
    NumberLimits(min: .number(Number(isNegative: false, digits: [5], exponent: -1)), max: nil),
    NumberLimits(min: .number(-3), max: .number(4), isExclusive: true),
  ])
  func `the short look allows nothing that the long one does not`(limits: NumberLimits) throws {
    for text in ["-4", "-3", "-0.5", "0", "0.5", "4", "4.5", "5", "1e30", "-1e30"] {
      let number = try #require(Number(text))
      let isAllowed = limits.verdict(on: NumericText(number), among: ["o": 0]).isValid
      if limits.plainlyAllow(number) { #expect(isAllowed, "\(text)") }
    }
  }

  @Test func `the short look allows whole numbers between whole limits`() {
    let limits = NumberLimits(min: .number(-3), max: .number(4))
    #expect((-5...5).filter { limits.plainlyAllow(Number($0)) } == Array(-3...4))
  }
}
