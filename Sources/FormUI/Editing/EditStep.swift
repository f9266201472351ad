/// One edit of a text: the replacement of a part.
///
/// Only what is not in the text is kept, so that typing does not copy the typed text.
struct EditStep: Hashable, Sendable {
  /// The start of the part, in UTF-8 bytes.
  var start: Int

  /// The number of bytes now in its place.
  var count: Int

  /// The text not there now: the previous text, or after an undo, the new one.
  var absent = ""

  /// The caret before the step.
  let caretBefore: Int

  /// The caret after the step.
  var caretAfter: Int

  /// Creates the step that inserts a number of bytes at a position.
  init(at start: Int, count: Int, caret: Int) {
    self.start = start
    self.count = count
    caretBefore = caret
    caretAfter = start + count
  }

  /// Exchanges the two texts: undoes the step, or redoes it.
  mutating func swap(with text: inout String) {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let part = first..<text.utf8.index(first, offsetBy: count)
    let present = String(text[part])
    text.replaceSubrange(part, with: absent)
    count = absent.utf8.count
    absent = present
  }
}
