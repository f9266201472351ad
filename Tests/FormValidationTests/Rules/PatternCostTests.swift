@testable import FormValidation
import Testing

struct PatternCostTests {
  @Test(arguments: [
    ("(a+)+", true, 256), ("(a|aa)+b", true, 256), (#"(\w+\s?)*!"#, true, 256),
    ("(a+)+$", false, 64),
  ])
  func `a witness is a text that exceeds the limits, and the same each time`(
    expression: String,
    isWhole: Bool,
    limit: Int
  ) throws {
    var first = try #require(PatternCost(expression, isWhole: isWhole, ignoreCase: false))
    var second = try #require(PatternCost(expression, isWhole: isWhole, ignoreCase: false))
    let found = first.witness()
    let witness = try #require(found)
    #expect(second.witness() == witness)
    let pattern = try Pattern(expression, anchored: isWhole)
    let violation = pattern.verdict(on: witness, among: [:]).violations.first
    #expect(violation?.code == "pattern.too_costly")
    #expect(witness.utf8.count <= limit)
  }

  @Test(arguments: ["a+", "[a-z]+@[a-z]+", #"\d{4}-\d{2}"#, "(ab)*c", ""])
  func `an expression without an explosion has no witness`(expression: String) throws {
    var cost = try #require(PatternCost(expression, isWhole: true, ignoreCase: false))
    #expect(cost.witness() == nil)
  }

  @Test func `an invalid expression has no cost`() {
    #expect(PatternCost("(", isWhole: true, ignoreCase: false) == nil)
  }
}
