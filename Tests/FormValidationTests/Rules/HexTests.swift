@testable import FormValidation
import Testing

struct HexTests {
  @Test(arguments: [
    ("c0FFee09", Standing.valid), ("", .valid), ("g", .invalid), ("0x1", .invalid),
    (
      "１",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.hex.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(Hex().verdict(on: "g", among: [:]).texts == ["Use only 0-9 and a-f."])
    #expect(Hex().requirement.text == "Only hexadecimal digits")
  }
}
