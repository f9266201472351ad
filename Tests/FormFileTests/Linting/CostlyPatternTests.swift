import FormValidation
import Testing

@testable import FormFile

struct CostlyPatternTests {
  @Test(arguments: [
    "[a-z]+", #"\d{3}-\d{4}"#, "(a|b)*c", #"[^@]+@[^@]+\.[a-z]{2,}"#, "(ab?)+", ".*x.*",
  ])
  func `no text is costly for an ordinary expression`(expression: String) throws {
    for isWhole in [true, false] {
      var cost = try #require(PatternCost(expression, isWhole: isWhole, ignoreCase: false))
      let found = cost.witness()
      #expect(found == nil)
    }
  }
}
