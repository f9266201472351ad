@testable import FormValidation
import Testing

struct BracketStackTests {
  @Test func `brackets are reordered as expected`() {
    let brackets = (0..<BracketStack.limit).map { UInt8(ascii: $0 % 3 == 0 ? "{" : "[") }
    var stack = BracketStack()
    // The second time, what was left behind must not be seen.
    for brackets in [brackets, brackets.reversed()] {
      for bracket in brackets { stack.append(bracket) }
      for bracket in brackets.reversed() {
        #expect(stack.last == bracket)
        stack.removeLast()
      }
      #expect(stack.last == nil)
    }
  }
}
