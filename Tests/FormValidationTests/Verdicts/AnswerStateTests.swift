import FormValidation
import Testing

struct AnswerStateTests {
  @Test(
    arguments: [
      (.valid, .valid), (.incomplete("a", "A"), .incomplete), (.invalid("a", "A"), .invalid),
    ] as [(Verdict, AnswerState)]
  )
  func `a touched field's state is its verdict's`(_ verdict: Verdict, _ state: AnswerState) {
    #expect(AnswerState(verdict) == state)
    #expect(AnswerState(verdict, isTouched: false) == .untouched)
  }
}
