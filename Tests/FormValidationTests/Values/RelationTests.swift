import FormValidation
import Testing

struct RelationTests {
  @Test(
    arguments: [
      (1, 2, true, true, false), (2, 2, false, true, true), (3, 2, false, false, true),
      ("2024-01-31", "2024-02-01", true, true, false), ("é", "e\u{301}", false, true, true),
      (.number("0.1"), .number("0.10"), false, true, true), ("9", 10, true, true, false),
      (.number("9007199254740993"), .number("9007199254740992"), false, false, true),
      // Two texts are texts, whatever they spell.
      ("10", "9", true, true, false),
    ] as [(Value, Value, Bool, Bool, Bool)]
  )
  func `numbers are ordered as numbers, texts as texts`(
    _ left: Value,
    _ right: Value,
    _ isLess: Bool,
    _ isAtMost: Bool,
    _ isAtLeast: Bool
  ) {
    #expect(Relation.lessThan.holds(between: left, and: right) == isLess)
    #expect(Relation.atMost.holds(between: left, and: right) == isAtMost)
    #expect(Relation.atLeast.holds(between: left, and: right) == isAtLeast)
    #expect(Relation.moreThan.holds(between: left, and: right) == !isAtMost)
    #expect(Relation.equalTo.holds(between: left, and: right) == (isAtMost && isAtLeast))
    #expect(Relation.otherThan.holds(between: left, and: right) != (isAtMost && isAtLeast))
  }

  @Test func `two texts are compared as numbers on request`() {
    #expect(Relation.lessThan.holds(between: "9", and: "10", as: .number) == true)
    #expect(Relation.equalTo.holds(between: "1.50", and: "1.5", as: .number) == true)
    #expect(Relation.equalTo.holds(between: "1.50", and: "1.5") == false)
    #expect(Relation.lessThan.holds(between: "nine", and: "10", as: .number) == nil)
    #expect(Relation.lessThan.holds(between: "9", and: 10, as: .text) == nil)
  }

  @Test(
    arguments: [
      (.null, 1), (1, ""), (.bool(false), .bool(true)), ("a", 1), ([1], [2]), (true, 1),
    ] as [(Value, Value)]
  )
  func `other values have no order, only equality`(_ left: Value, _ right: Value) {
    for relation in [Relation.lessThan, .atMost, .moreThan, .atLeast] {
      #expect(relation.holds(between: left, and: right) == nil)
    }
    #expect(Relation.equalTo.holds(between: left, and: right) == false)
    #expect(Relation.otherThan.holds(between: left, and: right) == true)
  }

  @Test func `blank values are the same`() {
    #expect(Relation.equalTo.holds(between: .null, and: "") == true)
    #expect(Relation.lessThan.holds(between: .null, and: "") == nil)
  }
}
