import FormValidation
import Testing

struct LatLongTests {
  @Test(arguments: [
    ("51.5,-0.12", Standing.valid), ("51.5, -0.12", .valid), ("-90,180", .valid),
    ("51.5", .incomplete), ("51.", .incomplete), ("51.5,", .incomplete), ("51.5, ", .incomplete),
    ("51.5, -", .incomplete), ("", .incomplete), ("91", .invalid), ("91,", .invalid),
    ("51.,", .invalid), (",", .invalid), ("51.5,  1", .invalid), ("51.5,181", .invalid),
    ("51.5,1,", .invalid), ("51.5 ,1", .invalid), ("51,\u{301}", .invalid),
  ])
  func `both have their limits`(_ text: String, _ standing: Standing) {
    #expect(Clause.latLong.standing(of: text) == standing)
  }

  @Test func `a start says how to go on`() {
    let rule = LatLong()
    #expect(rule.verdict(on: "51", among: [:]).texts == ["Enter a comma and the longitude."])
    #expect(rule.verdict(on: "51,", among: [:]).texts == ["Enter the longitude."])
    #expect(rule.verdict(on: "51,999", among: [:]).texts == ["This must be between -180 and 180."])
  }
}
