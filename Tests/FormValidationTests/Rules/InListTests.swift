@testable import FormValidation
import Testing

struct OneOfTests {
  private static let sizes: Clause = .oneOf(["small", "medium", "large"])

  /// Values that no value of these tests is or begins.
  private static func others(_ count: Int) -> [Value] {
    (0..<count).map { .object(["other": .number(Number($0))]) }
  }

  @Test(arguments: [
    ("small", Standing.valid), ("larg", .incomplete), ("", .incomplete), ("x", .invalid),
    ("smalls", .invalid), ("S", .invalid), ("smx", .invalid),
  ])
  func `a text is in the list or the start of an item`(_ text: String, _ standing: Standing) {
    #expect(Self.sizes.standing(of: text) == standing)
  }

  @Test(
    arguments: [
      (.number("1"), .number("1.0"), Standing.valid), (.number("1"), true, .invalid),
      (.number("1"), "1", .incomplete), (.number("1"), "2", .invalid), ([1], [true], .invalid),
      ([1], [.number("1.0")], .valid), (true, false, .incomplete), (.null, "test", .invalid),
      (["a", "b"], ["a"], .incomplete), (["a", "b"], ["b"], .invalid),
      (.object(["a": 1]), .object(["a": 1]), .valid), (.object(["a": 1]), .object([:]), .invalid),
      (.number("12.5"), .number("12"), .incomplete), (.number("12.5"), .number("13"), .invalid),
      (.number("-5"), "-", .incomplete), (.number("5"), "-", .invalid), (0, "-", .incomplete),
      (100, "1e", .incomplete), (100, .number("1000"), .incomplete), (100, "x", .invalid),
    ] as [(Value, Value, Standing)]
  )
  func `values are compared by kind`(
    _ option: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    for count in [0, 63, 64, 1_000] {
      let clause = Clause.oneOf(Self.others(count) + [option])
      #expect(clause.standing(of: value) == standing, "after \(count) others")
    }
  }

  @Test(arguments: ["x", .null, 42, [], .object([:])] as [Value])
  func `an empty list allows nothing`(_ value: Value) {
    #expect(Clause.oneOf([]).standing(of: value) != .valid)
  }

  @Test(arguments: [
    ("SMALL", Standing.valid), ("LaR", .incomplete), ("SX", .invalid), ("ÉTÉ", .valid),
    ("É", .incomplete),
  ])
  func `case is ignored on request`(_ text: String, _ standing: Standing) {
    for count in [0, 1_000] {
      let values: [Value] = Self.others(count) + ["small", "large", "été"]
      #expect(Clause.oneOf(values, ignoreCase: true).standing(of: text) == standing)
    }
  }

  @Test(arguments: ["e", "e\u{301}", "é", "ét", "éte", "e\u{301}te"])
  func `an accent can be typed after its letter`(_ start: String) {
    #expect(Clause.oneOf(["été"]).standing(of: start) == .incomplete)
  }

  @Test func `an accent can be composed or combining`() {
    #expect(Clause.oneOf(["\u{E9}"]).standing(of: "e\u{301}") == .valid)
    #expect(Clause.oneOf(["e\u{301}"]).standing(of: "\u{E9}") == .valid)
  }

  @Test func `the message lists the choices`() {
    let verdict = Self.sizes.verdict(on: "x", among: [:])
    #expect(verdict.texts == ["Choose one of small, medium, large."])
    #expect(verdict.codes == ["choice.not_listed"])
    #expect(InList([1, 2]).requirement.text == "One of 1, 2")
  }
}

struct NoneOfTests {
  @Test(
    arguments: [
      ("ada", Standing.valid), ("root", .incomplete), ("roots", .valid), ("Root", .valid),
      (1, .incomplete), (.number("1.0"), .incomplete), ("1", .valid), (true, .valid),
      ([1], .valid), (.null, .valid),
    ] as [(Value, Standing)]
  )
  func `an answer must not be in the list`(_ value: Value, _ standing: Standing) {
    #expect(Clause.noneOf(["root", 1]).standing(of: value) == standing)
  }

  @Test func `case can be ignored`() {
    #expect(Clause.noneOf(["root"], ignoreCase: true).standing(of: "ROOT") == .incomplete)
    #expect(Clause.noneOf(["root"], ignoreCase: true).standing(of: 5) == .valid)
  }

  @Test func `the message repeats the answer`() {
    let rule = InList(["admin", "root"], isRefused: true)
    #expect(rule.verdict(on: "root", among: [:]).texts == ["Choose something other than root."])
    #expect(rule.verdict(on: "root", among: [:]).codes == ["choice.listed"])
    #expect(rule.requirement.text == "None of admin, root")
  }
}
