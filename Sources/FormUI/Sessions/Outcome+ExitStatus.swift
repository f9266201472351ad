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
