@testable import FormValidation
import Testing

struct ISINTests {
  @Test(
    arguments: [
      (.isin, "US0378331005", .valid),
      (.isin, "AU0000XVGZA3", .valid),
      (.isin, "GB0002634946", .valid),
      (.isin, "", .incomplete),
      (.isin, "US", .incomplete),
      (.isin, "US037833100", .incomplete),
      (.isin, "US0378331006", .invalid),
      (.isin, "AU0000VXGZA3", .valid),
      (.isin, "us", .invalid),
      (.isin, "0", .invalid),
      (.isin, "U1", .invalid),
      (.isin, "US037833100A", .invalid),
      (.isin, "US03783310055", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `the last digit checks the others`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("US", "Enter a letter or digit."),
    ("US0378331006", "Check the number; a digit is wrong."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(ISIN().verdict(on: text, among: [:]).texts == [message])
  }
}
