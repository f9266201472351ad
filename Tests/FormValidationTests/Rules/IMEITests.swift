@testable import FormValidation
import Testing

struct IMEITests {
  @Test(
    arguments: [
      (.imei, "490154203237518", .valid),
      (.imei, "356938035643809", .valid),
      (.imei, "", .incomplete),
      (.imei, "49015420323751", .incomplete),
      (.imei, "490154203237517", .invalid),
      (.imei, "4901542032375188", .invalid),
      (.imei, "49-", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `the last digit checks the others`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("49", "Enter a digit."),
    ("490154203237517", "Check the number; a digit is wrong."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(IMEI().verdict(on: text, among: [:]).texts == [message])
  }
}
