@testable import FormValidation
import Testing

struct VerdictNumbersTests {
  @Test(arguments: [
    ("1,5", "Use a decimal point, not a comma."),
    ("1,234", "Enter 1234, or 1.234 for three decimals."),
    ("1,234.5", "Enter the number without commas."),
    ("1,234,567", "Enter the number without commas."),
    ("1,5x", "\"x\" is not allowed in a number."),
    ("12,34.5", "\".\" is not allowed in a number."),
    ("1.5,", "\",\" is not allowed in a number."), ("１", "Use the digits 0-9."),
    ("1²", "\"²\" is not allowed in a number."), ("1 ", "A space is not allowed in a number."),
  ])
  func `errors in a number say what to use`(_ text: String, _ message: String) {
    let verdict = NumberScanner(text).misplaced(in: text)
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["number.not_a_number"])
  }
}
