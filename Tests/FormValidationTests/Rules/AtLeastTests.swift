import FormValidation
import Testing

struct AtLeastTests {
  @Test(arguments: [
    (1, "", "", Standing.incomplete), (1, "a", "", .valid), (1, "", "b", .valid),
    (1, " ", "\u{3000}", .incomplete), (2, "a", "", .incomplete), (2, "a", "b", .valid),
  ])
  func `answers are counted in any field`(
    count: Int,
    own: String,
    other: String,
    standing: Standing
  ) {
    let clause = Clause.atLeast(count, of: ["email", "phone", "email"], at: "email")
    #expect(clause.standing(of: .text(own), among: ["phone": .text(other)]) == standing)
  }

  @Test func `a toggle that is off is not an answer, but zero is`() {
    let clause = Clause.atLeast(1, of: ["a", "b"], at: "a")
    #expect(clause.standing(of: false, among: ["b": false]) == .incomplete)
    #expect(clause.standing(of: false, among: ["b": true]) == .valid)
    #expect(clause.standing(of: 0) == .valid)
  }

  @Test func `a field can be marked for others`() {
    let clause = Clause.atLeast(1, of: ["a", "b"], at: "c")
    #expect(clause.standing(of: "x", among: [:]) == .incomplete)
    #expect(clause.standing(of: .null, among: ["b": "x"]) == .valid)
    #expect(clause.rule.reads == ["a", "b"])
  }

  @Test func `the message names the fields`() {
    let one = Clause.atLeast(1, of: ["email", "phone"], at: "email")
    #expect(one.verdict(on: "", among: [:]).texts == ["Answer at least one of: email, phone."])
    let two = Clause.atLeast(2, of: ["a", "b", "c"], at: "a").verdict(on: "x", among: [:])
    #expect(two.texts == ["Answer at least 2 of: a, b, c."])
    #expect(two.violations.first?.parameters["missing"] == 1)
    #expect(one.rule.requirement.text == "One of email, phone")
  }

  @Test(arguments: [10, 10_000])
  func `a change runs only the affected rules, whatever the number of fields`(count: Int) {
    let counter = Counter()
    func counting(_ reads: [FieldID]) -> Clause {
      Clause(
        Custom<Value>("counting", reads: reads, judgesBlank: true) { _, _ in
          counter.count()
          return .valid
        }
      )
    }
    var ruler = Ruler<Void>()
    let fields = (0..<count).map { FieldID("field\($0)") }
    for field in fields {
      let check = Clause.atLeast(1, of: [fields[0], fields[1]], at: fields[2])
      let sum = Clause.sumOf([fields[0], fields[3]], max: 9, at: fields[3])
      ruler.register(
        field,
        rules: [counting([])] + (field == fields[2] ? [check, counting([fields[0]])] : [])
          + (field == fields[3] ? [sum, counting([fields[0]])] : [])
      )
    }
    ruler.register("clocked", rules: [counting([.now])])
    _ = counter.taken()

    #expect(ruler.setValue("10", of: fields[0]) == [fields[0], fields[2], fields[3]])
    #expect(counter.taken() == 3)
    #expect(ruler.validateAll().map(\.code) == ["form.sum"])
    #expect(ruler.setValue("x", of: fields[1]) == [fields[1], fields[2]])
    #expect(counter.taken() == 1)
    #expect(ruler.setValue("x", of: fields[4]) == [fields[4]])
    #expect(counter.taken() == 1)
    #expect(ruler.setValue("2026-11-21T09:00:00Z", of: .now) == ["clocked"])
    #expect(counter.taken() == 1)
  }
}
