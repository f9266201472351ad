@testable import FormValidation
import Testing

struct MinItemsTests {
  @Test(
    arguments: [
      (.list(["a", "b"]), Standing.valid), (.list(["a", "b", "c"]), .valid),
      (.list(["a"]), .incomplete),
      (.list([]), .incomplete), (.null, .incomplete), ("ab", .invalid),
    ] as [(Value, Standing)]
  )
  func `a shorter list is incomplete, even an empty one`(_ value: Value, _ standing: Standing) {
    #expect(RuleSet([.minItems(2)]).verdict(on: value).standing == standing)
  }

  @Test func `a maximum of zero is possible`() {
    #expect(RuleSet([.minItems(0)]).verdict(on: .null).isValid)
  }

  @Test func `the message says how many to choose`() {
    #expect(ItemCount(min: 3).verdict(on: ["a"], among: [:]).texts == ["Choose 2 more."])
    #expect(ItemCount(min: 3).requirement.text == "At least 3")
  }
}

struct MaxItemsTests {
  @Test(
    arguments: [
      (.list(["a", "b"]), Standing.valid), (.list([]), .valid), (.null, .valid),
      (.list(["a", "b", "c"]), .invalid),
      (5, .invalid),
    ] as [(Value, Standing)]
  )
  func `a longer list is invalid`(_ value: Value, _ standing: Standing) {
    #expect(Clause.maxItems(2).standing(of: value) == standing)
  }

  @Test func `the message says how many fewer`() {
    #expect(
      ItemCount(max: 1).verdict(on: ["a", "b"], among: [:]).texts == ["Choose at most 1; remove 1."]
    )
    #expect(ItemCount(max: 1).requirement.text == "At most 1")
  }
}
