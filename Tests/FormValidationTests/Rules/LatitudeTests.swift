import FormValidation
import Testing

struct LatitudeTests {
  @Test(arguments: [
    ("0", Standing.valid), ("-90", .valid), ("90.0", .valid), ("90.1", .invalid),
    ("-33.86", .valid), ("-", .incomplete), ("91", .invalid), ("51.", .incomplete),
    ("1e1", .invalid), ("N", .invalid),
  ])
  func `a latitude goes from pole to pole`(_ text: String, _ standing: Standing) {
    #expect(Clause.latitude.standing(of: text) == standing)
  }

  @Test func `the message names the limits`() {
    #expect(
      Latitude().verdict(on: NumericText("91"), among: [:]).texts == [
        "This must be between -90 and 90."
      ]
    )
    #expect(Latitude().requirement.text == "A latitude from -90 to 90")
  }
}
