/// What a number is compared with: a number, or another field's answer.
///
/// A form file writes it `13` or `{field: seats}`.
public enum NumberLimit: Hashable, Sendable {
  /// A number.
  case number(Number)
  /// Another field's answer; where that is blank or no number, any number will do.
  case field(FieldID)

  /// The other field, if the limit is one's.
  var field: FieldID? {
    if case .field(let field) = self { field } else { nil }
  }

  /// The number to compare with, if there is one among the answers.
  func number(among answers: Answers) -> Number? {
    switch self {
    case .number(let number): number
    case .field(let field): answers[field].comparableNumber
    }
  }
}
