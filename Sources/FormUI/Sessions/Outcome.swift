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
