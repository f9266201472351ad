@testable import FormValidation
import Testing

struct IsBooleanTests {
  @Test(
    arguments: [
      (true, Standing.valid), (false, .valid), ("true", .valid), ("false", .valid),
      ("tr", .incomplete), ("", .incomplete), ("True", .invalid), ("true ", .invalid),
      ("yes", .invalid), (1, .invalid), ([], .invalid),
    ] as [(Value, Standing)]
  )
  func `a strict rule accepts true and false`(_ value: Value, _ standing: Standing) {
    #expect(Clause.boolean.standing(of: value) == standing)
  }

  @Test(
    arguments: [
      (true, Standing.valid), ("TRUE", .valid), ("Yes", .valid), ("oFf", .valid), ("0", .valid),
      ("o", .incomplete), ("10", .invalid), (1, .valid), (0, .valid), (2, .invalid),
      ("noo", .invalid),
    ] as [(Value, Standing)]
  )
  func `a loose rule accepts other words too`(_ value: Value, _ standing: Standing) {
    #expect(Clause.boolean(loose: true).standing(of: value) == standing)
  }

  @Test func `the message lists the words`() {
    #expect(IsBoolean().verdict(on: "x", among: [:]).texts == ["Enter true or false."])
    #expect(IsBoolean(loose: true).verdict(on: "x", among: [:]).texts == ["Enter yes or no."])
    #expect(IsBoolean().requirement.text == "True or false")
    #expect(IsBoolean(loose: true).requirement.text == "Yes or no")
  }
}
