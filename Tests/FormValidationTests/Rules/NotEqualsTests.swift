import FormValidation
import Testing

struct NotEqualsTests {
  @Test(
    arguments: [
      ("root", "roo", Standing.valid), ("root", "root", .incomplete), ("root", "Root", .valid),
      ("é", "e\u{301}", .incomplete), (1, .number("1.0"), .incomplete), (1, true, .valid),
      (1, "1", .valid), ([1], [true], .valid), (.null, .null, .incomplete),
    ] as [(Value, Value, Standing)]
  )
  func `values are compared with their kinds`(
    _ refused: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    #expect(Clause.notEquals(refused).standing(of: value) == standing)
  }

  @Test func `the message says the value`() {
    let verdict = NotEquals("root").verdict(on: "root", among: [:])
    #expect(verdict.texts == ["Give an answer other than root."])
    #expect(verdict.codes == ["choice.equal"])
    #expect(NotEquals("root").requirement.text == "Not root")
  }
}
