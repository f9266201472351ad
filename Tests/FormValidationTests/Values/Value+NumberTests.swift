@testable import FormValidation
import Testing

struct ValueNumberTests {
  @Test func `a number is read from a number or a text of limited length`() {
    #expect(Value.number(3).comparableNumber == 3)
    #expect(Value.text("3.0").comparableNumber == 3)
    #expect(Value.text("x").comparableNumber == nil)
    #expect(Value.bool(true).comparableNumber == nil)
    #expect(Value.text(String(repeating: "0", count: 10_000)).comparableNumber == 0)
    #expect(Value.text(String(repeating: "0", count: 10_001)).comparableNumber == nil)
  }
}
