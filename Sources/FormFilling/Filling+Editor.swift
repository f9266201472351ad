package import FormValidation
public import FormWidgets
import Forms

/// Editing a long text in a program, which the front end starts and waits for.
extension Filling {
  /// The field whose text is being edited; `nil` if none is.
  package var editedField: FieldID? { outside.editedIndex.map { form.fields[$0].id } }

  /// Returns the text to edit, once per request; the result is an event.
  public mutating func takeEditRequest() -> EditRequest? {
    guard let index = outside.editedIndex, !outside.isEditing else { return nil }
    outside.isEditing = true
    return EditRequest(
      field: form.fields[index].id,
      text: String(fields[index].value) ?? ""
    )
  }

  /// Requests an editor for the focused field, and returns whether that has a long text that can be
  /// changed and is not a secret.
  package mutating func requestEditor() -> Bool {
    guard let index = focusedIndex, opensEditor(at: index) else { return false }
    (outside.editedIndex, outside.isEditing) = (index, false)
    return true
  }

  /// Returns whether a field has a long text that can be changed and is not a secret.
  package func opensEditor(at index: Int) -> Bool {
    let field = facts.fields[index]
    return field.traits.keepsLineBreaks && !field.isSecret && !form.fields[index].isReadOnly
  }

  /// Adopts an edited text as a single change, or reports why there is none.
  package mutating func receiveEdited(_ result: EditResult) {
    guard let index = outside.editedIndex else { return }
    outside.editedIndex = nil
    switch result {
    case .text(let text):
      notice = nil
      guard !Value.text(text).isSame(as: fields[index].value) else { return }
      change(index) { field in
        if field.handle(.line(text)) == .notUsed { _ = field.widget.adopt(.text(text)) }
      }
      adoptValue(of: index)
    case .failed(let failure): notice = .notEdited(failure)
    }
  }
}
