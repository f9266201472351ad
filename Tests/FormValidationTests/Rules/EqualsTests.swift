import FormValidation
import Testing

struct EqualsTests {
  @Test(arguments: [
    ("DELETE", Standing.valid), ("DEL", .incomplete), ("", .incomplete), ("delete", .invalid),
    ("DELETED", .invalid), ("DELX", .invalid),
  ])
  func `a text is the wanted one or its start`(_ text: String, _ standing: Standing) {
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
  func `values are compared with their kinds`(
    _ wanted: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    #expect(Clause.equals(wanted).standing(of: value) == standing)
  }

  @Test func `the message says the wanted value`() {
    let verdict = Equals("DELETE").verdict(on: "x", among: [:])
    #expect(verdict.texts == ["This must be DELETE."])
    #expect(verdict.codes == ["choice.not_equal"])
    #expect(Equals("DELETE").requirement.text == "Exactly DELETE")
  }

  @Test func `case can be left aside`() {
    #expect(Clause.equals("DELETE", ignoreCase: true).standing(of: "delete") == .valid)
    #expect(Clause.equals("DELETE", ignoreCase: true).standing(of: "del") == .incomplete)
    #expect(Clause.equals("1", ignoreCase: true).standing(of: 1) == .invalid)
  }

  @Test func `another field can be the measure, and stays out of the message`() {
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
