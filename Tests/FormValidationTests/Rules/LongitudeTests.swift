import FormValidation
import Testing

struct LongitudeTests {
  @Test(arguments: [
    ("0", Standing.valid), ("-180", .valid), ("180.0", .valid), ("180.01", .invalid),
    ("-181", .invalid), ("-", .incomplete), ("1e2", .invalid), ("E", .invalid),
  ])
  func `a longitude goes half round either way`(_ text: String, _ standing: Standing) {
    #expect(Clause.longitude.standing(of: text) == standing)
  }

  @Test func `the message names the limits`() {
    let verdict = Longitude().verdict(on: NumericText("200"), among: [:])
    #expect(verdict.texts == ["This must be between -180 and 180."])
    #expect(Longitude().requirement.text == "A longitude from -180 to 180")
  }
}
