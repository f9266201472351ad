import FormValidation
import Testing

extension Clause {
  /// Expects that a text can be gone on with, and what is said of it.
  func expectStart(
    _ text: String,
    says message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let verdict = verdict(on: .text(text), among: [:])
    #expect(verdict.standing == .incomplete, sourceLocation: sourceLocation)
    #expect(verdict.texts == [message], sourceLocation: sourceLocation)
  }

  /// Expects that no typing mends a text, what is said of it, and which of its graphemes is to
  /// blame.
  func expectBreak(
    _ text: String,
    says message: String,
    at range: Range<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let verdict = verdict(on: .text(text), among: [:])
    #expect(verdict.standing == .invalid, sourceLocation: sourceLocation)
    #expect(verdict.texts == [message], sourceLocation: sourceLocation)
    #expect(verdict.violations.first?.range == range, sourceLocation: sourceLocation)
  }
}
