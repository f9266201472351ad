@testable import FormValidation
import Testing

struct PlainNumberTests {
  @Test(arguments: [
    ("90", true), ("-90", true), ("90.0", true), ("90.00000000001", false), ("91", false),
    (".5", true), ("-.5", true), ("0.00000000000001", true), ("089.9999999999", true),
    ("999999999999999", false),
  ])
  func `the magnitude of a number is its distance from zero`(_ text: String, _ isWithin: Bool) {
    #expect(PlainNumber(text[...])?.isWithin(90) == isWithin)
  }

  @Test(arguments: [
    "", "-", ".", "1.", "--1", "+1", "1e1", "1 ", "1.2.3", "٣", "0000000000000001",
  ])
  func `only plain numbers of limited length are read`(_ text: String) {
    #expect(PlainNumber(text[...]) == nil)
  }
}
