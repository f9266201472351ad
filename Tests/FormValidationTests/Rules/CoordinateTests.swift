@testable import FormValidation
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
      Clause.latitude.verdict(on: "91", among: [:]).texts == [
        "This must be between -90 and 90."
      ]
    )
    #expect(Clause.latitude.rule.requirement.text == "A latitude from -90 to 90")
  }
}

struct LongitudeTests {
  @Test(arguments: [
    ("0", Standing.valid), ("-180", .valid), ("180.0", .valid), ("180.01", .invalid),
    ("-181", .invalid), ("-", .incomplete), ("1e2", .invalid), ("E", .invalid),
  ])
  func `a longitude goes halfway around either way`(_ text: String, _ standing: Standing) {
    #expect(Clause.longitude.standing(of: text) == standing)
  }

  @Test func `the message names the limits`() {
    let verdict = Clause.longitude.verdict(on: "200", among: [:])
    #expect(verdict.texts == ["This must be between -180 and 180."])
    #expect(Clause.longitude.rule.requirement.text == "A longitude from -180 to 180")
  }
}

struct LatLongTests {
  @Test(arguments: [
    ("51.5,-0.12", Standing.valid), ("51.5, -0.12", .valid), ("-90,180", .valid),
    ("51.5", .incomplete), ("51.", .incomplete), ("51.5,", .incomplete), ("51.5, ", .incomplete),
    ("51.5, -", .incomplete), ("", .incomplete), ("91", .invalid), ("91,", .invalid),
    ("51.,", .invalid), (",", .invalid), ("51.5,  1", .invalid), ("51.5,181", .invalid),
    ("51.5,1,", .invalid), ("51.5 ,1", .invalid), ("51,\u{301}", .invalid),
  ])
  func `both have limits`(_ text: String, _ standing: Standing) {
    #expect(Clause.latLong.standing(of: text) == standing)
  }

  @Test func `the start of a text says what to add`() {
    let rule = LatLong()
    #expect(rule.verdict(on: "51", among: [:]).texts == ["Enter a comma and the longitude."])
    #expect(rule.verdict(on: "51,", among: [:]).texts == ["Enter the longitude."])
  }

  @Test(arguments: [
    ("91", "The latitude must be between -90 and 90."),
    ("-90.1,1", "The latitude must be between -90 and 90."),
    ("51,999", "The longitude must be between -180 and 180."),
    ("51, -181", "The longitude must be between -180 and 180."),
  ])
  func `the message says which of them is out of range`(_ text: String, _ message: String) {
    #expect(LatLong().verdict(on: text, among: [:]).texts == [message])
  }
}
