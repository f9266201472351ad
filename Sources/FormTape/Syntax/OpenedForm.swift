package import FormValidation
package import Forms

/// The form that a case opens.
///
/// Each line is read in a context with it, and copying its reference is cheaper than a form.
package final class OpenedForm: Sendable {
  /// A prefilled answer.
  package struct Answer: Equatable, Sendable {
    package let field: FieldID
    /// The answer.
    package let value: Value

    package init(_ field: FieldID, _ value: Value) {
      self.field = field
      self.value = value
    }
  }

  /// The path where the form was found.
  package let path: String

  /// The form, without the answers.
  package let form: Form

  /// The prefilled answers, in the order of the tape.
  package let answers: [Answer]

  /// Creates an opened form.
  package init(_ form: Form, path: String, answers: [Answer] = []) {
    self.path = path
    self.form = form
    self.answers = answers
  }

  /// The form with its prefilled answers.
  var filled: Form {
    var values: Answers = [:]
    for answer in answers { values[answer.field] = answer.value }
    return answers.isEmpty ? form : form.starting(with: values)
  }
}
