import FormValidation
import Testing

@testable import FormFile

struct RuleKeysCodesTests {
  @Test(arguments: [
    ("cidr: 5", 7, "cidr has no version 5"),
    ("ean: x", 6, "ean wants a number of digits, not a text"),
    ("ean: {lengths: [13, 9]}", 16, "lengths has no length 9"),
    ("ean: []", 6, "ean lists nothing"),
    ("mac: 5", 6, "mac wants true or its parameters, not a number"),
    ("base64: {padding: no-way}", 19, "padding wants true or false, not a text"),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }
}
