/// Expectations that were not met, thrown where a test should fail.
public struct CaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was not met, in order; one at least.
  public let mismatches: [Mismatch]

  init(_ mismatches: [Mismatch]) {
    self.mismatches = mismatches
  }

  /// What was expected and what there was instead, by expectation, and the screen.
  public var description: String {
    let found = mismatches.map { mismatch in
      let aspect = mismatch.aspect.isEmpty ? "" : mismatch.aspect + " "
      return """
        \(mismatch.text)
          expected \(aspect)\(mismatch.expected.joined(separator: ", "))
          actual   \(aspect)\(mismatch.actual.joined(separator: ", "))
        """
    }
    let screen = mismatches.first?.screen.map { "  │ " + $0 } ?? []
    return (found + screen).joined(separator: "\n")
  }
}
