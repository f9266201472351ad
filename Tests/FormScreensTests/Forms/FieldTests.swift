import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct FieldTests {
  @Test func `a widget gets the rules of its field whenever they change`() {
    var field = Field("age", NumberField(), rules: [.range(13...)])
    #expect(field.widget.role == .number(min: 13, max: nil, step: nil))
    field.rules = [.range(...120)]
    #expect(field.widget.role == .number(min: nil, max: 120, step: nil))
    field.widget = NumberField(min: 1)
    #expect(field.widget.role == .number(min: 1, max: 120, step: nil))
    field.widget.value = 7
    #expect(field.widget.value == 7)
    #expect(field == Field("age", NumberField(min: 1, text: "7"), rules: [.range(...120)]))
  }

  @Test func `fields are equal if their rules are, in a form or alone`() {
    let field = Field("age", NumberField(), rules: [.integer(min: 1, max: 6)])
    let form = Form(title: "T", fields: [field]).starting(with: ["age": 3])
    #expect(form.fields[0].widget.role == .number(min: 1, max: 6, step: 1))
    #expect(form.fields[0] != field)
  }
}
