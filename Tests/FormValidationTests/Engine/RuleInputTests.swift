import FormValidation
import Testing

struct RuleInputTests {
  @Test func `a text rule takes texts and nothing`() {
    #expect(String(Value.text("a")) == "a")
    #expect(String(Value.null) == "")
    #expect(String(Value.number(1)) == nil)
    #expect(String(Value.bool(true)) == nil)
  }

  @Test func `a number rule takes numbers, texts and nothing`() {
    #expect(NumericText(Value.number(1)) == NumericText(Number(1)))
    #expect(NumericText(Value.text("1")) == NumericText("1"))
    #expect(NumericText(Value.null) == NumericText(""))
    #expect(NumericText(Value.bool(true)) == nil)
  }

  @Test func `a toggle rule takes toggles`() {
    #expect(Bool(Value.bool(true)) == true)
    #expect(Bool(Value.null) == nil)
    #expect(Bool(Value.number(1)) == nil)
  }

  @Test func `a rule on any value takes any`() {
    #expect(Value(Value.list([1])) == [1])
  }
}
