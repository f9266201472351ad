import FormValidation
import Synchronization
import Testing

struct CandidateTests {
  private static let answers: Answers = ["name": " Ada ", "low": 2, "high": "10", "blank": ""]

  @Test func `a candidate is a field, a constant or a closure`() {
    #expect(Candidate.field("name").value(among: Self.answers) == " Ada ")
    #expect(Candidate.field("nowhere").value(among: Self.answers) == .null)
    #expect(Candidate.constant(3).value(among: Self.answers) == 3)
    #expect(Candidate.closure { "now" }.value(among: [:]) == "now")
    let sum = Candidate.closure(reads: ["low"]) { $0["low"].isBlank }
    #expect(sum.value(among: Self.answers) == false)
    #expect(sum.reads == ["low"])
    #expect(Candidate.constant(3).reads == [] && Candidate.closure { 1 }.reads == [])
  }

  @Test func `a candidate can be transformed before rules see it`() {
    #expect(Candidate.field("name").trimmed.value(among: Self.answers) == "Ada")
    let loud = Candidate.field("name").normalized(.trim, .uppercase)
    #expect(loud.value(among: Self.answers) == "ADA")
    #expect(loud.reads == ["name"])
    #expect(Candidate.constant(3).trimmed.value(among: [:]) == 3)
  }

  @Test func `a comparison is a toggle, or blank if there is nothing to compare`() {
    let order = Candidate.comparison(.field("low"), .lessThan, .field("high"))
    #expect(order.value(among: Self.answers) == true)
    #expect(order.reads == ["low", "high"])
    let blank = Candidate.comparison(.field("low"), .lessThan, .field("blank"))
    #expect(blank.value(among: Self.answers) == .null)
    let twice = Candidate.comparison(.field("low"), .equalTo, .field("low").trimmed)
    #expect(twice.value(among: Self.answers) == true)
    #expect(twice.reads == ["low"])
  }

  @Test func `a comparison never goes through binary fractions`() {
    let left = Candidate.constant(Number("0.30000000000000000001") ?? 0)
    let right = Candidate.constant(Number("0.3") ?? 0)
    #expect(Candidate.comparison(left, .moreThan, right).value(among: [:]) == true)
    #expect(Candidate.comparison(left, .equalTo, right).value(among: [:]) == false)
  }

  @Test func `rules on a candidate run when a field it reads changes`() {
    var ruler = Ruler<Void>()
    ruler.register(
      "stay",
      of: .comparison(.field("arrival"), .lessThan, .field("departure")),
      rules: [.holds("stay.order", "Depart after you arrive.")]
    )
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue("2026-05-02", of: "arrival") == ["stay"])
    #expect(ruler.setValue("2026-05-01", of: "departure") == ["stay"])
    #expect(ruler.validateAll().map(\.field) == ["stay"])
    #expect(ruler.validateAll().map(\.code) == ["stay.order"])
    #expect(ruler.verdict(on: "stay").texts == ["Depart after you arrive."])
    ruler.setValue("2026-05-03", of: "departure")
    #expect(ruler.validate() == nil)
  }

  @Test func `rules on a trimmed field leave the field as it is`() {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "  a ", rules: [])
    ruler.register("short name", of: .field("name").trimmed, rules: [.minLength(2)])
    #expect(ruler.validate()?.field == "short name")
    #expect(ruler.setValue(" ab ", of: "name") == ["name", "short name"])
    #expect(ruler.validate() == nil)
    #expect(ruler.answers["name"] == " ab ")
  }

  @Test func `a rule that reads a field its candidate reads runs once`() {
    let counter = Counter()
    let clause = Clause(
      Custom<Value>("count", reads: ["a", "b"], judgesBlank: true) { _, _ in
        counter.count()
        return .valid
      }
    )
    var ruler = Ruler<Void>()
    ruler.register("c", of: .field("a"), rules: [clause, clause])
    #expect(counter.taken() == 2)
    #expect(ruler.setValue("x", of: "a") == ["c"])
    #expect(counter.taken() == 2)
    #expect(ruler.setValue("x", of: "b") == ["c"])
    #expect(counter.taken() == 2)
  }

  private final class Switch: Sendable {
    let isOn = Atomic(true)
  }

  @Test func `a closure is evaluated on registration, on refresh, and to validate`() {
    let lamp = Switch()
    var ruler = Ruler<Void>()
    ruler.register(
      "switch",
      of: .closure { lamp.isOn.load(ordering: .relaxed) }.trimmed,
      rules: [.holds("off", "Switch it on.")]
    )
    ruler.register("name", rules: [.required])
    #expect(ruler.validate()?.field == "name")
    lamp.isOn.store(false, ordering: .relaxed)
    #expect(ruler.verdict(on: "switch").isValid)
    #expect(ruler.validate()?.code == "off")
    #expect(ruler.validate("switch").map(\.code) == ["off"])
    #expect(ruler.validate(["name", "switch"]).map(\.code) == ["off", "required"])
    #expect(ruler.validateAll().map(\.code) == ["off", "required"])
    #expect(ruler.validateByField()["switch"].count == 1)
    #expect(ruler.refresh() == ["switch"])
    #expect(ruler.refresh("switch") == false)
    #expect(ruler.refresh("nowhere") == false)
    lamp.isOn.store(true, ordering: .relaxed)
    #expect(ruler.validate()?.field == "name")
  }
}
