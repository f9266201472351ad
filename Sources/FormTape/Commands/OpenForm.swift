public import FormUI
public import FormValidation

/// `Form signup.yaml name="Ada"`: the form to fill, and answers that it holds from the start.
public struct OpenForm: TapeCommand {
  /// An answer to hold from the start.
  public struct Answer: Hashable, Sendable {
    /// The field.
    public let field: FieldID
    /// The answer.
    public let value: Value

    /// Creates an answer.
    public init(_ field: FieldID, _ value: Value) {
      self.field = field
      self.value = value
    }
  }

  /// The path by which the form was found.
  public let path: String

  /// The form.
  public let form: Form

  /// The answers to hold from the start, in the order of the tape.
  public let answers: [Answer]

  /// Creates the command.
  public init(_ form: Form, path: String, answers: [Answer] = []) {
    self.path = path
    self.form = form
    self.answers = answers
  }

  public var actions: [TapeAction] { [.open(self)] }
}
