@testable import FormValidation
import Testing

struct UniqueItemsTests {
  @Test(
    arguments: [
      (.list([]), Standing.valid), (.list([1, true, "1"]), .valid), (.list([[1], [true]]), .valid),
      (.list([1, .number("1.0")]), .invalid), (.list(["é", "e\u{301}"]), .invalid),
      (.list([[[1], "a"], [[true], "a"]]), .valid),
      (.list([[1, "a"], [.number("1.0"), "a"]]), .invalid),
      (.list([.object(["a": 1, "b": 2]), .object(["b": 2, "a": 1])]), .invalid),
      (.list([0, false]), .valid), (.list([.null, .null]), .invalid),
    ] as [(Value, Standing)]
  )
  func `items are compared deeply and by kind`(_ value: Value, _ standing: Standing) {
    #expect(Clause.uniqueItems.standing(of: value) == standing)
  }

  @Test func `the message names the item`() {
    let verdict = UniqueItems().verdict(on: ["a", "b", "a"], among: [:])
    #expect(verdict.texts == ["Keep only one \"a\"."])
    #expect(verdict.violations.first?.parameters["position"] == 3)
    #expect(UniqueItems().requirement.text == "Each only once")
  }
}
