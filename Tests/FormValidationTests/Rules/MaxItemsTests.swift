import FormValidation
import Testing

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
      MaxItems(1).verdict(on: ["a", "b"], among: [:]).texts == ["Choose at most 1, 1 fewer."]
    )
    #expect(MaxItems(1).requirement.text == "At most 1")
  }
}
