import FormValidation
public import FormWidgets
import Forms

/// Editing a long text in a program, which the front end starts and waits for.
extension Filling {
  /// Returns the text to edit, once per request; the result is an event.
  public mutating func takeEditRequest() -> EditRequest? {
    guard let index = outside.editedIndex, !outside.isEditing else { return nil }
    outside.isEditing = true
    return EditRequest(
      field: form.fields[index].id,
      text: String(sheet.fields[index].value) ?? ""
    )
  }

  /// Requests an editor for the focused field, and returns whether that has a long text that can be
  /// changed and is not a secret.
  package mutating func requestEditor() -> Bool {
    guard let index = sheet.focusedIndex, sheet.facts.opensEditor(at: index) else { return false }
    (outside.editedIndex, outside.isEditing) = (index, false)
    return true
  }

  /// Adopts an edited text as a single change, or reports why there is none.
  package mutating func receiveEdited(_ result: EditResult) {
    guard let index = outside.editedIndex else { return }
    outside.editedIndex = nil
    switch result {
    case .text(let text):
      notice = nil
      guard !Value.text(text).isSame(as: sheet.fields[index].value) else { return }
      sheet.change(index) { field in
        if field.handle(.line(text)) == .notUsed { _ = field.widget.adopt(.text(text)) }
      }
      adoptValue(of: index)
    case .failed(let failure): notice = .notEdited(failure)
    }
  }
}
