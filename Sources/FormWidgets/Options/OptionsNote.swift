public import FormValidation

/// Why there are no options.
public enum OptionsNote: Equatable, Sendable {
  /// They are loading.
  case loading
  /// There are none.
  case empty
  /// There are none for the answer to another field.
  case emptyFor(answer: Value)
  /// The field with a label must be answered first.
  case unanswered(field: String)
  /// They could not be had, for a reason.
  case failed(reason: String)
}
