extension Outcome {
  /// The status that a program ends with whose only work was this session.
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
