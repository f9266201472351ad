import FormValidation
import Testing

struct ContainsTests {
  @Test(arguments: [
    ("foo", 0, Standing.valid), ("", 0, .valid), ("xfoox", 1, .valid), ("fo", 1, .incomplete),
    ("foo", 2, .incomplete), ("foofoo", 2, .valid), ("fofooofoooofoooo", 2, .valid),
    ("FOO", 1, .incomplete), ("foo\u{301}", 1, .incomplete),
  ])
  func `so many occurrences are wanted`(_ text: String, _ min: Int, _ standing: Standing) {
    #expect(Clause.contains("foo", min: min).standing(of: text) == standing)
  }

  @Test func `occurrences do not overlap`() {
    #expect(Clause.contains("aa", min: 2).standing(of: "aaa") == .incomplete)
    #expect(Clause.contains("aa", min: 2).standing(of: "aaaa") == .valid)
  }

  @Test func `several texts count together`() {
    #expect(Clause.contains("a", "b", min: 2).standing(of: "ab") == .valid)
  }

  @Test func `upper and lower case can be the same`() {
    #expect(Clause.contains("Foo", ignoreCase: true).standing(of: "FOObar") == .valid)
  }

  @Test func `the message says what to add`() {
    let one = Contains(["foo"])
    #expect(one.verdict(on: "x", among: [:]).texts == ["Add foo."])
    #expect(one.requirement.text == "Contains foo")
    let three = Contains(["foo"], min: 3)
    #expect(three.verdict(on: "foo", among: [:]).texts == ["Add foo, 2 times more."])
    #expect(three.requirement.text == "Contains foo, 3 times")
    #expect(three.texts == ["foo"] && !three.ignoreCase)
  }

  @Test func `characters at the start can be left out`() {
    let rule = Clause.contains("ab", position: 2)
    #expect(rule.standing(of: "xxab") == .valid)
    #expect(rule.standing(of: "xabab") == .valid)
    #expect(rule.standing(of: "abx") == .incomplete)
    #expect(rule.standing(of: "xab") == .incomplete)
    #expect(rule.standing(of: "") == .incomplete)
  }
}
