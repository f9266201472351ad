/// One step of what was done to a text: another text was put in the place of a part.
///
/// Only what is not in the text is kept, so that typing costs no copy of what is typed.
struct EditStep: Hashable, Sendable {
  /// Where the part begins, in bytes of UTF-8.
  var start: Int

  /// The bytes that stand there now.
  var count: Int

  /// What does not stand there now: what was there before, or would be again.
  var absent = ""

  /// The caret before the step.
  let caretBefore: Int

  /// The caret after the step.
  var caretAfter: Int

  /// Creates the step that puts so many bytes somewhere.
  init(at start: Int, count: Int, caret: Int) {
    self.start = start
    self.count = count
    caretBefore = caret
    caretAfter = start + count
  }

  /// Exchanges what stands in the text and what does not: undoes the step, or does it again.
  mutating func swap(with text: inout String) {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let part = first..<text.utf8.index(first, offsetBy: count)
    let present = String(text[part])
    text.replaceSubrange(part, with: absent)
    count = absent.utf8.count
    absent = present
  }
}
