public import FormValidation

/// How a session ended.
public enum Outcome: Hashable, Sendable {
  /// The form was submitted; every answer is valid.
  case submitted(Answers)
  /// The user quit without submitting.
  case cancelled
  /// Ctrl-C or a request from outside ended it.
  case interrupted(Interrupt)
}

extension Outcome {
  /// The exit status of a program that only runs this session.
  public var exitStatus: Int {
    switch self {
    case .submitted: 0
    case .cancelled: 1
    case .interrupted(.hangUp): 129
    case .interrupted(.interrupt): 130
    case .interrupted(.terminate): 143
    }
  }
}
