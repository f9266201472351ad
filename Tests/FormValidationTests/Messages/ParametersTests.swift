import FormValidation
import Testing

struct ParametersTests {
  @Test func `names keep their order`() {
    var parameters: Parameters = ["b": 1, "a": 2]
    parameters["c"] = 3
    parameters["b"] = nil
    parameters["a"] = 4
    #expect(parameters.pairs.map(\.name) == ["c", "a"])
    #expect(parameters["a"] == 4)
    #expect(parameters["b"] == nil)
  }

  @Test func `equality looks at names, values and order`() {
    #expect(Parameters(dictionaryLiteral: ("a", 1)) == ["a": 1])
    #expect(Parameters(dictionaryLiteral: ("a", 1)) != ["a": 2])
    #expect(Parameters(dictionaryLiteral: ("a", 1), ("b", 2)) != ["b": 2, "a": 1])
    #expect(Set([Parameters(dictionaryLiteral: ("a", 1)), ["a": 1], ["b": 1]]).count == 2)
  }
}
