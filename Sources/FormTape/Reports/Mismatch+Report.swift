import FormValidation

extension Mismatch {
  /// The mismatch in one line: the expectation, and what was found.
  var message: String {
    let subject = aspect.isEmpty ? "" : aspect + " "
    let found = actual.isEmpty ? "nothing" : actual.joined(separator: ", ")
    return "\(text): \(subject)is \(found)".printable
  }

  /// Returns whether another mismatch was found at the same moment, so that both share a screen.
  func isSimultaneous(with other: Mismatch) -> Bool {
    (after, afterLine, state) == (other.after, other.afterLine, other.state)
      && (screen, size) == (other.screen, other.size)
  }
}

extension Breakdown {
  /// The line of the tape where the case broke down, from 1; `nil` if unknown.
  var lineNumber: Int? {
    origin?.split(separator: ":").last.flatMap { Int($0) }
  }
}
