@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

/// The type of a property as a rule, and the answers that only decoding refuses.
struct TypedFormRulesTests {
  private enum Plan: String, Decodable, CaseIterable, Sendable { case free, paid }
  private enum Size: Int, Decodable, CaseIterable, Sendable { case small = 1, large = 2 }
  private enum Open: String, Decodable, Sendable { case yes, no }

  private struct One<Answer: Decodable & Sendable>: Decodable, Sendable { var it: Answer }

  private func form<Answer: Decodable & Sendable>(
    _ type: Answer.Type,
    _ widget: some Widget,
    rules: RuleSet = []
  ) throws -> TypedForm<One<Answer>> {
    try TypedForm("x") { TypedField("It", \.it, widget, rules: rules) }
  }

  /// Submits an answer, and returns the messages if the form stays open, or the value.
  private func submit<Answer: Decodable & Sendable>(
    _ answer: Value,
    _ form: TypedForm<One<Answer>>
  ) throws -> (value: Answer?, code: String?) {
    var screen = Screen(form.form.starting(with: ["it": answer]))
    screen.filling.submitAtOnce()
    let code = screen.filling.sheet.verdict(at: 0).violations.first?.code
    guard let outcome = screen.filling.outcome else { return (nil, code ?? "open") }
    return (try form.result(of: outcome)?.it, code)
  }

  @Test(
    arguments: [
      (17, nil), (17.5, "number.not_whole"), (.number(Number("1e30")!), "range.above_max"),
      (.number(Number("9223372036854775807")!), nil),
      (.number(Number("9223372036854775808")!), "range.above_max"),
      (.number(Number("-9223372036854775809")!), "range.below_min"),
    ] as [(Value, String?)]
  )
  func `an Int is a whole number that fits`(_ answer: Value, _ code: String?) throws {
    let (value, found) = try submit(answer, form(Int.self, NumberField()))
    #expect(found == code)
    #expect((value == nil) == (code != nil))
  }

  @Test(
    arguments: [
      (0, nil), (255, nil), (256, "range.above_max"), (300, "range.above_max"),
      (-1, "range.below_min"), (1.5, "number.not_whole"),
    ] as [(Value, String?)]
  )
  func `a UInt8 has its range`(_ answer: Value, _ code: String?) throws {
    #expect(try submit(answer, form(UInt8.self, NumberField())).code == code)
    #expect(try submit(answer, form(UInt8?.self, NumberField())).code == code)
    let typed = Value.text(answer.description)
    #expect((try submit(typed, form(UInt8.self, TextField())).code == nil) == (code == nil))
  }

  @Test func `the widest integers keep their limits`() throws {
    let max = Value.number(Number("18446744073709551615")!)
    #expect(try submit(max, form(UInt64.self, NumberField())).value == UInt64.max)
    let above = Value.number(Number("18446744073709551616")!)
    #expect(try submit(above, form(UInt64.self, NumberField())).code == "range.above_max")
    #expect(try submit(-129, form(Int8.self, NumberField())).code == "range.below_min")
    #expect(try submit(32_768, form(Int16.self, NumberField())).code == "range.above_max")
  }

  @Test func `texts of an Int are numbers`() throws {
    #expect(try submit("abc", form(Int.self, TextField())).code != nil)
    #expect(try submit("17", form(Int.self, TextField())).value == 17)
    #expect(try submit("true", form(Bool.self, TextField())).value == true)
    #expect(try submit("perhaps", form(Bool.self, TextField())).code != nil)
    #expect(try submit("1e400", form(Double.self, TextField())).code != nil)
    #expect(try submit("1e39", form(Float.self, TextField())).code != nil)
  }

  @Test func `a slider between whole numbers says so`() throws {
    let form = try form(Int.self, Slider(min: 0, max: 1, step: 0.1))
    #expect(try submit(0.7, form).code == "number.not_whole")
    #expect(try submit(1, form).value == 1)
  }

  @Test func `an enumeration has its options`() throws {
    #expect(try submit("gold", form(Plan.self, TextField())).code == "choice.not_listed")
    #expect(try submit("paid", form(Plan.self, TextField())).value == .paid)
    #expect(try submit("paid", form(Plan?.self, TextField())).value == .some(.paid))
    #expect(try submit(2, form(Size.self, NumberField())).value == .large)
    #expect(try submit(3, form(Size.self, NumberField())).code == "choice.not_listed")
    #expect(try submit("2", form(Size.self, TextField())).value == .large)
    #expect(try submit(["free", "x"], form([Plan].self, Tags())).code == "choice.not_listed")
  }

  @Test func `what only decoding refuses keeps the form open`() throws {
    let form = try form(Open.self, TextField())
    #expect(try submit("maybe", form).code == "type")
    #expect(try submit("no", form).value == .no)
    var screen = Screen(form.form.starting(with: ["it": "maybe"]))
    screen.filling.submitAtOnce()
    screen.filling.submitAtOnce()
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.sheet.verdict(at: 0).violations.count == 1)
    #expect(screen.messages(ofFieldAt: 0).map(\.words) == ["It needs another answer."])
  }

  @Test func `an error of one's own is shown beside its field`() throws {
    struct Trip: Decodable, Sendable {
      struct Guest: Decodable, Sendable {
        var name: String
        private enum CodingKeys: CodingKey { case name }
        init(from decoder: any Decoder) throws {
          let members = try decoder.container(keyedBy: CodingKeys.self)
          name = try members.decode(String.self, forKey: .name)
          guard name != "Eve" else {
            throw DecodingError.dataCorruptedError(
              forKey: .name,
              in: members,
              debugDescription: "Not Eve again."
            )
          }
        }
      }
      var guests: [Guest]
    }
    let form = try TypedForm<Trip>("x") {
      Repeat("Guest", \.guests, 2...3) { TypedField("Name", \.name, TextField()) }
    }
    let given: Answers = ["guests": [.object(["name": "Ada"]), .object(["name": "Eve"])]]
    var screen = Screen(form.form.starting(with: given))
    screen.filling.submitAtOnce()
    #expect(screen.filling.outcome == nil)
    let index = try #require(form.form.index(of: "guests[1].name"))
    #expect(screen.messages(ofFieldAt: index).map(\.words) == ["Not Eve again."])
  }
}
