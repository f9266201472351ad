import FormValidation
import Testing

@testable import FormFile

struct RuleKeysWebTests {
  @Test(arguments: [
    ("email: {standard: htm}", 19, "unknown value \"htm\"; did you mean \"html\"?"),
    ("email: {hosts: []}", 16, "expected text that is not empty"),
    ("url: {schemes: [1]}", 16, "expected text or a list of texts, found a number"),
    ("hostname: {standard: rfc1124}", 22, "unknown value \"rfc1124\""),
    ("fqdn: {allow_underscore: 1}", 26, "expected true or false, found a number"),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }
}
