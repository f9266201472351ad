/// Unmet expectations, thrown to make a test fail.
public struct CaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unmet expectations, in order; at least one.
  public let mismatches: [Mismatch]

  init(_ mismatches: [Mismatch]) {
    self.mismatches = mismatches
  }

  /// What was expected and found for each expectation, and the screen.
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
