import FormUI
import FormValidation
import TestSupport
import Testing

struct NumberFieldTests {
  @Test(arguments: [
    ("", Value.null),
    ("12", .number(12)),
    ("-", .text("-")),
    ("1.", .text("1.")),
    ("1.50", Number("1.5").map(Value.number) ?? .null),
    ("twelve", .text("twelve")),
    ("1e2", .text("1e2")),
  ])
  func `the value is a decimal once the text is one`(keys: String, value: Value) {
    var field = NumberField()
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == value)
  }

  @Test func `the text stays as typed`() {
    #expect(drawn(NumberField(), after: "007.50<Left>") == "007.5▏0")
  }

  @Test func `a decimal set is shown as written`() throws {
    var field = NumberField()
    field.value = .number(try #require(Number("0.30")))
    #expect(picture(of: field) == "0.30▏")
  }

  @Test func `a decimal set is written out in digits`() throws {
    var field = NumberField()
    field.value = .number(try #require(Number("1.5e2")))
    #expect(picture(of: field) == "150▏")
  }

  @Test func `no key makes an invalid text valid again`() {
    let rules = NumberField().impliedRules + [.integer, .range(min: 1, max: 200)]
    var field = NumberField()
    var verdicts: [Bool] = []
    for key in Keystrokes("1e2") {
      _ = field.press(key)
      verdicts.append(rules.verdict(on: field.value).isValid)
    }
    #expect(verdicts == [true, false, false])
  }

  @Test func `the mouse and undo work as in a text`() {
    var field = NumberField(text: "1234")
    let size = Size(columns: 20, rows: 1)
    _ = field.point(Pointer(.press, at: Position(row: 0, column: 1)), in: size)
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: 3)), in: size)
    #expect(selected(in: field) == "23")
    #expect(drawn(field, after: "9") == "19▏4")
    #expect(drawn(field, after: "9<Ctrl-_>") == "123▏4")
    field.leave()
    #expect(selected(in: field) == "")
  }

  @Test func `it implies that the text is a number`() {
    #expect(!NumberField().impliedRules.verdict(on: "x").isValid)
    #expect(NumberField().impliedRules.verdict(on: "-").violations.map(\.isIncomplete) == [true])
  }
}
