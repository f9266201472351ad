import Testing

@testable import FormValidation

struct RulerTests {
  private static func signup() -> Ruler<Void> {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "a", rules: [.required, .minLength(2), .email])
    ruler.register("password", rules: [.required, .minLength(8)])
    ruler.register("confirm", value: "x", rules: [.sameAs("password")])
    return ruler
  }

  private static func counting(
    _ code: String,
    _ counter: Counter,
    reads: [FieldID] = []
  ) -> Clause {
    Clause(
      Custom<Value>(code, reads: reads, judgesBlank: true) { _, _ in
        counter.count()
        return .valid
      }
    )
  }

  @Test func `violations are in the order of registration, then of rules`() {
    let ruler = Self.signup()
    #expect(
      ruler.validateAll().map(\.code) == [
        "length.too_short", "format.email", "required", "cross.not_same",
      ]
    )
    #expect(ruler.validateAll().map(\.field) == ["name", "name", "password", "confirm"])
    #expect(ruler.validate("name").map(\.code) == ["length.too_short", "format.email"])
  }

  @Test func `the first violation is the first of all`() {
    var ruler = Self.signup()
    #expect(ruler.validate() == ruler.validateAll().first)
    #expect(ruler.validate() != nil)
    ruler.setValue("a@b.c", of: "name")
    #expect(ruler.validate() == ruler.validateAll().first)
    #expect(ruler.validate()?.field == "password")
    ruler.setValue("12345678", of: "password")
    ruler.setValue("12345678", of: "confirm")
    #expect(ruler.validate() == nil)
    #expect(ruler.validateAll() == [])
  }

  @Test func `a checklist reuses the outcomes of the rules, which do not run again`() {
    let counter = Counter()
    let even = Clause(
      Custom<String>("even", requirement: "Even") { text, _ in
        counter.count()
        return text.count % 2 == 0 ? .valid : .incomplete("even", "Add one more.")
      }
    )
    var ruler = Ruler<Void>()
    ruler.register("field", value: "abc", rules: [.required, .all([even, .maxLength(2)])])
    #expect(
      ruler.registrations[0].checklist(among: ruler.answers) == [
        ChecklistLine("Even", .open), ChecklistLine("At most 2 characters", .broken),
      ]
    )
    #expect(counter.taken() == 1)
  }

  @Test func `fields that are registered together run each rule once`() {
    let counter = Counter()
    var ruler = Ruler<Void>()
    ruler.registerAll { ruler in
      ruler.register("sum", rules: [Self.counting("sum", counter, reads: ["a", "b"])])
      ruler.register("a", value: 1, rules: [.range(...0)])
      ruler.register("b", value: 2, rules: [.range(...0)], when: .field("a", [.range(min: 2)]))
    }
    #expect(counter.taken() == 1)
    #expect(ruler.validateAll().map(\.field) == ["a"])
    ruler.setValue(3, of: "a")
    #expect(counter.taken() == 1)
    #expect(ruler.validateAll().map(\.field) == ["a", "b"])
  }

  @Test func `a change runs each rule that reads the field once`() {
    let (own, twice, other) = (Counter(), Counter(), Counter())
    var ruler = Ruler<Void>()
    ruler.register("early", rules: [Self.counting("early", twice, reads: ["field", "field"])])
    ruler.register(
      "field",
      rules: [Self.counting("a", own), Self.counting("b", own, reads: ["field"])]
    )
    ruler.register("other", rules: [Self.counting("other", other)])
    ruler.register(
      "late",
      rules: [
        Self.counting("c", twice, reads: ["field"]),
        Self.counting("d", twice, reads: ["other", "field"]),
        Self.counting("e", other, reads: ["other"]),
      ]
    )
    _ = (own.taken(), twice.taken(), other.taken())

    #expect(ruler.setValue("x", of: "field") == ["field", "early", "late"])
    #expect([own.taken(), twice.taken(), other.taken()] == [2, 3, 0])

    #expect(ruler.setValue("x", of: "other") == ["other", "late"])
    #expect([own.taken(), twice.taken(), other.taken()] == [0, 1, 2])

    #expect(ruler.setValue("x", of: "early") == ["early"])
    #expect([own.taken(), twice.taken(), other.taken()] == [0, 1, 0])
  }

  @Test func `two fields may read each other`() {
    var ruler = Ruler<Void>()
    ruler.register("a", rules: [.sameAs("b")])
    ruler.register("b", rules: [.sameAs("a")])
    #expect(ruler.setValue("x", of: "a") == ["a", "b"])
    #expect(ruler.validateAll().map(\.field) == ["a", "b"])
    #expect(ruler.setValue("x", of: "b") == ["b", "a"])
    #expect(ruler.validate() == nil)
  }

  @Test func `an answer of an unregistered field affects its readers`() {
    var ruler = Ruler<Void>()
    ruler.register("confirm", value: "x", rules: [.sameAs("elsewhere")])
    #expect(ruler.validate()?.code == "cross.not_same")
    #expect(ruler.setValue("x", of: "elsewhere") == ["confirm"])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue("x", of: "nowhere") == [])
  }

  @Test func `rules see the normalized answer`() {
    var ruler = Ruler<Void>()
    ruler.register(
      "name",
      value: " ADA ",
      normalizers: [.trim, .lowercase],
      rules: [.equals("ada")]
    )
    #expect(ruler.answers["name"] == "ada")
    #expect(ruler.validate() == nil)
    ruler.setValue(" bob ", of: "name")
    #expect(ruler.answers["name"] == "bob")
    #expect(ruler.verdict(on: "name").standing == .invalid)
  }

  @Test func `the user info of a registration is returned`() {
    var ruler = Ruler<String>()
    ruler.register("a", rules: [], userInfo: "first")
    ruler.register("b", rules: [.required], userInfo: "second")
    #expect(ruler.userInfo(of: "b") == "second")
    #expect(ruler.registration(of: "c") == nil && ruler.userInfo(of: "c") == nil)
    #expect(ruler.verdict(on: "c") == .valid)
    #expect(ruler.registrations.map(\.field) == ["a", "b"])
    #expect(ruler.registrations[1].verdict.codes == ["required"])
  }

  @Test func `a name registered again gets the new rules and keeps its position`() {
    var ruler = Ruler<String>()
    ruler.register("a", value: "x", rules: [.required], userInfo: "old")
    ruler.register("b", value: "x", rules: [.sameAs("a")], userInfo: "b")
    ruler.register("a", rules: [.minLength(2)], userInfo: "new")
    #expect(ruler.registrations.map(\.field) == ["a", "b"])
    #expect(ruler.answers["a"] == "x" && ruler.userInfo(of: "a") == "new")
    #expect(ruler.validateAll().map(\.violation.code) == ["length.too_short"])
    ruler.register("a", value: "xy", rules: [.minLength(2)], userInfo: "newer")
    #expect(ruler.validateAll().map(\.violation.code) == ["cross.not_same"])
    ruler.setValue("xy", of: "b")
    #expect(ruler.validateAll().isEmpty)
  }

  @Test func `circular conditions settle immediately`() {
    var ruler = Ruler<Void>()
    ruler.register("a", value: "x", rules: [.required], when: .field("b", [.required]))
    ruler.register("b", value: "x", rules: [.required], when: .field("a", [.required]))
    ruler.setValue("y", of: "a")
    ruler.setValue("", of: "b")
    #expect(ruler.registrations.count == 2)
  }

  @Test func `a copy is independent`() {
    let ruler = Self.signup()
    var copy = ruler
    copy.setValue("a@b.c", of: "name")
    #expect(ruler.validate()?.field == "name")
    #expect(copy.validate()?.field == "password")
  }
}
