/// What a report tells of one tape that was played, or could not be.
public struct TapeReport: Hashable, Sendable, Codable {
  /// The tape's path, as it was named or found.
  public var file: String

  /// The cases, in the order of the tape; empty where it could not be read.
  public var cases: [CaseReport]

  /// What is wrong with the tape, as diagnostics print it; nothing where it could be read.
  public var trouble: String?

  /// What is doubtful in it, as diagnostics print it; each with its line end.
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
