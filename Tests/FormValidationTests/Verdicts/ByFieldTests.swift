@testable import FormValidation
import Testing

struct ByFieldTests {
  private static let elements: [ByField<Int>.Element] = [("b", [1, 2]), ("empty", []), ("a", [3])]

  private let groups = ByField<Int>(elements)

  @Test func `groups keep their order, and empty ones are dropped`() {
    #expect(groups.map(\.field) == ["b", "a"])
    #expect(groups.map(\.members) == [[1, 2], [3]])
    #expect(groups.count == 2 && groups[1].field == "a")
  }

  @Test func `groups are found by field`() {
    #expect(groups["b"] == [1, 2])
    #expect(groups["empty"] == [] && groups["other"] == [])
    #expect(groups.dictionary == ["b": [1, 2], "a": [3]])
  }
}
