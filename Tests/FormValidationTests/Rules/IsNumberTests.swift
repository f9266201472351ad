import FormValidation
import Testing

struct IsNumberTests {
  private static let zeros = String(repeating: "0", count: 308)
  /// 2^1024 - 2^970, the first magnitude that rounds to infinity.
  private static let limit =
    "17976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758720"
    + "70963302864166928879109465555478519404026306574886715058206819089020007083836762738548458177115317"
    + "64475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880"
    + "177904174497792"

  @Test(arguments: [
    ("1", Standing.valid), ("-11111", .valid), ("1.5", .valid), (".5", .valid), ("-.5", .valid),
    ("1e2", .valid), ("1E+2", .valid), ("1e-2", .valid), ("007", .valid), ("-0", .valid),
    ("", .incomplete), ("-", .incomplete), (".", .incomplete), ("-.", .incomplete),
    ("1.", .incomplete),
    ("1e", .incomplete), ("1e+", .incomplete), ("1e-", .incomplete),
    ("+", .invalid), ("1..", .invalid), ("1,", .invalid), ("e", .invalid), (" 1", .invalid),
    ("1 ", .invalid), ("--", .invalid), ("N", .invalid), ("1.e5", .invalid), ("1d+2", .invalid),
    ("Infinity", .invalid), ("²", .invalid), ("1", .valid),
  ])
  func `a text is a number by HTML's rule`(_ text: String, _ standing: Standing) {
    #expect(Clause.number.standing(of: text) == standing)
  }

  private static let extremes: [(String, Standing)] = [
    ("1e308", .valid), ("2e308", .invalid), ("-2e308", .invalid), ("1e309", .invalid),
    ("1e-6144", .valid), ("1e-6145", .invalid), ("1e6145", .invalid), ("1\(zeros)", .valid),
    // A negative exponent typed after it makes it small again.
    ("1\(zeros)0", .incomplete), ("1\(zeros)0e", .incomplete), ("1\(zeros)0e-1", .valid),
    ("1\(zeros)0e0", .invalid), ("1\(zeros)0000e-1", .incomplete), (limit, .incomplete),
    ("\(limit)e0", .invalid), ("-\(limit)e0", .invalid), ("\(limit.dropLast())1", .valid),
  ]

  @Test(arguments: extremes)
  func `a number that no float can hold is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.number.standing(of: text) == standing)
  }

  @Test(arguments: ["1", "1.0", "1e3", "-0.5"])
  func `a number from data passes`(_ text: String) {
    #expect(Clause.number.standing(of: .number(text)) == .valid)
  }

  @Test(
    arguments: [
      ("1,5", "Use a decimal point, not a comma.", 1..<2),
      ("1 5", "A space is not allowed in a number.", 1..<2),
      ("12x", "\"x\" is not allowed in a number.", 2..<3),
      ("1①", "\"①\" is not allowed in a number.", 1..<2),
      ("+1", "\"+\" is not allowed in a number.", 0..<1),
      ("1.5,", "\",\" is not allowed in a number.", 3..<4),
      ("1e5e", "\"e\" is not allowed in a number.", 3..<4),
      ("1.", "Enter a digit.", nil),
      ("2e308", "This must be closer to zero; use fewer digits.", nil),
      ("1e7000", "Use an exponent from -6144 to 6144.", nil),
    ] as [(String, String, Range<Int>?)]
  )
  func `the message says what to do`(_ text: String, _ message: String, _ range: Range<Int>?) {
    let verdict = Clause.number.verdict(on: .text(text), among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.violations.first?.range == range)
  }

  @Test func `a toggle is not a number`() {
    #expect(Clause.number.verdict(on: true, among: [:]).codes == ["kind"])
  }

  @Test(arguments: ["1e2", "1e", "1E+5"])
  func `an exponent is refused if only digits are allowed`(_ text: String) {
    #expect(Clause.number(allowsExponent: false).standing(of: .text(text)) == .invalid)
  }

  @Test func `a number from data may have an exponent`() {
    #expect(Clause.number(allowsExponent: false).standing(of: .number("1e2")) == .valid)
  }
}
