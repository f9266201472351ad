public import FormValidation

/// A text to be edited in a program of the user's own.
public struct EditRequest: Hashable, Sendable {
  /// The field.
  public let field: FieldID

  /// The text.
  public let text: String
}

/// What came of a text that was edited in a program.
public enum EditResult: Hashable, Sendable {
  /// The edited text.
  case text(String)
  /// The text is as it was.
  case failed(EditFailure)
}

/// Why a text could not be edited in a program.
public enum EditFailure: Hashable, Sendable {
  /// Neither `VISUAL` nor `EDITOR` is set, or there is no terminal for the program.
  case notSet
  /// The program with this name cannot be started.
  case notStarted(String)
  /// The program ended with an exit status other than 0.
  case exited(String, status: Int)
  /// What the program left is no text, or too long; it is kept in a file.
  case kept(path: String)
  /// No temporary file could be created, for the system's reason.
  case noFile(reason: String)
}

/// Editing a long text in a program, which the front end starts and waits for.
extension Session {
  /// The key that opens the editor.
  static let editorKey = Key.control("o")

  /// The field whose text is being edited; `nil` if none is.
  package var editedField: FieldID? { editedIndex.map { form.fields[$0].id } }

  /// Returns the text to edit, once per request; the result is an event.
  public mutating func takeEditRequest() -> EditRequest? {
    guard let index = editedIndex, !isEditing else { return nil }
    isEditing = true
    return EditRequest(
      field: form.fields[index].id,
      text: String(fields[index].value) ?? ""
    )
  }

  /// Requests to edit the focused field in a program, and returns whether that has a long text that
  /// can be changed, and no secret.
  mutating func requestEditor() -> Bool {
    guard let index = focusedIndex, measures.fields[index].keepsLineBreaks,
      !measures.fields[index].isReadOnly, !measures.fields[index].isSecret
    else { return false }
    (editedIndex, isEditing) = (index, false)
    return true
  }

  /// Adopts an edited text as one change, or shows why there is none.
  mutating func takeEdited(_ result: EditResult) {
    guard let index = editedIndex else { return }
    editedIndex = nil
    switch result {
    case .text(let text):
      notice = nil
      guard !Value.text(text).isSame(as: fields[index].value) else { return }
      change(index) { widget in
        if widget.handle(.line(text), in: .line) == .notUsed { _ = widget.adopt(.text(text)) }
      }
      takeValue(of: index)
    case .failed(let failure): notice = .notEdited(failure)
    }
  }
}
