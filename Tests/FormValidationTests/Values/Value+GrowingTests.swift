@testable import FormValidation
import Testing

struct ValueGrowingTests {
  @Test(
    arguments: [
      ("", "x", true), ("a", "abc", true), ("ab", "abc", true), ("abc", "abc", true),
      ("abcd", "abc", false), ("b", "abc", false), ("ax", "abc", false), ("\r", "\r\n", true),
      ("🇩", "🇩🇪", true), ("👨", "👨‍👩‍👧", true), ("e", "é", true), ("éx", "éa", false),
      ("exa", "éxa", false),
      ("K", "\u{212A}b", true), ("", 1, true), (.null, true, true), ("a", true, false),
      (1, "1", false),
    ] as [(Value, Value, Bool)]
  )
  func `a text can become any text that it starts`(_ typed: Value, _ target: Value, _ can: Bool) {
    #expect(typed.canBecome(target) == can)
  }

  @Test(arguments: [
    ("1", "100", true), ("10", "1", true), ("2", "100", false), ("-", "-1", true),
    ("-", "1", false),
    ("-0", "0", true), ("0.0", "0.05", true), ("0.06", "0.05", false), ("1e", "100", true),
    ("3e", "100", false), ("x", "1", false), ("00", "0", true), ("5", "0", false),
  ])
  func `a number can become any that continues its digits`(
    _ typed: String,
    _ target: String,
    _ can: Bool
  ) {
    #expect(Value.text(typed).canBecome(.number(target)) == can)
  }

  @Test func `every start of a number's spelling can become it`() {
    for spelling in ["-12.50", "-125e-1", "-0012.5", "-1.25E1", "-.125e+2"] {
      for length in 0...spelling.count {
        #expect(Value.text(String(spelling.prefix(length))).canBecome(.number("-12.5")))
      }
    }
  }
}
