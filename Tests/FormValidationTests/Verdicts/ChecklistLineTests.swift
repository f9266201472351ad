import FormValidation
import Testing

struct ChecklistLineTests {
  @Test(arguments: [
    (Verdict.valid, ChecklistLine.Standing.met), (.incomplete("a", "A"), .open),
    (.invalid("a", "A"), .broken),
  ])
  func `a line stands as its verdict does`(_ verdict: Verdict, _ standing: ChecklistLine.Standing) {
    #expect(ChecklistLine("Text", verdict) == ChecklistLine("Text", standing))
  }
}
