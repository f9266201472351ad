import FormValidation
import Testing

struct EqualsTargetTests {
  @Test(arguments: [
    ("4711", Standing.valid), ("47", .incomplete), ("4712", .invalid), ("47110", .invalid),
  ])
  func `an answer is compared with what the closure returns`(_ text: String, _ standing: Standing) {
    #expect(Clause.equals { "4711" }.standing(of: text) == standing)
  }

  @Test func `the closure is asked anew each time`() {
    let counter = Counter()
    let clause = Clause.equals { () -> Int in
      counter.count()
      return 7
    }
    #expect(clause.standing(of: .number(7)) == .valid)
    #expect(clause.standing(of: .number(8)) == .invalid)
    #expect(counter.taken() == 2)
  }

  @Test func `a change of what it reads judges it again`() {
    var ruler = Ruler<Void>()
    ruler.register("low", value: 2, rules: [])
    ruler.register("low again", value: 2, rules: [.equals(reads: ["low"]) { $0["low"] }])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue(3, of: "low") == ["low", "low again"])
    #expect(ruler.validate()?.field == "low again")
  }

  @Test func `what is wanted is never said`() {
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

  @Test func `two are equal when they read the same`() {
    #expect(EqualsTarget(reads: ["a"]) { $0["a"] } == EqualsTarget(reads: ["a"]) { _ in 1 })
    #expect(EqualsTarget(reads: ["a"]) { $0["a"] } != EqualsTarget { $0["a"] })
    #expect(Set([Clause.equals { 1 }, .equals { 2 }]).count == 1)
  }
}
