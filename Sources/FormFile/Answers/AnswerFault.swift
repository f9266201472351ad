public import FormValidation

/// Why answers cannot be written in a format.
public enum AnswerFault: Error, Hashable, Sendable {
  /// An answer has a NUL in it, which the format has no way to write.
  case holdsNUL(FieldID, AnswerFormat)
  /// Two fields would be one variable.
  case sameVariable(FieldID, FieldID, name: String)
}

extension AnswerFault: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .holdsNUL(let field, let format):
      """
      the answer to \(field.rawValue) has a NUL in it, which the format \(format.rawValue) cannot \
      write; use json
      """
    case .sameVariable(let first, let second, let name):
      """
      the fields \(first.rawValue) and \(second.rawValue) would both be the variable \(name); use \
      another format
      """
    }
  }
}
