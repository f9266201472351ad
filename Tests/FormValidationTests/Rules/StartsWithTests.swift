import FormValidation
import Testing

struct StartsWithTests {
  @Test(arguments: [
    ("https://x", Standing.valid), ("https://", .valid), ("http", .incomplete), ("", .incomplete),
    ("ftp", .invalid), ("HTTPS://", .invalid), ("mailto:x", .valid), ("mailtx", .invalid),
    (" https://", .invalid),
  ])
  func `one of the starts is enough`(_ text: String, _ standing: Standing) {
    #expect(Clause.startsWith("https://", "mailto:").standing(of: text) == standing)
  }

  @Test(arguments: [
    ("e\u{301}t", Standing.valid), ("ét", .valid), ("e", .incomplete), ("e\u{301}", .valid),
    ("et", .invalid),
  ])
  func `characters are compared by canonical equivalence`(_ text: String, _ standing: Standing) {
    #expect(Clause.startsWith("é").standing(of: text) == standing)
  }

  @Test func `upper and lower case can be the same`() {
    #expect(Clause.startsWith("Ab", ignoreCase: true).standing(of: "aBc") == .valid)
    #expect(Clause.startsWith("Ab", ignoreCase: true).standing(of: "A") == .incomplete)
  }

  @Test func `the message says the starts`() {
    let rule = StartsWith(["a", "b"])
    #expect(rule.verdict(on: "x", among: [:]).texts == ["Start with one of a, b."])
    #expect(rule.verdict(on: "x", among: [:]).codes == ["text.wrong_start"])
    #expect(rule.requirement.text == "Starts with one of a, b")
    #expect(rule.texts == ["a", "b"] && !rule.ignoreCase)
  }
}
