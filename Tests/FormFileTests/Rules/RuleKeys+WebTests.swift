import FormValidation
import Testing

@testable import FormFile

struct RuleKeysWebTests {
  @Test(arguments: [
    ("email: {standard: htm}", 19, "standard has no choice \"htm\"; did you mean \"html\"?"),
    ("email: {hosts: []}", 16, "hosts wants a text that is not empty"),
    ("url: {schemes: [1]}", 16, "schemes wants a text or a list of texts, not a number"),
    ("hostname: {standard: rfc1124}", 22, "standard has no choice \"rfc1124\""),
    ("fqdn: {allow_underscore: 1}", 26, "allow_underscore wants true or false, not a number"),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }
}
