import FormValidation
import Testing

struct IsDurationTests {
  @Test(arguments: [
    "P1Y", "P1Y2M", "P1Y2M3D", "P4DT12H30M5S", "PT36H", "PT1M", "PT0S", "P4W", "P0D", "P1M",
    "PT1H1M1S", "P99999999999999999999Y", "P1YT1S", "P2M3DT1M",
  ])
  func `valid texts pass`(text: String) {
    #expect(Clause.duration.standing(of: text) == .valid)
  }

  @Test(arguments: [
    ("", Standing.incomplete), ("P", .incomplete), ("P1", .incomplete), ("PT", .incomplete),
    ("P1DT", .incomplete), ("P1Y2", .incomplete), ("PT1H2", .incomplete),
    ("p1D", .invalid), ("P1Y2W", .invalid), ("P1W1D", .invalid), ("P1WT1H", .invalid),
    ("P2D1Y", .invalid), ("P1D2H", .invalid), ("PT1D", .invalid), ("P1Y1D", .invalid),
    ("PT1H1S", .invalid), ("PT1S1", .invalid), ("P-1D", .invalid), ("P1.5D", .invalid),
    ("4DT12H30M5S", .invalid), ("P২Y", .invalid), ("P1D ", .invalid),
  ])
  func `starts are incomplete, and everything else is invalid`(text: String, standing: Standing) {
    #expect(Clause.duration.standing(of: text) == standing)
  }

  @Test func `the message names the units that can come next`() {
    #expect(
      Clause.duration.verdict(on: "P1Y2", among: [:]).texts == ["Enter a digit or one of M."]
    )
    #expect(
      Clause.duration.verdict(on: "P1", among: [:]).texts
        == ["Enter a digit or one of Y, M, D, W."]
    )
  }
}
