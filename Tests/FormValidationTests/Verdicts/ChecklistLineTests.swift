import FormValidation
import Testing

struct ChecklistLineTests {
  @Test(arguments: [
    (Verdict.valid, ChecklistLine.Standing.met), (.incomplete("a", "A"), .open),
    (.invalid("a", "A"), .broken),
  ])
  func `a line's standing is its verdict's`(_ verdict: Verdict, _ standing: ChecklistLine.Standing)
  {
    #expect(ChecklistLine("Text", verdict) == ChecklistLine("Text", standing))
  }
}
