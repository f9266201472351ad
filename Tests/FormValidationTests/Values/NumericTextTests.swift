import FormValidation
import Testing

struct NumericTextTests {
  @Test func `typed numbers and numbers in data are distinguished`() throws {
    let number = try #require(Number("1.0"))
    #expect(NumericText("1.0").number == 1)
    #expect(NumericText("1.0").isTyped)
    #expect(NumericText(number).text == "1.0")
    #expect(!NumericText(number).isTyped)
    #expect(NumericText("1.").number == nil)
  }
}
