import FormValidation
import Testing

/// Values that rules cannot read, each of which is one violation.
struct ViolationReadingTests {
  /// Rules, a value that some cannot read, and the rules that report it.
  static let cases: [(rules: RuleSet, value: Value, names: [String])] = [
    ([.number, .integer, .range(3...5)], "x", ["number"]),
    ([.range(3...5), .integer], "x", ["integer"]),
    ([.range(3...5), .multipleOf(2)], "x", ["range"]),
    ([.number, .integer, .range(3...5)], "2.5", ["integer", "range"]),
    ([.number, .range(3...5)], "-", ["range"]),
    ([.number, .integer(min: 3)], "-", ["integer"]),
    ([.date, .after(date("2020-01-01"))], "2019", ["after"]),
    ([.after(date("2020-01-01")), .before(date("2021-01-01")), .date], "43831", ["date"]),
    ([.date, .after(date("2020-01-01"))], "2019-01-01", ["after"]),
    ([.length(2...4), .email, .alpha], 5, ["length"]),
    ([.each([.integer, .range(1...2)])], ["x", "3", "y"], ["integer", "range", "integer"]),
    ([.minLength(3), .range(3...5), .integer], "x", ["min_length", "integer"]),
    ([.integer, .range(1...2).severity(.warning)], "x", ["integer"]),
    ([.range(1...2).severity(.warning), .multipleOf(3).severity(.warning)], "x", ["range"]),
    ([.integer.code("mine"), .range(1...2)], "x", ["integer"]),
  ]

  @Test(arguments: cases.indices)
  func `a value that rules cannot read is one violation`(_ index: Int) {
    let (rules, value, names) = Self.cases[index]
    let all = rules.verdict(on: value).violations + rules.remarks(on: value)
    #expect(all.map(\.rule) == names)
    var ruler = Ruler<Void>()
    ruler.register("a", rules: rules)
    ruler.setValue(value, of: "a")
    let registered = ruler.registrations[0]
    #expect((registered.verdict.violations + registered.remarks).map(\.rule) == names)
  }

  @Test func `a value is invalid whichever rule reports it`() {
    let rules: RuleSet = [.number, .integer]
    #expect(rules.verdict(on: "1e").isInvalid)
    #expect(rules.verdict(on: "1e").violations.map(\.rule) == ["integer"])
  }
}
