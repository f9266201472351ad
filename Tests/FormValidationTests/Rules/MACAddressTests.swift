@testable import FormValidation
import Testing

struct MACAddressTests {
  @Test(
    arguments: [
      (.mac, "00-1B-63-84-45-E6", .valid),
      (.mac, "00:1b:63:84:45:e6", .valid),
      (.mac, "001b.6384.45e6", .valid),
      (.mac, "", .incomplete),
      (.mac, "0", .incomplete),
      (.mac, "00", .incomplete),
      (.mac, "00:", .incomplete),
      (.mac, "001b", .incomplete),
      (.mac, "001b.6384", .incomplete),
      (.mac, "00:1B-", .invalid),
      (.mac, "00:1B.", .invalid),
      (.mac, "001b6", .invalid),
      (.mac, "00.", .invalid),
      (.mac, "00:1b:63:84:45:e6:", .invalid),
      (.mac, "001b.6384.45e6f", .invalid),
      (.mac, "g", .invalid),
      (.mac, "00 ", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `an address is six pairs or three groups of four`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("00", "Enter a hyphen or a digit."),
    ("00:1", "Enter a digit or a letter a to f."),
    ("00:11", "Enter the digits in pairs."),
    ("0011", "Enter a dot."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(MACAddress().verdict(on: text, among: [:]).texts == [message])
  }
}
