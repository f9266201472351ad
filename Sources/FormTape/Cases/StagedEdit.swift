package import FormValidation
package import FormWidgets

/// The result of editing the text of a field in the user's editor while a tape is played.
package struct StagedEdit: Codable, Equatable, Sendable {
  package let field: FieldID

  /// The edited text; `nil` if the editor fails.
  package let text: String?

  package init(of field: FieldID, _ text: String?) {
    self.field = field
    self.text = text
  }
}

extension [StagedEdit] {
  /// Returns the result of a request: the last one for its field; `nil` if there is none.
  package func result(of request: EditRequest) -> EditResult? {
    last { $0.field == request.field }.map { edit in
      edit.text.map(EditResult.text) ?? .failed(.exited("editor", status: 1))
    }
  }
}
