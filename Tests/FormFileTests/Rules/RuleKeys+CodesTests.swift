import FormValidation
import Testing

@testable import FormFile

struct RuleKeysCodesTests {
  @Test(arguments: [
    ("cidr: 5", 7, "unknown value \"5\""),
    ("ean: x", 6, "expected a length: 8, 12, 13 or 14, found \"x\""),
    ("ean: {lengths: [13, 9]}", 21, "expected a length: 8, 12, 13 or 14, found a number"),
    ("ean: []", 6, "ean is an empty list"),
    ("mac: 5", 6, "expected true or its parameters, found a number"),
    ("base64: {padding: no-way}", 19, "expected true or false, found text"),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }
}
