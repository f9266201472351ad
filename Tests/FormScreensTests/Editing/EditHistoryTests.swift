import Testing

@testable import FormWidgets

struct EditHistoryTests {
  /// Returns a text after a number of steps, each of which adds an `x`.
  private func text(after steps: Int) -> EditedText {
    var edited = EditedText()
    for _ in 0..<steps { edited.insert("x") }
    return edited
  }

  @Test(arguments: [(99, 0), (100, 0), (101, 1), (250, 150)])
  func `a hundred steps can be undone`(steps: Int, left: Int) {
    var edited = text(after: steps)
    for _ in 0...steps { edited.perform(.undo) }
    #expect(edited.text.count == left)
    for _ in 0...steps { edited.perform(.redo) }
    #expect(edited.text.count == steps)
  }

  @Test(arguments: [
    (EditHistory.byteLimit + 1, 0), (EditHistory.byteLimit + 2, 1),
  ])
  func `removed text is kept up to a limit`(bytes: Int, left: Int) {
    var edited = EditedText(String(repeating: "a", count: bytes))
    edited.perform(.delete(.left))
    edited.perform(.move(.left))
    edited.perform(.kill(.lineStart))
    #expect(edited.text == "a")
    for _ in 0..<3 { edited.perform(.undo) }
    #expect(edited.text.utf8.count == bytes - left)
  }

  @Test func `the last step can be undone however much it removed`() {
    let long = String(repeating: "a", count: EditHistory.byteLimit * 2)
    var edited = EditedText(long)
    edited.perform(.kill(.lineStart))
    edited.perform(.undo)
    #expect(edited.text == long)
  }

  @Test func `typing keeps no second copy of the text`() {
    var step = EditStep(at: 0, count: 1, caret: 0)
    step.join(EditStep(at: 1, count: 1, caret: 1), of: .typing)
    #expect(step.absent.isEmpty)
    #expect(step.count == 2)
  }
}
