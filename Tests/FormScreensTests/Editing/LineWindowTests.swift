import Testing

@testable import FormWidgets

struct LineWindowTests {
  @Test(arguments: 1...12, 0...40)
  func `the caret is always in view`(columns: Int, before: Int) {
    for after in [0, 1, 5, 50] {
      let window = LineWindow(before: before, after: after, columns: columns)
      let isFilled = before == columns && after == 0
      #expect(window.caretColumn >= 0 && window.caretColumn < columns + (isFilled ? 1 : 0))
      #expect(window.offset >= 0)
      if columns > 3, window.isCutLeft { #expect(window.caretColumn > 0) }
    }
  }

  @Test func `text that fits is not scrolled`() {
    #expect(LineWindow(before: 9, after: 0, columns: 10).offset == 0)
    #expect(LineWindow(before: 10, after: 0, columns: 10).offset == 0)
    #expect(LineWindow(before: 9, after: 1, columns: 10).offset == 0)
    #expect(LineWindow(before: 11, after: 0, columns: 10).isCutLeft)
    #expect(LineWindow(before: 0, after: 9, columns: 10).isCutRight == false)
    #expect(LineWindow(before: 0, after: 11, columns: 10).isCutRight)
  }
}
