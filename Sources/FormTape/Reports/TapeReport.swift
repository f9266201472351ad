/// The report of a tape that was played, or could not be.
public struct TapeReport: Hashable, Sendable {
  /// The tape's path, as given or found.
  public var file: String

  /// The cases, in the order of the tape; empty if it could not be read.
  public var cases: [CaseReport]

  /// The errors of the tape, as diagnostics print them; `nil` if it could be read.
  public var trouble: String?

  /// The warnings of the tape, as diagnostics print them, each with a line break.
  public var warnings: [String]

  /// Creates a report.
  public init(
    _ file: String,
    cases: [CaseReport] = [],
    trouble: String? = nil,
    warnings: [String] = []
  ) {
    self.file = file
    self.cases = cases
    self.trouble = trouble
    self.warnings = warnings
  }
}
