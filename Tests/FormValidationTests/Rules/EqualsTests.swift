@testable import FormValidation
import Testing

struct EqualsTests {
  @Test(arguments: [
    ("DELETE", Standing.valid), ("DEL", .incomplete), ("", .incomplete), ("delete", .invalid),
    ("DELETED", .invalid), ("DELX", .invalid),
  ])
  func `a text is the expected one or its start`(_ text: String, _ standing: Standing) {
    #expect(Clause.equals("DELETE").standing(of: text) == standing)
  }

  @Test(
    arguments: [
      (1, .number("1.0"), Standing.valid), (.number("-2"), 2, .invalid), (true, 1, .invalid),
      (true, false, .incomplete), ([true], [1], .invalid),
      (.object(["a": false]), .object(["a": 0]), .invalid),
      (.number("9007199254740993"), .number("9007199254740992"), .invalid),
      ("é", "e\u{301}", .valid), ("\r\n", "\r", .incomplete), (.null, .null, .valid),
    ] as [(Value, Value, Standing)]
  )
  func `values are compared by kind`(
    _ wanted: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    #expect(Clause.equals(wanted).standing(of: value) == standing)
  }

  @Test func `the message names the expected value`() {
    let verdict = Equals("DELETE").verdict(on: "x", among: [:])
    #expect(verdict.texts == ["This must be DELETE."])
    #expect(verdict.codes == ["choice.not_equal"])
    #expect(Equals("DELETE").requirement.text == "Exactly DELETE")
  }

  @Test func `case may be ignored`() {
    #expect(Clause.equals("DELETE", ignoreCase: true).standing(of: "delete") == .valid)
    #expect(Clause.equals("DELETE", ignoreCase: true).standing(of: "del") == .incomplete)
    #expect(Clause.equals("1", ignoreCase: true).standing(of: 1) == .invalid)
  }

  @Test func `the value can be another field's, which the message never reveals`() {
    let clause = Clause.equals(field: "other")
    #expect(clause.rule.reads == ["other"])
    #expect(clause.standing(of: "secret", among: ["other": "secret"]) == .valid)
    #expect(clause.standing(of: "sec", among: ["other": "secret"]) == .incomplete)
    #expect(clause.standing(of: "x") == .invalid)
    let verdict = clause.verdict(on: "x", among: ["other": "secret"])
    #expect(verdict.texts == ["This must be other."])
    #expect(Equals(.field("other")).requirement.text == "Exactly other")
  }
}

struct NotEqualsTests {
  @Test(
    arguments: [
      ("root", "roo", Standing.valid), ("root", "root", .incomplete), ("root", "Root", .valid),
      ("é", "e\u{301}", .incomplete), (1, .number("1.0"), .incomplete), (1, true, .valid),
      (1, "1", .valid), ([1], [true], .valid), (.null, .null, .incomplete),
    ] as [(Value, Value, Standing)]
  )
  func `values are compared by kind`(
    _ refused: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    #expect(Clause.notEquals(refused).standing(of: value) == standing)
  }

  @Test func `the message names the value`() {
    let verdict = Equals("root", isRefused: true).verdict(on: "root", among: [:])
    #expect(verdict.texts == ["Give an answer other than root."])
    #expect(verdict.codes == ["choice.equal"])
    #expect(Equals("root", isRefused: true).requirement.text == "Not root")
  }

  @Test func `case can be ignored, and the value can be another field's`() {
    #expect(Clause.notEquals("root", ignoreCase: true).standing(of: "ROOT") == .incomplete)
    let clause = Clause.notEquals(field: "other")
    #expect(clause.rule.reads == ["other"])
    #expect(clause.standing(of: "a", among: ["other": "a"]) == .incomplete)
    #expect(clause.standing(of: "b", among: ["other": "a"]) == .valid)
    #expect(
      clause.verdict(on: "a", among: ["other": "a"]).texts == ["Give an answer other than other."]
    )
  }
}

struct EqualsTargetTests {
  @Test(arguments: [
    ("4711", Standing.valid), ("47", .incomplete), ("4712", .invalid), ("47110", .invalid),
  ])
  func `an answer is compared with what the closure returns`(_ text: String, _ standing: Standing) {
    #expect(Clause.equals { "4711" }.standing(of: text) == standing)
  }

  @Test func `the closure is called each time`() {
    let counter = Counter()
    let clause = Clause.equals { () -> Int in
      counter.count()
      return 7
    }
    #expect(clause.standing(of: .number(7)) == .valid)
    #expect(clause.standing(of: .number(8)) == .invalid)
    #expect(counter.taken() == 2)
  }

  @Test func `a change of a field it reads validates it again`() {
    var ruler = Ruler<Void>()
    ruler.register("low", value: 2, rules: [])
    ruler.register("low again", value: 2, rules: [.equals(reads: ["low"]) { $0["low"] }])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue(3, of: "low") == ["low", "low again"])
    #expect(ruler.validate()?.field == "low again")
  }

  @Test func `the expected value is never revealed`() {
    let verdict = Clause.equals { "secret" }.verdict(on: "x", among: [:])
    #expect(verdict.texts == ["Enter exactly what is asked for."])
    #expect(verdict.violations[0].parameters == [:])
    #expect(verdict.codes == ["choice.not_equal"])
    #expect(
      Clause.equals { "secret" }.verdict(on: "se", among: [:]).texts == [
        "Enter exactly what is asked for."
      ]
    )
  }

  @Test func `two are equal if they read the same fields`() {
    #expect(EqualsTarget(reads: ["a"]) { $0["a"] } == EqualsTarget(reads: ["a"]) { _ in 1 })
    #expect(EqualsTarget(reads: ["a"]) { $0["a"] } != EqualsTarget { $0["a"] })
    #expect(Set([Clause.equals { 1 }, .equals { 2 }]).count == 1)
  }
}
