@testable import FormValidation
import Testing

struct PasswordCountsTests {
  @Test(
    arguments: [
      ("", nil, [0, 0, 0, 0, 0]), ("aB1!", nil, [4, 1, 1, 1, 1]), (" \t", nil, [2, 0, 0, 0, 0]),
      ("Ωω", nil, [2, 1, 1, 0, 0]), ("日本", nil, [2, 0, 0, 0, 0]), ("1️⃣", nil, [1, 0, 0, 0, 0]),
      ("\r\n", nil, [1, 0, 0, 0, 0]), ("a!-", "a-", [3, 0, 1, 0, 2]),
      ("!€»", nil, [3, 0, 0, 0, 3]),
    ] as [(String, String?, [Int])]
  )
  func `length, uppercase, lowercase, digits and symbols are counted`(
    _ text: String,
    _ symbols: String?,
    _ expected: [Int]
  ) {
    let counts = PasswordCounts(text, symbols: symbols)
    #expect(
      [counts.length, counts.uppercase, counts.lowercase, counts.digits, counts.symbols] == expected
    )
  }
}
