public import FormValidation
public import Forms

/// How a filling ended.
public enum Outcome: Equatable, Sendable {
  /// The form was submitted; every answer is valid.
  indirect case submitted(Answers)
  /// The user quit without submitting.
  case cancelled
  /// Ctrl-C or a request from outside ended it.
  case interrupted(Interrupt)
}

extension Outcome {
  /// Whether a request from outside ended the filling, rather than the user.
  package var isFromOutside: Bool {
    if case .interrupted(let interrupt) = self { interrupt != .interrupt } else { false }
  }

  /// The exit status of a program that only runs this filling.
  public var exitStatus: Int {
    switch self {
    case .submitted: 0
    case .cancelled: 1
    case .interrupted(.timeout): 124
    case .interrupted(.hangUp): 129
    case .interrupted(.interrupt): 130
    case .interrupted(.terminate): 143
    }
  }
}

extension TypedForm {
  /// Returns the submitted answers as the type; `nil` if the form was not submitted.
  /// - Throws: The first answer that does not fit its property: usually, the property is not
  ///   optional, but its field was not asked.
  public func result(of outcome: Outcome) throws(AnswerDecodingError) -> Answered? {
    guard case .submitted(let answers) = outcome else { return nil }
    return try answers.decode()
  }
}

/// An object of the outcome, `submitted`, `cancelled` or `interrupted`, and the answers, if any.
extension Outcome: Encodable {
  private enum OutcomeMember: CodingKey {
    case outcome, answers
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OutcomeMember.self)
    switch self {
    case .submitted(let answers):
      try container.encode("submitted", forKey: .outcome)
      try container.encode(answers, forKey: .answers)
    case .cancelled: try container.encode("cancelled", forKey: .outcome)
    case .interrupted: try container.encode("interrupted", forKey: .outcome)
    }
  }
}
