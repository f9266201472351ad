@testable import FormValidation
import Testing

struct EANTests {
  @Test(
    arguments: [
      (.ean(), "4006381333931", .valid),
      (.ean(), "96385074", .valid),
      (.ean(), "", .incomplete),
      (.ean(), "400638", .incomplete),
      (.ean(), "96385075", .incomplete),
      (.ean(), "400638133393", .incomplete),
      (.ean(), "4006381333932", .invalid),
      (.ean(), "40063813339311", .invalid),
      (.ean(), "4006-", .invalid),
      (.ean(lengths: [13]), "96385074", .incomplete),
      (.ean(lengths: [12]), "036000291452", .valid),
      (.ean(lengths: [12]), "036000291453", .invalid),
      (.ean(lengths: [14]), "10012345678902", .valid),
      (.ean(lengths: [8]), "96385075", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `the last digit checks the others`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("4", "Enter a digit."),
    ("4006381333932", "Check the number; a digit is wrong."),
    ("40063813339311", "At most 13 digits."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(EAN().verdict(on: text, among: [:]).texts == [message])
  }
}
