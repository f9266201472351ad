import FormValidation
import Testing

struct RuleInputTests {
  @Test func `a text rule accepts only texts and null`() {
    #expect(String(Value.text("a")) == "a")
    #expect(String(Value.null) == "")
    #expect(String(Value.number(1)) == nil)
    #expect(String(Value.bool(true)) == nil)
  }

  @Test func `a number rule accepts only numbers, texts and null`() {
    #expect(NumericText(Value.number(1)) == NumericText(Number(1)))
    #expect(NumericText(Value.text("1")) == NumericText("1"))
    #expect(NumericText(Value.null) == NumericText(""))
    #expect(NumericText(Value.bool(true)) == nil)
  }

  @Test func `a toggle rule accepts toggles`() {
    #expect(Bool(Value.bool(true)) == true)
    #expect(Bool(Value.null) == nil)
    #expect(Bool(Value.number(1)) == nil)
  }

  @Test func `a rule on any value accepts all kinds`() {
    #expect(Value(Value.list([1])) == [1])
  }
}
