import FormValidation
import Testing

struct NumericTextTests {
  @Test func `what was typed and what came as a number are told apart`() throws {
    let number = try #require(Number("1.0"))
    #expect(NumericText("1.0").number == 1)
    #expect(NumericText("1.0").isTyped)
    #expect(NumericText(number).text == "1.0")
    #expect(!NumericText(number).isTyped)
    #expect(NumericText("1.").number == nil)
  }
}
