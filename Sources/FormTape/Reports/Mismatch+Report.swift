import FormValidation

extension Mismatch {
  /// The mismatch in one line: the expectation, and what there was instead.
  var message: String {
    let subject = aspect.isEmpty ? "" : aspect + " "
    let found = actual.isEmpty ? "nothing" : actual.joined(separator: ", ")
    return "\(text): \(subject)is \(found)".printable
  }

  /// Whether another mismatch was found at the same moment, so that one picture serves both.
  func isSimultaneous(with other: Mismatch) -> Bool {
    (after, afterLine, state) == (other.after, other.afterLine, other.state)
      && (screen, size) == (other.screen, other.size)
  }
}

extension Breakdown {
  /// The line of the tape where the case broke, from 1; nothing where that is not known.
  var lineNumber: Int? {
    origin?.split(separator: ":").last.flatMap { Int($0) }
  }
}
