@testable import FormValidation
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
  func `canonically equivalent characters are equal`(_ text: String, _ standing: Standing) {
    #expect(Clause.startsWith("é").standing(of: text) == standing)
  }

  @Test func `case can be ignored`() {
    #expect(Clause.startsWith("Ab", ignoreCase: true).standing(of: "aBc") == .valid)
    #expect(Clause.startsWith("Ab", ignoreCase: true).standing(of: "A") == .incomplete)
  }

  @Test func `the message lists the starts`() {
    let rule = ContainsText(["a", "b"], at: .start)
    #expect(rule.verdict(on: "x", among: [:]).texts == ["Start with one of a, b."])
    #expect(rule.verdict(on: "x", among: [:]).codes == ["text.wrong_start"])
    #expect(rule.requirement.text == "Starts with one of a, b")
    #expect(rule.texts == ["a", "b"] && !rule.ignoreCase)
  }
}

struct EndsWithTests {
  @Test(arguments: [
    ("a.com", Standing.valid), (".com", .valid), ("a.co", .incomplete), ("", .incomplete),
    ("a.com ", .incomplete), ("a.org", .valid), ("A.COM", .incomplete),
  ])
  func `one of the ends is enough`(_ text: String, _ standing: Standing) {
    #expect(Clause.endsWith(".com", ".org").standing(of: text) == standing)
  }

  @Test func `characters are compared as grapheme clusters`() {
    #expect(Clause.endsWith("é").standing(of: "xe\u{301}") == .valid)
    #expect(Clause.endsWith("e").standing(of: "xe\u{301}") == .incomplete)
  }

  @Test func `case can be ignored`() {
    #expect(Clause.endsWith("Ab", ignoreCase: true).standing(of: "xaB") == .valid)
  }

  @Test func `the message names the end`() {
    let rule = ContainsText([".com"], at: .end)
    #expect(rule.verdict(on: "x", among: [:]).texts == ["End with .com."])
    #expect(rule.requirement.text == "Ends with .com")
    #expect(rule.texts == [".com"] && !rule.ignoreCase)
  }
}

struct ContainsTests {
  @Test(arguments: [
    ("foo", 0, Standing.valid), ("", 0, .valid), ("xfoox", 1, .valid), ("fo", 1, .incomplete),
    ("foo", 2, .incomplete), ("foofoo", 2, .valid), ("fofooofoooofoooo", 2, .valid),
    ("FOO", 1, .incomplete), ("foo\u{301}", 1, .incomplete),
  ])
  func `occurrences are counted`(_ text: String, _ min: Int, _ standing: Standing) {
    #expect(Clause.contains("foo", min: min).standing(of: text) == standing)
  }

  @Test func `occurrences do not overlap`() {
    #expect(Clause.contains("aa", min: 2).standing(of: "aaa") == .incomplete)
    #expect(Clause.contains("aa", min: 2).standing(of: "aaaa") == .valid)
  }

  @Test func `several texts count together`() {
    #expect(Clause.contains("a", "b", min: 2).standing(of: "ab") == .valid)
  }

  @Test func `case can be ignored`() {
    #expect(Clause.contains("Foo", ignoreCase: true).standing(of: "FOObar") == .valid)
  }

  @Test func `the message names what to add`() {
    let one = ContainsText(["foo"], at: .anywhere())
    #expect(one.verdict(on: "x", among: [:]).texts == ["Add foo."])
    #expect(one.requirement.text == "Contains foo")
    let three = ContainsText(["foo"], at: .anywhere(min: 3))
    #expect(three.verdict(on: "foo", among: [:]).texts == ["Add foo 2 more times."])
    #expect(three.requirement.text == "Contains foo, 3 times")
    #expect(three.texts == ["foo"] && !three.ignoreCase)
  }

  @Test func `characters at the start can be skipped`() {
    let rule = Clause.contains("ab", position: 2)
    #expect(rule.standing(of: "xxab") == .valid)
    #expect(rule.standing(of: "xabab") == .valid)
    #expect(rule.standing(of: "abx") == .incomplete)
    #expect(rule.standing(of: "xab") == .incomplete)
    #expect(rule.standing(of: "") == .incomplete)
  }
}

struct NotContainsTests {
  @Test(arguments: [
    ("ad-min", Standing.valid), ("", .valid), ("admin", .incomplete), ("admins", .invalid),
    ("xroot", .incomplete), ("root1", .invalid), ("ADMINS", .valid), ("admin\u{301}", .valid),
  ])
  func `none of the texts may appear`(_ text: String, _ standing: Standing) {
    #expect(Clause.notContains("admin", "root").standing(of: text) == standing)
  }

  @Test func `case can be ignored`() {
    #expect(Clause.notContains("Admin", ignoreCase: true).standing(of: "ADMINS") == .invalid)
  }

  @Test func `canonically equivalent characters are equal`() {
    #expect(Clause.notContains("é").standing(of: "xe\u{301}x") == .invalid)
    #expect(Clause.notContains("e").standing(of: "xe\u{301}x") == .valid)
  }

  @Test func `the message names what to remove and marks it`() {
    let rule = ContainsText(["admin", "root"], at: .nowhere)
    let verdict = rule.verdict(on: "my root!", among: [:])
    #expect(verdict.texts == ["Remove root."])
    #expect(verdict.violations.first?.range == 3..<7)
    #expect(verdict.codes == ["text.contained"])
    #expect(rule.requirement.text == "Without admin, root")
    #expect(rule.texts == ["admin", "root"] && !rule.ignoreCase)
  }

  @Test func `a list of texts is the same as the texts`() {
    #expect(Clause.startsWith(anyOf: ["a", "b"]) == .startsWith("a", "b"))
    #expect(Clause.endsWith(anyOf: ["a", "b"]) == .endsWith("a", "b"))
    #expect(Clause.contains(anyOf: ["a", "b"], min: 2) == .contains("a", "b", min: 2))
    #expect(Clause.notContains(anyOf: ["a", "b"]) == .notContains("a", "b"))
  }

  @Test func `an empty text is not searched for`() {
    #expect(Clause.notContains("").standing(of: "ada") == .valid)
    #expect(Clause.notContains("", "d").standing(of: "adam") == .invalid)
    #expect(Clause.contains("").standing(of: "ada") == .valid)
    #expect(Clause.contains("", min: 3).standing(of: "ada") == .valid)
    #expect(Clause.startsWith("").standing(of: "ada") == .valid)
    #expect(Clause.startsWith("", "b").standing(of: "ada") == .invalid)
    #expect(Clause.endsWith("").standing(of: "ada") == .valid)
  }
}
