extension Verdict {
  /// Creates the verdict of several, in order; of none, it is valid.
  /// - Complexity: O(n), in violations.
  public init(merging verdicts: some Sequence<Verdict>) {
    self = .valid
    var violations: [Violation] = []
    for verdict in verdicts {
      switch (self, verdict) {
      case (_, .valid): break
      case (.invalid, _), (_, .invalid): self = .invalid([])
      case (_, .incomplete): self = .incomplete([])
      }
      violations += verdict.violations
    }
    switch self {
    case .valid: break
    case .incomplete: self = .incomplete(violations)
    case .invalid: self = .invalid(violations)
    }
  }

  /// Adds a verdict after this one.
  /// - Complexity: O(n), in violations of the other.
  public mutating func merge(_ other: Verdict) {
    let isInvalid = isInvalid || other.isInvalid
    switch self {
    case .valid: self = other
    case .incomplete(var violations), .invalid(var violations):
      if other.isValid { return }
      // Held here alone, the violations are added to where they are.
      self = .valid
      violations += other.violations
      self = isInvalid ? .invalid(violations) : .incomplete(violations)
    }
  }
}
