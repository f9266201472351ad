@testable import FormValidation
import Testing

struct SemanticVersionTests {
  @Test(
    arguments: [
      (.semver, "1.2.3", .valid),
      (.semver, "0.0.0", .valid),
      (.semver, "1.0.0-rc.1+build.05", .valid),
      (.semver, "1.0.0-0a", .valid),
      (.semver, "1.0.0--", .valid),
      (.semver, "1.0.0+00", .valid),
      (.semver, "99999999999999999999.0.0", .valid),
      (.semver, "1.0.0-0", .valid),
      (.semver, "", .incomplete),
      (.semver, "1", .incomplete),
      (.semver, "1.2", .incomplete),
      (.semver, "1.2.", .incomplete),
      (.semver, "1.0.0-", .incomplete),
      (.semver, "1.0.0-01", .incomplete),
      (.semver, "1.0.0+", .incomplete),
      (.semver, "1.0.0-a.", .incomplete),
      (.semver, "01", .invalid),
      (.semver, "v1", .invalid),
      (.semver, "1.0.0-01.", .invalid),
      (.semver, "1.0.0-a..", .invalid),
      (.semver, "1.0.0+a+", .invalid),
      (.semver, "1.2.3.", .invalid),
      (.semver, "1.2.3 ", .invalid),
      (.semver, "1.0.0-é", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a version has three numbers, and marks`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("1.", "Enter a digit."),
    ("01", "Remove the leading zero."),
    ("1.0.0-01", "Remove the leading zero."),
    ("1.0.0-", "Enter a letter or digit."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(SemanticVersion().verdict(on: text, among: [:]).texts == [message])
  }
}
