public import FormValidation

/// A text to be edited in the user's editor.
public struct EditRequest: Equatable, Sendable {
  /// The field.
  public let field: FieldID

  /// The text.
  public let text: String

  package init(field: FieldID, text: String) {
    (self.field, self.text) = (field, text)
  }
}

/// The result of editing a text in a program.
public enum EditResult: Equatable, Sendable {
  /// The edited text.
  case text(String)
  /// The text is unchanged.
  case failed(EditFailure)
}

/// Why a text could not be edited in a program.
public enum EditFailure: Equatable, Sendable {
  /// Neither `VISUAL` nor `EDITOR` is set, or there is no terminal for the program.
  case notSet
  /// The program with this name cannot be started.
  case notStarted(String)
  /// The program ended with an exit status other than 0.
  case exited(String, status: Int)
  /// The program's result is not text, or is too long; it is kept in a file.
  case kept(path: String)
  /// The program with this name deleted its file.
  case deleted(String)
  /// No temporary file could be created, for the system's reason.
  case noFile(reason: String)
}
