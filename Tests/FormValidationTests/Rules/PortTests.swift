@testable import FormValidation
import Testing

struct PortTests {
  @Test(arguments: [
    ("0", Standing.valid), ("443", .valid), ("65535", .valid), ("65536", .invalid),
    ("080", .invalid), ("-1", .invalid), ("-", .invalid), ("", .incomplete), ("8.5", .invalid),
    ("1e3", .invalid),
  ])
  func `a port has sixteen bits`(_ text: String, _ standing: Standing) {
    #expect(Clause.port.standing(of: text) == standing)
  }

  @Test func `a number from data is also validated`() {
    #expect(Clause.port.standing(of: 8_080) == .valid)
    #expect(Clause.port.standing(of: 65_536) == .invalid)
    #expect(
      Port().verdict(on: NumericText("-"), among: [:]).texts == ["\"-\" is not allowed in a port."]
    )
    #expect(Port().requirement.text == "A port from 0 to 65535")
  }
}
