import FormValidation
import FormWidgets
import Forms

/// The questions, one by one.
extension Filling {
  /// Enters a line as the answer of the focused field, and returns whether it is accepted.
  package mutating func enter(_ line: String) -> Bool {
    guard let index = sheet.focusedIndex, !form.fields[index].isReadOnly,
      sheet.fields[index].widget.enter(line) || sheet.fields[index].widget.enter(beginnings: line)
    else { return false }
    notice = nil
    sheet.begin()
    settle(index)
    adoptValue(of: index)
    return true
  }

  /// Moves the focus after the last field: to the review page, or to the submit button.
  package mutating func moveFocusToEnd() {
    moveFocus(to: .button, on: sheet.openPages.last)
  }
}
